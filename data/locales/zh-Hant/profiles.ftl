# Rule profiles: every flag by its name, and each of its values. Keys: flag-NAME, its value in
# .value.

flag-ignition = 啟動效果
    .value = { $value ->
        [None] 只能在開放狀態發動
        [AfterSummon] 回合玩家在召喚後也能以最初的優先權發動
        [AfterSummonOrChain] 回合玩家在召喚或連鎖後也能以最初的優先權發動
        [AnyFreeWindow] 回合玩家在任何自由時機也能發動
       *[other] { $value }
    }
flag-hidden_triggers = 非公開區域的誘發效果
    .value = { $value ->
        [OwnTier] 在快速效果的時機，於公開的誘發效果之後發動
        [WithOptional] 和其他選發效果一起
       *[other] { $value }
    }
flag-early_trigger = 較早的事的誘發效果
    .value = { $value ->
        [true] 在連鎖中排在前面
       *[false] 由其玩家自由排列
    }
flag-trigger_location = 誘發效果發動前已移動的卡
    .value = { $value ->
        [Anywhere] 無論在哪裡都能發動
        [PublicOnly] 可以發動，但在主牌組或手牌時不能
        [MustStay] 不能再發動
       *[other] { $value }
    }
flag-negated_summon_counts = 被無效的召喚
    .value = { $value ->
        [true] 計入「1回合1次」
       *[false] 不計入「1回合1次」
    }
flag-replay = 攻擊卷回後
    .value = { $value ->
        [TakenBack] 攻擊被收回，該怪獸之後還可以攻擊
        [RetargetOrCancel] 攻擊怪獸另選攻擊對象，或停止攻擊
        [SameOtherOrNone] 由同一隻怪獸攻擊、由別的怪獸攻擊，或不攻擊，且第一次攻擊已計算在內
       *[other] { $value }
    }
flag-damage_step = 傷害步驟
    .value = { $value ->
        [Seven] 有舊制的7個時點
        [Five] 有5個時點
        [SevenZeroFalls] 有舊制的7個時點，且攻擊力0的2隻攻擊表示怪獸戰鬥時互相破壞
       *[other] { $value }
    }
flag-one_chain_per_damage_timing = 傷害步驟各時點的連鎖
    .value = { $value ->
        [true] 只有1串
       *[false] 可以接連多串
    }
flag-phase_trigger_again = 發動被無效的、階段的必發誘發效果
    .value = { $value ->
        [true] 再次發動
       *[false] 不再發動
    }
flag-first_turn_draw = 在第一回合
    .value = { $value ->
        [true] 先攻玩家抽牌
       *[false] 先攻玩家不抽牌
    }
flag-one_field_spell = 場地魔法
    .value = { $value ->
        [true] 雙方合計1張
       *[false] 雙方各1張
    }
flag-zones = 場地
    .value = { $value ->
        [Classic] 沒有靈擺區，也沒有額外怪獸區
        [PendulumApart] 有獨立的靈擺區
        [ExtraMonsterZones] 有額外怪獸區，從額外牌組出場的怪獸都需要額外怪獸區或連結標記
        [ExtraMonsterZonesEased] 有額外怪獸區，只有從額外牌組出場的連結怪獸和靈擺怪獸需要額外怪獸區或連結標記
       *[other] { $value }
    }
flag-trap_monster_zones = 陷阱怪獸占用
    .value = { $value ->
        [Both] 1個怪獸區和它的魔法陷阱區
        [MonsterOnly] 只有1個怪獸區
       *[other] { $value }
    }
flag-duel_ends = 勝負已定的決鬥
    .value = { $value ->
        [AfterTheEffect] 在效果處理完畢時結束
        [AtOnce] 立刻結束
       *[other] { $value }
    }
flag-negation_first = 可以將召喚無效時
    .value = { $value ->
        [TurnPlayer] 先詢問回合玩家，再詢問另一方
        [OpponentOnly] 只詢問另一方
       *[other] { $value }
    }
flag-texts = 卡片的效果文
    .value = { $value ->
        [0] 是現行的
       *[other] 是{ $day }的
    }
flag-zones_each = 一方的區域
    .value = 怪獸{ $value }個，魔法、陷阱{ $value }個
flag-main_phase_2 = 戰鬥階段之後
    .value = { $value ->
        [true] 是主要階段2
       *[false] 是結束階段：沒有主要階段2
    }
flag-normal_draw = 抽牌階段
    .value = { $value ->
        [None] 不抽牌
        [One] 抽1張卡
       *[Two] 抽2張卡
    }
flag-first_turn_battle = 在決鬥的第一回合
    .value = { $value ->
        [true] 可以有戰鬥階段
       *[false] 沒有戰鬥階段
    }

flag-line = { $about }：{ $says }
flag-truth = true、false
flag-day = 日期，例如2010-04-24；現行的效果文用0
flag-zones-from = 1到5的數字

deck-size = { $least ->
    [0] { $most ->
        [none] 張數不限
       *[other] 最多{ $most }張卡
    }
   *[other] { $most ->
        [none] { $least }張卡以上
       *[other] { $least }到{ $most }張卡
    }
}
deck-list = { $list ->
    [current] 現行的卡表
    [nothing-forbidden] 現行的卡表，其中的禁止卡算作限制卡
    [of] { $day }的卡表
    [of-the-day] 賽制名稱之後所寫日期的卡表
    [points] 沒有卡表；每副牌組有{ $points }點
   *[own] 自己的卡表
}
card-kind = { $kind ->
    [link] 連結怪獸
   *[pendulum] 靈擺怪獸
}

# What profiles and formats are called. $id: their id or name; $title: as their file says it.
ruleset-title = { $id ->
    [P1] OCG，大師規則1及以前
    [P2g] TCG，2005年（Goat）
    [P2e] TCG，2010年（Edison）
    [P3a] TCG，2012年4月至2014年7月
    [P3b] TCG，2014年7月至2015年3月
    [P3c] TCG，2015年3月至2017年7月
    [P4a] OCG，大師規則2
    [P4b] OCG，大師規則3
    [P4c] OCG，新大師規則
    [P5] OCG，2020年4月至今
    [P6a] TCG，2017年7月至2020年3月
    [P6b] TCG，2020年4月至2021年10月
    [P7] TCG，2021年11月至今
    [advanced] Advanced，TCG的官方賽制
    [traditional] Traditional，可使用所有的卡
    [ocg] OCG的官方賽制
    [edison] Edison，2010年春季
    [goat] Goat，2005年夏季
    [genesys] Genesys，以點數代替禁限卡表
    [time-wizard] Time Wizard：以現在的規則和效果文使用舊的禁限卡表
   *[other] { $title }
}
