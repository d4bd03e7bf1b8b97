# What a player says, without who says it. In English these are the lines of a written duel and
# follow docs/duel-format.md word for word.

line = { $seat }{ $deed }
deed-pass = { $how ->
    [gesture] 以手勢放棄優先權
    [asked_the_other] 詢問對手
    [silence] 以沉默放棄優先權
    [setting] 自動放棄優先權
    [no_response] 因無法回應而放棄優先權
   *[spoken] 放棄優先權
}
deed-ask = 詢問對手
deed-hold = 請對方等一下
deed-automatic = { $on ->
    [on] 開啟自動放棄優先權
   *[off] 關閉自動放棄優先權
}
deed-move-on = { $to ->
    [draw] 進入抽牌階段
    [standby] 進入準備階段
    [main1] 進入主要階段1
    [battle] 進入戰鬥階段
    [main2] 進入主要階段2
    [end] 進入結束階段
   *[none] 往下進行
}
deed-end-turn = 結束回合
deed-agree = { $to ->
    [draw] 同意進行到抽牌階段
    [standby] 同意進行到準備階段
    [main1] 同意進行到主要階段1
    [battle] 同意進行到戰鬥階段
    [main2] 同意進行到主要階段2
   *[end] 同意進行到結束階段
}
deed-activate = 發動{ $card }{ $effect ->
    [1] {""}
   *[other] 的效果{ $effect }
}
deed-summon = 召喚{ $card }
deed-set = 覆蓋{ $card }
deed-set-monster = 以守備表示覆蓋{ $card }
deed-flip-summon = 反轉召喚{ $card }
deed-change-position = 改變{ $card }的表示形式
deed-special-summon = { $way ->
    [first] {""}
   *[other] 以召喚方法{ $way }
}{ $method ->
    [fusion] 融合召喚{ $card }
    [ritual] 儀式召喚{ $card }
    [synchro] 同步召喚{ $card }
    [xyz] 超量召喚{ $card }
    [link] 連結召喚{ $card }
   *[special] 特殊召喚{ $card }
}
deed-pendulum-summon = 進行靈擺召喚
deed-gemini-summon = 再度召喚{ $card }
deed-attack = { $target ->
    [none] 以{ $card }直接攻擊
   *[other] 以{ $card }攻擊{ $target }
}
# The answer when the targets of an attack have changed.
deed-attack-anew = { $what ->
    [cards] 攻擊{ $picked }
    [yes] 直接攻擊
   *[no] 取消攻擊
}
deed-discard = 捨棄{ $picked }
deed-choose = { $what ->
    [nothing] 什麼都不選
    [cards] 選擇{ $picked }
    [mode] 選擇選項{ $picked }
    [name] 宣言{ $picked }
    [word] 宣言{ $picked }
    [number] 選擇{ $picked }
    [yes] 選擇進行
    [no] 選擇不進行
    [face_up_attack] 選擇攻擊表示
    [face_up_defense] 選擇守備表示
    [face_down_defense] 選擇裡側守備表示
    [face_up] 選擇表側表示
    [face_down] 選擇裡側表示
    [draw] 選擇抽牌階段
    [standby] 選擇準備階段
    [main1] 選擇主要階段1
    [battle] 選擇戰鬥階段
    [main2] 選擇主要階段2
    [end] 選擇結束階段
   *[unknown] 作了選擇
}
deed-outcome = { $what ->
    [nothing] 隨機什麼都沒有選出
    [unknown] 隨機選出1張卡
    [heads] 硬幣：正面
    [tails] 硬幣：反面
    [die] 骰子：{ $picked }
   *[cards] 隨機選出{ $picked }
}
deed-show = { $open ->
    [yes] 公開{ $card }
   *[no] 有{ $card }
}
deed-concede = 投降
