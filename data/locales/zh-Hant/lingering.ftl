# What stays in force, and until when. $thing: a card, or each card of a player.

lingering = { $rule ->
    [no_battle_damage] { $card ->
        [none] { $seat }不受到戰鬥傷害
       *[other] { $seat }不因{ $card }的戰鬥受到戰鬥傷害
    }
    [no_effect_damage] { $seat }不受到效果傷害
    [battle_damage_to_other] { $seat }會受到的戰鬥傷害改由{ $other }受到
    [damage_of_link_to_other] { $seat }會因連鎖{ $number }受到的傷害改由{ $other }受到
    [no_battle_destruction] { $card ->
        [none] { $seat }的怪獸不會被戰鬥破壞
       *[other] { $card }不會被戰鬥破壞
    }
    [no_effect_destruction] { $card ->
        [none] { $seat }的卡不會被效果破壞
       *[other] { $card }不會被效果破壞
    }
    [cannot_activate] { $seat }不能發動{ $name }或其效果
    [forbids] { $seat }不能{ $forbidden }
    [more] { $thing }的{ $value }上升{ $number }
    [less] { $thing }的{ $value }下降{ $number }
    [levels_up] { $thing }的等級上升{ $number }
    [levels_down] { $thing }的等級下降{ $number }
    [becomes] { $thing }的{ $value }是{ $number }
    [original_becomes] { $thing }的原本{ $value }是{ $number }
    [negated] { $thing }的效果被無效
    [column_negated] 縱列{ $number }的其他魔法、陷阱的效果被無效
    [traps_negated] 場上其他陷阱的效果被無效
    [unaffected_by_spells_and_traps] { $thing }不受其他魔法、陷阱影響
    [banished_when_it_leaves] { $thing }離開場上時被除外
    [attacks_each] { $thing }可以對另一方的每隻怪獸各攻擊1次
    [returns_to_hand] { $thing }回到持有者的手牌
    [returns] { $thing }回來
    [destroyed_later] { $thing }被破壞
    [summoned_later] { $name }將{ $thing }特殊召喚
    [goes_back] { $thing }的控制權回到{ $name }
    [battle_ends] 戰鬥階段結束
    [loses] { $seat }輸掉決鬥
    [spent] 不能再用{ $name }支付此效果的代價
    [remembers] { $holder }記住數字{ $number }
    [not_tributed_for_summon] { $thing }不能為了升級召喚而解放
    [burns_when_destroyed] { $thing }被破壞時，其控制者受到{ $number }點傷害
    [skips] { $seat }跳過{ $name }
    [banishes_named] { $seat }從墓地將1張{ $name }除外
   *[draws_on_special_summon] { $other }每次特殊召喚，{ $seat }抽{ $number }張卡
}
lingering-each = { $seat }的每張卡
lingering-until = { $until }，{ $effect }（{ $source }）
until = { $until ->
    [end_of_turn] 到第{ $turn }回合結束為止
    [phase] 到第{ $turn }回合的{ $phase }為止
    [end_of_damage_step] 到傷害步驟結束為止
    [end_of_calculation] 到傷害計算結束為止
    [end_of_chain] 到連鎖結束為止
    [while_attached] 在其來源裝備或連繫於其上的期間
    [leaves] 在場上表側表示存在的期間
   *[ever] 到決鬥結束為止
}
# When something waits to happen.
when-soon = 進行中的處理一結束
when = { $until ->
    [end_of_turn] 在第{ $turn }回合結束時
    [phase] 在第{ $turn }回合的{ $phase }
    [end_of_damage_step] 在傷害步驟結束時
    [end_of_calculation] 在傷害計算結束時
    [end_of_chain] 在連鎖結束時
    [while_attached] 在其來源不再裝備或連繫於其上時
    [leaves] 在其離開場上時
   *[ever] 在之後的某個時候
}
