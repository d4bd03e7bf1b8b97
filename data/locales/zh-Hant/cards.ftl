# Cards and their effects, said back from their definitions. "You" is the card's player.

defined-title = { $name }（密碼{ $passcode }）
defined-also = 別名：{ $names }
# $kinds: texts of defined-adjective, each with a gap behind it.
defined-monster = { $attribute }{ $race }的{ $kinds }{ $noun ->
    [token] 衍生物
   *[monster] 怪獸
}，{ $kind ->
    [xyz] 階級{ $level }
    [link] 連結{ $level }
   *[main] 等級{ $level }
}，攻擊力{ $atk }{ $def ->
    [none] {""}
   *[other] ，守備力{ $def }
}{ $scale ->
    [none] {""}
   *[other] ，靈擺刻度{ $scale }
}{ $arrows ->
    [none] {""}
   *[other] ，連結標記：{ $arrows }
}
defined-arrow = { $arrow ->
    [top_left] 左上
    [top] 上
    [top_right] 右上
    [left] 左
    [right] 右
    [bottom_left] 左下
    [bottom] 下
   *[bottom_right] 右下
}
defined-spell = { $kind ->
    [normal] 通常魔法
    [quick_play] 速攻魔法
    [continuous] 永續魔法
    [equip] 裝備魔法
    [field] 場地魔法
   *[ritual] 儀式魔法
}
defined-trap = { $kind ->
    [normal] 通常陷阱
    [continuous] 永續陷阱
   *[counter] 反擊陷阱
}
defined-archetypes = 也當作：{ $names }
defined-treated-as = 卡名當作：{ $name }
defined-no-effect = 沒有效果。
defined-untold = 這裡沒有寫下它的效果：由記錄決鬥的人說明。
defined-earlier = 到{ $day }為止的效果文：

# How it is summoned.
defined-no-normal = 不能通常召喚，也不能覆蓋。
defined-tributes = { $count ->
    [0] 可以不用解放作通常召喚。
   *[other] 通常召喚需要解放{ $count }隻怪獸。
}
defined-special = { $special ->
    [free] 可以用其他卡特殊召喚。
    [proper_first] 必須先用自身的方法召喚，之後才能用其他卡特殊召喚。
    [never] 不能特殊召喚。
   *[own_way_only] 不能用自身的方法以外的方法特殊召喚。
}
defined-materials = 素材：{ $materials }
defined-plus = { $first }＋{ $next }
# $from: a text of defined-from. $facing, $limit: texts of defined-facing and defined-limit, or nothing.
defined-way = 召喚方法{ $number }：{ $from }{ $facing }{ $method }{ $limit }
defined-way-materials = { $top ->
    [yes] 重疊在其上：{ $materials }
   *[no] 素材：{ $materials }
}

# One effect. $limit is a text of defined-limit, or nothing.
defined-effect = 效果{ $number }：{ $kind }{ $limit }
defined-kind = { $kind ->
    [activation] 卡的發動
    [ignition] 啟動效果
    [quick] 誘發即時效果
    [mandatory_quick] 必發的誘發即時效果
    [mandatory_when] 必發的誘發效果，「時」
    [mandatory_if] 必發的誘發效果，「場合」
    [optional_when] 選發的誘發效果，「時」（可能錯過時點）
    [optional_if] 選發的誘發效果，「場合」
   *[continuous] 永續效果
}
defined-limit = { $limit ->
    [turn] ，1回合1次
    [name] ，此卡名1回合1次
    [activated] ，此卡名的卡1回合只能發動1次
    [one_effect] ，此卡名的效果1回合只能使用其中1個
    [chain] ，同一串連鎖1次
   *[duel] ，此卡名在決鬥中1次
}
defined-used-from = 在{ $places }使用
defined-from-hand = 若{ $condition }，也可以從手牌發動
defined-anyone = 雙方玩家都可以使用
defined-unanswerable = { $side ->
    [own] 我方不能對其發動連鎖
    [opponent] 對手不能對其發動連鎖
   *[either] 雙方都不能對其發動連鎖
}
defined-damage-step = 傷害步驟中：{ $timings }
defined-applies = 表側表示存在時：{ $what }
defined-applies-elsewhere = 在其他位置時：{ $what }
defined-mode = 選項{ $number }（共{ $count }個）
defined-set-off = 誘發條件：{ $occasion }
defined-cost = 代價：{ $steps }
defined-answers = 對應：{ $what }
defined-requires = 發動條件：{ $conditions }
defined-declares = { $what ->
    [race] 宣言：種族
    [attribute] 宣言：屬性
   *[name] 宣言：卡名
}
defined-targets = 對象：{ $things }
defined-resolves = 處理：{ $steps }

defined-or = { $first }或{ $last }

# What applies without a chain. $things: cards; $who and $by: own, opponent or either.
defined-is = { $things }的{ $value }是{ $amount }
defined-negates = { $things }的效果被無效
defined-forbids = { $who ->
    [own] 我方不能{ $forbidden }
    [opponent] 對手不能{ $forbidden }
   *[either] 雙方都不能{ $forbidden }
}
defined-unanswerable-effects = { $side ->
    [own] 我方不能對此卡的效果的發動作連鎖
    [opponent] 對手不能對此卡的效果的發動作連鎖
   *[either] 雙方都不能對此卡的效果的發動作連鎖
}
defined-banished-instead = { $who ->
    [own] 我方的{ $things }要送去墓地時，改為除外
    [opponent] 對手的{ $things }要送去墓地時，改為除外
   *[either] { $things }要送去墓地時，改為除外
}
defined-destroyed-while = 一旦{ $condition }，此卡就被破壞
defined-while = 只要{ $condition }：{ $all }
defined-destroys-bound = 此卡離開場上時，它所連繫的怪獸被破壞
defined-destroys-bound-when-destroyed = 此卡被破壞時，它所裝備或連繫的怪獸被破壞
defined-destroyed-when-targeted = 以此卡為對象的效果處理後，此卡被破壞
defined-defends-after-attack = 此卡攻擊過的場合，在戰鬥階段結束時變成守備表示{ $locked ->
    [yes] ，到其控制者的下個回合結束為止不能手動改變表示形式
   *[no] {""}
}
defined-destroyed-with-bound = 它所連繫的怪獸被破壞時，此卡被破壞
defined-normal-elsewhere = 此卡在手牌和墓地當作通常怪獸
defined-has = { $things }{ $what ->
    [not_destroyed_by_battle] 不會被戰鬥破壞
    [not_destroyed_by_effects] 不會被{ defined-effects-of }破壞
    [not_targeted] 不會成為{ defined-effects-of }的對象
    [unaffected_by_spells] 不受魔法的效果影響
    [unaffected_by_traps] 不受陷阱的效果影響
    [pierces] 給予貫穿戰鬥傷害
    [attacks_directly] 可以直接攻擊
    [attacks_twice] 在每次戰鬥階段可以攻擊2次
    [attacks_each] 可以對每隻怪獸各攻擊1次
    [cannot_attack] 不能攻擊
    [cannot_attack_directly] 不能直接攻擊
    [not_attacked] 不能被攻擊
    [no_battle_damage] 的戰鬥不會使其控制者受到戰鬥傷害
   *[not_tributed] 不能被解放
}
defined-effects-of = { $by ->
    [own] 我方的效果
    [opponent] 對手的效果
   *[either] 效果
}
