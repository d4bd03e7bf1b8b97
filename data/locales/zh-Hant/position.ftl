# The whole position.

position-set-up = 正在進行決鬥的準備。
position-moment = { $place }。現在是{ $seat }的回合。
position-passes = 連續放棄優先權：{ $count }次。
position-more = { $before }；{ $next }
position-summon = 進行中：{ $seat }的{ $cards }的{ $method }。
position-link = 連鎖{ $link }：{ $what ->
    [card] { $card }
   *[effect] { $card }的效果
}，由{ $seat }發動，咒文速度{ $speed }{ $targets ->
    [none] {""}
   *[other] ，以{ $targets }為對象
}{ $declared ->
    [none] {""}
   *[other] ，宣言{ $declared }
}{ $state ->
    [resolved] ：處理完畢。
    [resolving] ：正在處理。
    [activation] ：發動被無效。
    [effect] ：效果被無效。
   *[waits] 。
}
position-side = { $seat }：生命值{ $lp }，手牌{ $hand }張，牌組{ $deck }張{ $extra ->
    [0] 。
   *[other] ，額外牌組{ $extra }張。
}
position-zone = { $zone ->
    [hand] {"  "}手牌：{ $cards }
    [monster] {"  "}怪獸：{ $cards }
    [spell] {"  "}魔法、陷阱：{ $cards }
    [field] {"  "}場地區：{ $cards }
    [pendulum] {"  "}靈擺區：{ $cards }
    [graveyard] {"  "}墓地（由上而下）：{ $cards }
   *[banished] {"  "}除外：{ $cards }
}
position-unidentified = { $count }張不明的卡
position-card = { $zone ->
    [field] { $card }，{ $posture }
    [extra_monster] （額外{ $number }）{ $card }，{ $posture }
   *[other] （{ $number }）{ $card }，{ $posture }
}{ $values ->
    [both] ，攻擊力{ $atk }／守備力{ $def }
    [atk] ，攻擊力{ $atk }
   *[no] {""}
}{ $more ->
    [none] {""}
   *[other] ，{ $more }
}{ $owner ->
    [none] {""}
   *[other] （{ $owner }持有）
}
position-level = { $kind ->
    [xyz] 階級{ $level }
   *[other] 等級{ $level }
}
position-negated = 效果被無效
position-token = 衍生物
position-gemini = 已再度召喚
position-materials = 素材：{ $cards }
position-equips = 裝備卡：{ $cards }
position-bound = { $how ->
    [equip] 裝備在{ $card }
   *[bound] 連繫到{ $card }
}
position-attack = 攻擊：{ $target ->
    [none] { $card }直接攻擊{ $seat }{ $state }
   *[other] { $card }攻擊{ $target }{ $state }
}
position-attack-state = { $state ->
    [changed] ；對方的怪獸有了變化。
    [calculated] ；已進行傷害計算。
   *[declared] 。
}
position-used-summon = { $seat }已用掉這個回合的通常召喚或覆蓋怪獸。
position-used-effect = { $seat }這個回合已使用{ $card }的效果{ $effect }{ $negated ->
    [yes] （發動被無效）。
   *[no] 。
}
position-used-pendulum = { $seat }已用掉這個回合的靈擺召喚。
position-used-special = { $seat }這個回合進行過特殊召喚。
position-used-other-summon = { $seat }這個回合進行過通常召喚或反轉召喚。
position-used-battle = { $seat }這個回合進入過戰鬥階段。
position-used-attack = { $card }這個回合攻擊過{ $target }。
position-attacked-directly = { $card }這個回合已直接攻擊。
position-used-way = { $seat }這個回合已用召喚方法{ $way }召喚{ $card }{ $negated ->
    [yes] （召喚被無效）。
   *[no] 。
}
position-used-ever = { $seat }已使用{ $card }的效果{ $effect }，該效果在決鬥中只能使用1次。
position-lingering = 適用中：{ $effect }。
position-goal = { $seat }說過要進行{ $goal ->
    [leave] 到{ $phase }結束。
    [reach] 到{ $phase }開始。
    [leave_step] 到{ $phase }結束。
   *[end_turn] 到回合結束。
}
position-goal-suspended = { $seat }說過要進行{ $goal ->
    [leave] 到{ $phase }結束
    [reach] 到{ $phase }開始
    [leave_step] 到{ $phase }結束
   *[end_turn] 到回合結束
}；在重新說明之前不算數。
position-setting = { $is ->
    [on] 凡是只能回應的時機，{ $seat }自動放棄優先權。
   *[suspended] { $seat }現在不會自動放棄優先權：對局退回後還沒有重新說明。
}

compare-about = { $what ->
    [rules] 規則
    [mode] 紀錄的方式
    [reading] 沒有提到的玩家
    [moment] 時間點
    [chain] 連鎖的數量
    [turn_seat] 輪到誰的回合
    [timing] 傷害步驟的時點
    [awaited] 詢問的對象
    [stage] 連鎖與進行中的事項
    [ledger] 已使用的次數與持續的效果
    [result] 結果
    [lp] { $seat }的生命值
    [hand] { $seat }的手牌
    [monster] { $seat }的怪獸
    [spell] { $seat }的魔法、陷阱
    [field] { $seat }的場地區
    [pendulum] { $seat }的靈擺區
    [graveyard] { $seat }的墓地
    [banished] { $seat }除外的卡
    [deck] { $seat }牌組的張數
   *[extra] { $seat }額外牌組的張數
}
compare-nothing = 沒有卡
compare-goes-on = 決鬥繼續進行
