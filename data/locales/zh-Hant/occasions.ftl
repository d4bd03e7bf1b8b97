# What effects answer, what sets them off, and what must be so. $who, $by, $whose: own, opponent or
# either, seen from the card's player.

defined-answers-attempt = { $who ->
    [own] 我方的
    [opponent] 對手的
   *[either] {""}
}{ $single ->
    [yes] 只有1隻怪獸的
   *[no] {""}
}{ $methods ->
    [none] 召喚
   *[other] { $methods }召喚
}（尚能無效）
defined-answers-activation = { $who ->
    [own] 我方的
    [opponent] 對手的
   *[either] {""}
}{ $that }{ $kinds }{ $from }的發動（在連鎖中緊接在其下）
defined-answers-happening = 剛才{ $occasion }
defined-activation = { $kind ->
    [spell_card] 魔法卡
    [trap_card] 陷阱卡
    [spell_effect] 魔法的效果
    [trap_effect] 陷阱的效果
    [monster_effect] 怪獸的效果
   *[any] 任何卡或效果
}
defined-that = 會{ $does }的
defined-does = { $does ->
    [special_summons] 特殊召喚
    [destroys_on_field] 破壞場上的卡
    [destroys_two_of_yours] 破壞2張以上我方的卡
    [adds_from_deck] 將牌組的卡加入手牌
    [summons_from_deck] 從牌組特殊召喚
    [sends_from_deck] 將牌組的卡送去墓地
    [moves_from_graveyard] 將墓地的卡移出
    [banishes] 將卡除外
    [draws] 抽牌
    [damages] 給予傷害
    [damages_you] 給予我方傷害
    [targets_yours] 以我方控制的卡為對象
   *[targets_this] 以此卡為對象
}

# $what: a card; $methods: texts of defined-method, or none for any way.
defined-method = { $method ->
    [normal] 通常
    [tribute] 升級
    [flip] 反轉
    [gemini] 再度
    [fusion] 融合
    [ritual] 儀式
    [synchro] 同步
    [xyz] 超量
    [link] 連結
    [pendulum] 靈擺
   *[special] 特殊
}
defined-summoned = { $who ->
    [own] 我方將{ $what }
    [opponent] 對手將{ $what }
   *[either] { $what }
}{ $effect ->
    [none] {""}
   *[other] 因自身的效果{ $effect }
}{ $from }{ $who ->
    [own] {""}
    [opponent] {""}
   *[either] 被
}{ $methods ->
    [none] 召喚
   *[other] { $methods }召喚
}
defined-summoned-by = 此卡在這個回合被{ $methods ->
    [none] 召喚
   *[other] { $methods }召喚
}

# Moves: $from and $to are texts of defined-from and defined-to, $place of defined-where.
defined-moved = { $origin ->
    [anywhere] { $side ->
        [own] 我方的
        [opponent] 對手的
       *[either] {""}
    }
   *[somewhere] {""}
}{ $what }{ $way ->
    [nowhere] { $origin ->
        [anywhere] 移動
        [field] 離開場上
       *[somewhere] { $from }移動
    }
    [graveyard] { $from }被送去墓地
    [banished] { $from }被除外
   *[elsewhere] { $from }{ $to }
}{ defined-by }
defined-moved-why = { $origin ->
    [anywhere] { $side ->
        [own] 我方的
        [opponent] 對手的
       *[either] {""}
    }
   *[somewhere] { $place }的
}{ $what }{ $why }{ $way ->
    [nowhere] {""}
    [graveyard] 並被送去墓地
    [banished] 並被除外
   *[elsewhere] 並{ $to }
}{ defined-by }
defined-of-side = { $side ->
    [own] （我方）
    [opponent] （對手）
   *[either] {""}
}
defined-by = { $who ->
    [own] （因我方）
    [opponent] （因對手）
   *[either] {""}
}
defined-why = { $why ->
    [battle] 被戰鬥破壞
    [destroyed] 被效果破壞
    [effect] 因效果移動
    [cost] 作為代價支付
    [tributed] 被解放
    [material] 作為素材
    [discarded] 被捨棄
   *[drawn] 被抽到
}

defined-flipped = { $what }變成表側表示
defined-turned = { $what }改變表示形式
defined-battle-timing = { $what }的戰鬥中，{ $timing }
defined-battled = { $what }的戰鬥進行傷害計算
defined-destroys = { $what }戰鬥破壞{ $other }
defined-damaged = { $who ->
    [own] 我方
    [opponent] 對手
   *[either] 玩家
}{ $by ->
    [own] 因我方的卡
    [opponent] 因對手的卡
   *[either] {""}
}{ $monster ->
    [none] {""}
   *[other] 因{ $monster }
}受到{ $kind ->
    [battle] 戰鬥傷害
    [effect] 效果傷害
   *[any] 傷害
}{ $direct ->
    [yes] （直接攻擊）
   *[no] {""}
}
defined-told = 發生該卡文字所述的事
defined-gained = { $who ->
    [own] 我方因效果回復生命值
    [opponent] 對手因效果回復生命值
   *[either] 玩家因效果回復生命值
}
defined-attack = { $who ->
    [own] 我方
    [opponent] 對手
   *[either] 玩家
}{ $card ->
    [none] {""}
   *[other] 以{ $card }
}{ $target ->
    [none] {""}
   *[other] 對{ $target }
}{ $direct ->
    [yes] 宣言直接攻擊
   *[no] 宣言攻擊
}
defined-activated = { $who ->
    [own] 我方發動{ $kinds }
    [opponent] 對手發動{ $kinds }
   *[either] 玩家發動{ $kinds }
}
defined-phase = { $whose ->
    [own] 我方的{ $phase }
    [opponent] 對手的{ $phase }
   *[either] { $the }
}

# Conditions.
defined-exists = { $thing }存在
defined-none = { $thing }不存在
defined-this-is = { $this }{ $is ->
    [yes] 在
   *[no] 不在
}{ $places }
defined-so-many-exist = { $things }存在{ $exactly ->
    [yes] （不多不少）
   *[no] {""}
}
defined-more = { $first }大於{ $second }
defined-less = { $second }小於{ $first }
defined-group = （{ $conditions }）
defined-turn = { $whose ->
    [own] 是我方的回合
    [opponent] 是對手的回合
   *[either] 是任一玩家的回合
}
defined-in-phase = 是{ $phases }
defined-chain-at-least = 連鎖已有{ $count }個以上
defined-no-name-twice = 連鎖中沒有重複的卡名
defined-nothing-activated = 我方在這個回合沒有發動其他卡或效果
defined-nothing-summoned = 我方在這個回合沒有特殊召喚
defined-nothing-summoned-at-all = 我方在這個回合沒有召喚任何怪獸
defined-no-battle-phase = 我方在這個回合沒有進行戰鬥階段
defined-came-up = 此卡在這個回合表側表示出場或翻成表側表示
defined-used-this-turn = 此卡的效果{ $effect }在這個回合已使用
defined-falls-in-battle = 此卡會被進行中的戰鬥破壞
defined-attacked-face-down = 被攻擊的怪獸在傷害步驟開始時是裡側表示
defined-zone-free = { $whose ->
    [own] 我方場上有空的怪獸區
    [opponent] 對手場上有空的怪獸區
   *[either] 任一方場上有空的怪獸區
}
defined-was-set = 此卡在發動前是覆蓋的
defined-rolled = { $how ->
    [heads] 是正面
    [tails] 是反面
    [any] 是正面或反面
    [exactly] 擲出{ $most }
   *[between] 擲出{ $least }到{ $most }
}
defined-not = 並非「{ $condition }」
