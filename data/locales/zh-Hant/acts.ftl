# What effects do, as instructions to the card's player. $gate is a text of defined-gate, or nothing.

defined-step = { $gate }{ $act }
defined-next = { $first }；{ $next }
defined-may = 可以{ $act }
defined-if-you-like = 可以選擇讓{ $act }
defined-gate = { $gate ->
    [also] 並且，
    [if_done] 若如此做，
    [then] 之後，
   *[if_not_done] 若不如此做，
}
defined-gate-if = 若{ $condition }，

# To cards.
defined-act = { $act ->
    [tribute] 解放{ $what }
    [destroy] 破壞{ $what }
    [send] 將{ $what }送去墓地
    [banish] 將{ $what }除外
    [destroy_and_banish] 破壞{ $what }，將被破壞的卡除外
    [banish_face_down] 將{ $what }裡側表示除外
    [return] 使{ $what }回到手牌
    [add] 將{ $what }加入手牌
    [discard] 捨棄{ $what }
    [reveal] 將{ $what }對雙方公開
    [detach] 取除{ $what }
    [attach] 將{ $what }作為此卡的素材
    [set] 覆蓋{ $what }
    [equip] 將此卡裝備給{ $what }
    [bind] 將此卡連繫到{ $what }
    [swap] 互相交換{ $what }的控制權
   *[negate_effects] 將{ $what }的效果無效
}
defined-act-pay = 支付{ $lp }
defined-act-to-deck = { $rest ->
    [top] 使{ $what }回到牌組最上面
    [bottom] 使{ $what }回到牌組最下面
   *[shuffled] 使{ $what }回到牌組並洗牌
}
defined-act-search = 從我方牌組將{ $what }加入手牌，公開所加入的卡，並洗牌
defined-act-discard-at-random = { $who ->
    [own] 從我方手牌隨機捨棄{ $count }張卡
    [opponent] 對手隨機捨棄{ $count }張卡
   *[either] 雙方玩家各自隨機捨棄{ $count }張卡
}
# $until: how many, a number or what the number is.
defined-act-excavate = { $who ->
    [own] 翻開我方牌組上面的卡，直到翻出這個數量（{ $until }）的{ $what }為止
    [opponent] 對手翻開自己牌組上面的卡，直到翻出這個數量（{ $until }）的{ $what }為止
   *[either] 雙方玩家各自翻開自己牌組上面的卡，直到翻出這個數量（{ $until }）的{ $what }為止
}
# To players. $measure: "2 cards", "500 damage", "1000 LP".
defined-act-measured = { $act ->
    [draw] { $who ->
        [own] 抽{ $measure }
        [opponent] 對手抽{ $measure }
       *[either] 雙方玩家各自抽{ $measure }
    }
    [damage] { $who ->
        [own] 我方受到{ $measure }
        [opponent] 對手受到{ $measure }
       *[either] 雙方玩家各自受到{ $measure }
    }
   *[gain] { $who ->
        [own] 回復{ $measure }
        [opponent] 對手回復{ $measure }
       *[either] 雙方玩家各自回復{ $measure }
    }
}
defined-act-of = { $act ->
    [shuffle] { $who ->
        [own] 將我方牌組洗牌
        [opponent] 將對手牌組洗牌
       *[either] 將雙方牌組洗牌
    }
   *[win] { $who ->
        [own] 我方在決鬥中獲勝
        [opponent] 對手在決鬥中獲勝
       *[either] 決鬥平手
    }
}
defined-act-bare = { $act ->
    [negate_summon] 將召喚無效
    [negate_activation] 將發動無效
    [negate_effect] 將效果無效
    [negate_attack] 將攻擊無效
    [negate_this] 此效果被無效
    [turn_damage] 我方會因其受到的傷害改由對手受到
    [end_battle_phase] 結束戰鬥階段
    [toss_coin] 擲1次硬幣
    [roll_die] 擲1次骰子
    [as_told] 進行該卡文字所述的處理，內容由記錄者說明
   *[nothing] 不作任何處理
}

