# Parts of sentences: cards, places, moments, windows, lists.

# $first, $next, $last: things already named.
# Between two words, and between two sentences.
gap = { "" }
list-more = { $first }、{ $next }
list-last = { $first }、{ $last }
order = 先{ $first }，後{ $second }

count-links = { $count }個連鎖
count-cards = { $count ->
    [0] 0張卡
   *[other] { $count }張卡
}

count-exactly = { $count }張卡
count-at-most = 最多{ $count }張卡
count-between = { $least }到{ $most }張卡

# A card whose name is known, inside a sentence.
card-named = 「{ $name }」

# A card without a known face. $zone, $seat, $number: where it lies.
card-some = 1張卡
card-undescribed = 卡{ $passcode }
card-unknown = { $zone ->
    [deck] { $seat }牌組的1張卡
    [hand] { $seat }手牌的1張卡
    [monster] { $seat }怪獸區{ $number }的覆蓋卡
    [spell] { $seat }魔法陷阱區{ $number }的覆蓋卡
    [field] { $seat }場地區的覆蓋卡
    [extra_monster] { $seat }額外怪獸區{ $number }的覆蓋卡
    [pendulum] { $seat }靈擺區{ $number }的卡
    [material] { $seat }的1個素材
    [graveyard] { $seat }墓地的1張卡
    [banished] { $seat }除外的1張卡
    [extra] { $seat }額外牌組的1張卡
   *[other] 1張卡
}

place = { $zone ->
    [deck] { $seat }的牌組
    [hand] { $seat }的手牌
    [monster] { $seat }的怪獸區{ $number }
    [spell] { $seat }的魔法陷阱區{ $number }
    [field] { $seat }的場地區
    [extra_monster] { $seat }的額外怪獸區{ $number }
    [pendulum] { $seat }的靈擺區{ $number }
    [material] { $seat }的素材
    [graveyard] { $seat }的墓地
    [banished] { $seat }除外的卡
    [extra] { $seat }的額外牌組
    [limbo] 進行中的召喚
   *[gone] 決鬥之外
}
place-from = { $zone ->
    [deck] 從{ $seat }的牌組
    [hand] 從{ $seat }的手牌
    [monster] 從{ $seat }的怪獸區{ $number }
    [spell] 從{ $seat }的魔法陷阱區{ $number }
    [field] 從{ $seat }的場地區
    [extra_monster] 從{ $seat }的額外怪獸區{ $number }
    [pendulum] 從{ $seat }的靈擺區{ $number }
    [material] 從{ $seat }的素材中
    [graveyard] 從{ $seat }的墓地
    [banished] 從{ $seat }除外的卡中
    [extra] 從{ $seat }的額外牌組
    [limbo] 從被無效的召喚
   *[gone] 從決鬥之外
}
place-from-field = 從{ $seat }的場上
place-to = { $zone ->
    [deck] 回到{ $seat }的牌組
    [hand] 加入{ $seat }的手牌
    [monster] 到{ $seat }的怪獸區{ $number }
    [spell] 到{ $seat }的魔法陷阱區{ $number }
    [field] 到{ $seat }的場地區
    [extra_monster] 到{ $seat }的額外怪獸區{ $number }
    [pendulum] 到{ $seat }的靈擺區{ $number }
    [material] 成為{ $seat }的素材
    [bottom] 回到{ $seat }的牌組最下面
    [graveyard] 送去{ $seat }的墓地
    [banished] 移到{ $seat }除外的卡中
    [extra] 進入{ $seat }的額外牌組
    [limbo] 進入進行中的召喚
   *[gone] 離開決鬥
}
place-in = { $zone ->
    [deck] { $seat }的牌組中
    [hand] { $seat }的手牌中
    [monster] { $seat }的怪獸區{ $number }
    [spell] { $seat }的魔法陷阱區{ $number }
    [field] { $seat }的場地區
    [extra_monster] { $seat }的額外怪獸區{ $number }
    [pendulum] { $seat }的靈擺區{ $number }
    [material] { $seat }的素材中
    [graveyard] { $seat }的墓地中
    [banished] { $seat }除外的卡中
    [extra] { $seat }的額外牌組中
    [limbo] 進行中的召喚
   *[gone] 決鬥之外
}

posture = { $posture ->
    [face_up_attack] 表側攻擊表示
    [face_up_defense] 表側守備表示
    [face_down_defense] 裡側守備表示
    [face_up] 表側表示
   *[face_down] 裡側表示
}

posture-in = { $posture ->
    [face_up_attack] 表側攻擊表示
    [face_up_defense] 表側守備表示
    [face_down_defense] 裡側守備表示
    [face_up] 表側表示
   *[face_down] 裡側表示
}

phase = { $phase ->
    [draw] 抽牌階段
    [standby] 準備階段
    [main1] 主要階段1
    [battle] 戰鬥階段
    [main2] 主要階段2
   *[end] 結束階段
}
the-phase = { $phase ->
    [draw] 抽牌階段
    [standby] 準備階段
    [main1] 主要階段1
    [battle] 戰鬥階段
    [main2] 主要階段2
   *[end] 結束階段
}
step = { $step ->
    [start] 開始步驟
    [battle] 戰鬥步驟
    [damage] 傷害步驟
   *[end] 結束步驟
}
moment = 第{ $turn }回合，{ $phase }
moment-step = 第{ $turn }回合，{ $phase }，{ $step }
moment-timing = { $place }，{ $timing }
timing = { $timing ->
    [start] 開始時
    [flipped] 翻開後
    [before_calculation] 傷害計算前
    [calculation] 傷害計算時
    [damaged] 戰鬥傷害後
    [after_calculation] 傷害計算後
   *[end] 結束時
}

