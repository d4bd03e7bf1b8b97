# 對宣告卡所說明的處理。
deed-told = { $also ->
    [yes] 同時
   *[no] 效果
}：{ $what }
told-moved = { $fate ->
    [destroyed] 破壞{ $cards }
    [sent] 將{ $cards }送去墓地
    [discarded] 捨棄{ $cards }
    [tributed] 解放{ $cards }
    [banished] 除外{ $cards }
    [banished_face_down] 將{ $cards }裏側除外
    [to_hand] 將{ $cards }加入手牌
    [onto_deck] 將{ $cards }放回牌組最上方
    [under_deck] 將{ $cards }放回牌組最下方
    [into_deck] 將{ $cards }放回牌組
    [detached] 取除{ $cards }
   *[set] 蓋放{ $cards }
}
told-summoned = 將{ $cards }以{ $posture ->
    [face_up_defense] 守備表示
    [face_down_defense] 裏側守備表示
   *[face_up_attack] 攻擊表示
}特殊召喚{ $side ->
    [other] 到對方場上
   *[own] {""}
}
told-tokens = 將{ $count }隻{ $name }以{ $posture ->
    [face_up_defense] 守備表示
   *[face_up_attack] 攻擊表示
}特殊召喚{ $side ->
    [other] 到對方場上
   *[own] {""}
}
told-turned = 將{ $cards }變為{ $posture ->
    [face_up_defense] 守備表示
    [face_down_defense] 裏側守備表示
   *[face_up_attack] 攻擊表示
}
told-control = 取得{ $cards }的控制權{ $until ->
    [turn] （這個回合）
   *[there] {""}
}
told-becomes = { $cards }的{ $value ->
    [atk] 攻擊力
    [def] 守備力
    [level] 等級
   *[negated] 數值
}變為{ $to }{ $until ->
    [turn] （這個回合）
   *[there] {""}
}
told-effects-negated = 無效{ $cards }的效果{ $until ->
    [turn] （這個回合）
   *[there] {""}
}
told-counters = { $way ->
    [off] 從{ $cards }取除{ $count }個{ $counter }指示物
   *[on] 在{ $cards }放置{ $count }個{ $counter }指示物
}
told-attached = 將{ $cards }作為超量素材
told-equipped = 裝備給{ $cards }
told-shown = 展示{ $cards }
told-drawn = { $seat }抽{ $count }張卡
told-life-points = { $seat }{ $way ->
    [loses] 失去
   *[gains] 回復
}{ $amount }生命值
told-link-negated = 無效連鎖{ $link }的{ $what ->
    [activation] 發動
   *[effect] 效果
}
told-summon-negated = 無效召喚
told-attack-negated = 無效攻擊
told-shuffled = { $seat }的牌組洗切
told-won = { $seat }勝利
told-other = 其他處理
told-over = 處理完畢