# Summons. $facing is a text of defined-facing.
defined-facing = { $facing ->
    [attack] 以攻擊表示
    [defense] 以守備表示
    [face_down] 以裡側守備表示
   *[face_up] {""}
}
defined-act-summon = { $ignoring ->
    [yes] 無視召喚條件，
   *[no] {""}
}將{ $what }{ $facing }特殊召喚{ $to ->
    [opponent] 到對手場上
   *[own] {""}
}{ $treated ->
    [none] {""}
   *[other] ，當作{ $treated }
}{ $negated ->
    [yes] ，其效果被無效
   *[no] {""}
}
defined-act-fusion = 以{ $materials }為素材{ $banish ->
    [yes] （素材除外）
   *[no] {""}
}，從額外牌組將1隻{ $what }融合召喚
defined-act-ritual = 解放等級合計{ $exactly ->
    [yes] 正好等於其等級
   *[no] 達到其等級以上
}的{ $tributes }，從手牌將1隻{ $what }儀式召喚
defined-act-summon-after = 此效果處理後，立刻將1隻{ $what }通常召喚或覆蓋
defined-act-token = 將{ $count }隻衍生物（{ $name }）{ $facing }特殊召喚{ $to ->
    [opponent] 到對手場上
   *[own] {""}
}{ $values ->
    [none] {""}
   *[other] ，攻擊力和守備力是{ $values }
}

# What changes. $until is a text of defined-span.
defined-until = { $until }，{ $what }
defined-span = { $span ->
    [this_turn] 到回合結束為止
    [next_turn] 到下個回合結束為止
    [damage_step] 到傷害步驟結束為止
    [damage_calculation] 只在那次傷害計算時
    [while_attached] 在此卡裝備或連繫於其上的期間
    [while_there] 在場上表側表示存在的期間
    [phase] { $whose ->
        [own] 到我方的下一個{ $phase }為止
        [opponent] 到對手的下一個{ $phase }為止
       *[either] 到下一個{ $phase }為止
    }
    [phase_of_next_turn] { $whose ->
        [own] 到我方下個回合的{ $phase }為止
        [opponent] 到對手下個回合的{ $phase }為止
       *[either] 到下個回合的{ $phase }為止
    }
   *[ever] 到決鬥結束為止
}
defined-through = 在{ $whose ->
    [own] 我方的
    [opponent] 對手的
   *[either] {""}
}{ $count ->
    [1] 下一個{ $phase }
   *[other] 接下來{ $count }個{ $phase }
}
# $time: when something waits to happen.
defined-time = { $span ->
    [this_turn] 在回合結束時
    [next_turn] 在下個回合結束時
    [damage_step] 在傷害步驟結束時
    [damage_calculation] 在那次傷害計算後
    [while_attached] 在此卡不再裝備或連繫於其上時
    [while_there] 在其離開場上時
    [phase] { $whose ->
        [own] 在我方的下一個{ $phase }
        [opponent] 在對手的下一個{ $phase }
       *[either] 在下一個{ $phase }
    }
    [phase_of_next_turn] { $whose ->
        [own] 在我方下個回合的{ $phase }
        [opponent] 在對手下個回合的{ $phase }
       *[either] 在下個回合的{ $phase }
    }
   *[ever] 在那之後的任何時候
}
defined-act-turn = { $to ->
    [attack] 將{ $what }變成攻擊表示
    [defense] 將{ $what }變成守備表示
    [face_down] 將{ $what }變成裡側守備表示
    [face_up] 將{ $what }變成表側表示
    [face_up_quietly] 將{ $what }變成表側表示（反轉怪獸的效果不發動）
   *[other] 改變{ $what }的表示形式
}
defined-act-control = { $until }，得到{ $what }的控制權
defined-act-counters = { $act ->
    [put] 在{ $what }放置{ $counters }
   *[take] 從{ $what }取除{ $counters }
}
defined-changes = { $things }{ $how ->
    [gain] 上升{ $measure }
   *[lose] 下降{ $measure }
}
defined-becomes = { $things }的{ $original ->
    [yes] 原本{ $value }
   *[no] { $value }
}變成{ $amount }
defined-act-remember = 此卡記住{ $amount }
defined-act-later = { $then ->
    [return] { $time }，使{ $what }回到原來的位置
    [summon] { $time }，將{ $what }特殊召喚到我方場上
   *[destroy] { $time }，破壞{ $what }
}