method = { $method ->
    [normal] 通常召喚
    [tribute] 升級召喚
    [flip] 反轉召喚
    [gemini] 再度召喚
    [fusion] 融合召喚
    [ritual] 儀式召喚
    [synchro] 同步召喚
    [xyz] 超量召喚
    [link] 連結召喚
    [pendulum] 靈擺召喚
   *[special] 特殊召喚
}
value = { $value ->
    [atk] 攻擊力
    [def] 守備力
    [negated] 效果
   *[level] 等級
}
part = { $part ->
    [cost] 代價
   *[effect] 效果
}

window = { $kind ->
    [open] 開放狀態
    [summon_negation] 召喚無效時機
    [free] 自由時機
    [chain] 連鎖時機
    [trigger] 誘發時機
    [phase_end] 階段結束時機
    [step_end] 步驟結束時機
   *[damage_step] 傷害步驟時機
}
window-because = { $because }的{ $window }
because = { $because ->
    [phase_began] { $phase }開始時
    [all_passed] 都放棄優先權後
    [summon_declared] 召喚宣言後
    [summon_succeeded] 召喚後
    [card_set] 覆蓋後
    [position_changed] 改變表示形式後
    [drawn] 通常抽牌後
    [chain_ended] 連鎖串（{ $links }）結束後
    [link_added] 連鎖{ $link }之後
    [triggers_met] { $mandatory ->
        [yes] 必發效果
       *[no] 選發效果
    }
    [moves_on] { $phase }結束前
    [leaves_step] { $step }結束前
    [step_began] { $step }開始時
    [attack_declared] 攻擊宣言後
    [timing_began] { $timing }
   *[happened] 剛才發生的事之後
}

# $word: an attribute, a type or the name of a counter, as printed in English; $id: the same with
# "-" for spaces.
word = { $id ->
    [Creator-God] 創造神族
    [Sea-Serpent] 海龍族
    [Winged-Beast] 鳥獸族
    [DARK] 闇屬性
    [DIVINE] 神屬性
    [EARTH] 地屬性
    [FIRE] 炎屬性
    [LIGHT] 光屬性
    [WATER] 水屬性
    [WIND] 風屬性
    [Aqua] 水族
    [Beast] 獸族
    [Beast-Warrior] 獸戰士族
    [Cyberse] 電子界族
    [Dinosaur] 恐龍族
    [Divine-Beast] 幻神獸族
    [Dragon] 龍族
    [Fairy] 天使族
    [Fiend] 惡魔族
    [Fish] 魚族
    [Illusion] 幻想魔族
    [Insect] 昆蟲族
    [Machine] 機械族
    [Plant] 植物族
    [Psychic] 念動力族
    [Pyro] 炎族
    [Reptile] 爬蟲類族
    [Rock] 岩石族
    [Spellcaster] 魔法使族
    [Thunder] 雷族
    [Warrior] 戰士族
    [Wyrm] 幻龍族
    [Zombie] 不死族
   *[other] { $word }
}
counters = { $count }個{ $word ->
    [Spell] 魔力指示物
   *[other] { $word }指示物
}

# What may not be done. $cards: with which cards; none: with any.
forbidden = { $what ->
    [activate] { $cards ->
        [none] 發動卡或效果
       *[other] 發動{ $cards }或其效果
    }
    [activate_spells] { $cards ->
        [none] 發動魔法卡或其效果
       *[other] 發動{ $cards }或其效果
    }
    [activate_traps] { $cards ->
        [none] 發動陷阱卡或其效果
       *[other] 發動{ $cards }或其效果
    }
    [activate_monster_effects] { $cards ->
        [none] 發動怪獸的效果
       *[other] 發動{ $cards }的效果
    }
    [normal_summon] { $cards ->
        [none] 通常召喚或覆蓋怪獸
       *[other] 通常召喚或覆蓋{ $cards }
    }
    [special_summon] { $cards ->
        [none] 特殊召喚怪獸
       *[other] 特殊召喚{ $cards }
    }
    [set_spells] { $cards ->
        [none] 覆蓋魔法、陷阱卡
       *[other] 覆蓋{ $cards }
    }
    [declare_attack] { $cards ->
        [none] 宣言攻擊
       *[other] 以{ $cards }宣言攻擊
    }
    [attack] { $cards ->
        [none] 攻擊
       *[other] 以{ $cards }攻擊
    }
    [attack_directly] { $cards ->
        [none] 直接攻擊
       *[other] 以{ $cards }直接攻擊
    }
    [change_position] { $cards ->
        [none] 改變表示形式
       *[other] 改變{ $cards }的表示形式
    }
    [summon] { $cards ->
        [none] 以任何方式召喚怪獸
       *[other] 以任何方式召喚{ $cards }
    }
    [banish_from_graveyard] { $cards ->
        [none] 將墓地的卡除外
       *[other] 將{ $cards }從墓地除外
    }
   *[battle_phase] 進行戰鬥階段
}