# What lasts. $who: own, opponent or either.
defined-linger = { $rule ->
    [no_battle_damage] { $who ->
        [own] 我方不受到戰鬥傷害
        [opponent] 對手不受到戰鬥傷害
       *[either] 雙方都不受到戰鬥傷害
    }
    [no_effect_damage] { $who ->
        [own] 我方不受到效果傷害
        [opponent] 對手不受到效果傷害
       *[either] 雙方都不受到效果傷害
    }
    [battle_damage_to_other] { $who ->
        [own] 我方會受到的戰鬥傷害改由對手受到
        [opponent] 對手會受到的戰鬥傷害改由我方受到
       *[either] 各玩家會受到的戰鬥傷害改由另一方受到
    }
    [no_battle_destruction] { $who ->
        [own] 我方的怪獸不會被戰鬥破壞
        [opponent] 對手的怪獸不會被戰鬥破壞
       *[either] 怪獸不會被戰鬥破壞
    }
    [no_effect_destruction] { $who ->
        [own] 我方的卡不會被效果破壞
        [opponent] 對手的卡不會被效果破壞
       *[either] 卡不會被效果破壞
    }
    [cannot_activate_moved] { $who ->
        [own] 我方不能發動該卡名的卡或效果
        [opponent] 對手不能發動該卡名的卡或效果
       *[either] 雙方都不能發動該卡名的卡或效果
    }
    [forbids] { defined-forbids }
    [traps_negated] 場上其他陷阱的效果被無效
    [column_negated] 與此卡同一縱列的其他魔法、陷阱的效果被無效
    [unaffected] { $who ->
        [own] 我方的卡不受其他魔法、陷阱影響
        [opponent] 對手的卡不受其他魔法、陷阱影響
       *[either] 所有的卡不受其他魔法、陷阱影響
    }
    [banished_when_it_leaves] { $who ->
        [own] 我方離開場上的卡被除外
        [opponent] 對手離開場上的卡被除外
       *[either] 離開場上的卡被除外
    }
    [attacks_each] { $who ->
        [own] 我方的怪獸可以對對手的每隻怪獸各攻擊1次
        [opponent] 對手的怪獸可以對我方的每隻怪獸各攻擊1次
       *[either] 怪獸可以對另一方的每隻怪獸各攻擊1次
    }
    [spent_attribute] { $who ->
        [own] 我方不能再用該屬性支付此效果的代價
        [opponent] 對手不能再用該屬性支付此效果的代價
       *[either] 雙方都不能再用該屬性支付此效果的代價
    }
    [not_tributed_for_summon] { $who ->
        [own] 我方的怪獸不能為了升級召喚而解放
        [opponent] 對手的怪獸不能為了升級召喚而解放
       *[either] 怪獸不能為了升級召喚而解放
    }
    [burns] { $who ->
        [own] 我方的怪獸被破壞時，我方受到{ $count }點傷害
        [opponent] 對手的怪獸被破壞時，對手受到{ $count }點傷害
       *[either] 怪獸被破壞時，其控制者受到{ $count }點傷害
    }
    [skips] { $who ->
        [own] 我方跳過{ $phase }
        [opponent] 對手跳過{ $phase }
       *[either] 雙方都跳過{ $phase }
    }
    [banishes_namesake] { $who ->
        [own] 時候到時，我方從墓地將1張此卡的同名卡除外
        [opponent] 時候到時，對手從墓地將1張此卡的同名卡除外
       *[either] 時候到時，墓地的1張此卡的同名卡被除外
    }
   *[draws] { $who ->
        [own] 對手每次特殊召喚，我方抽{ defined-drawn }
        [opponent] 我方每次特殊召喚，對手抽{ defined-drawn }
       *[either] 玩家每次特殊召喚，另一方抽{ defined-drawn }
    }
}
defined-drawn = { $count }張卡
# The same about cards. $one says whether it is one card.
defined-linger-on = { $rule ->
    [no_battle_damage] { $things }的戰鬥不會使其控制者受到戰鬥傷害
    [no_effect_damage] { $things }不給予效果傷害
    [battle_damage_to_other] { $things }的戰鬥的戰鬥傷害由其控制者的對手受到
    [no_battle_destruction] { $things }不會被戰鬥破壞
    [no_effect_destruction] { $things }不會被效果破壞
    [cannot_activate_moved] 與{ $things }同名的卡和效果不能發動
    [forbids] 雙方都不能{ $forbidden }
    [traps_negated] { $things }以外的場上陷阱的效果被無效
    [column_negated] { $things }所在縱列的魔法、陷阱的效果被無效
    [unaffected] { $things }不受其他魔法、陷阱影響
    [banished_when_it_leaves] { $things }離開場上時被除外
    [attacks_each] { $things }可以對另一方的每隻怪獸各攻擊1次
    [not_tributed_for_summon] { $things }不能為了升級召喚而解放
    [burns] { $things }被破壞時，其控制者{ $one ->
        [1] 受到{ $count }點傷害
       *[other] 每隻受到{ $count }點傷害
    }
    [skips] { $things }的控制者跳過{ $phase }
    [banishes_namesake] 時候到時，墓地的1張{ $things }的同名卡被除外
    [spent_attribute] 不能再用{ $things }的屬性支付此效果的代價
   *[draws] 其控制者的對手每次特殊召喚，{ $things }的控制者抽{ defined-drawn }
}
