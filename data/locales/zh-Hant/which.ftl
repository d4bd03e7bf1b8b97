# Which cards, where, and numbers. $side and $whose: own, opponent or either.

# Nouns with what stands before them, and what follows in brackets. $all: no; yes for all of them;
# one for one of them, with an article; none for not one.
defined-noun = { $adjectives ->
    [none] {""}
   *[other] { $adjectives }
}{ $noun ->
    [monster] 怪獸
    [fusion] 融合怪獸
    [ritual] 儀式怪獸
    [spell] 魔法卡
    [trap] 陷阱卡
    [spell_or_trap] { $all ->
        [yes] 魔法、陷阱卡
       *[no] 魔法、陷阱卡
    }
    [material] 素材
   *[card] 卡
}
defined-adjective = { $what ->
    [face_up] 表側表示的
    [face_down] 裡側表示的
    [flip] 反轉
    [non_flip] 反轉以外的
    [spirit] 靈魂
    [non_spirit] 靈魂以外的
    [tuner] 協調
    [non_tuner] 協調以外的
    [normal] 通常
    [effect] 效果
    [main] 主牌組的
    [ritual] 儀式
    [fusion] 融合
    [synchro] 同步
    [xyz] 超量
    [link] 連結
    [pendulum] 靈擺
    [gemini] 二重
    [quick_play] 速攻
    [continuous] 永續
    [equip] 裝備
    [field] 場地
    [ritual_spell] 儀式
    [counter] 反擊
   *[normal_card] 通常
}
defined-adjectives = { $first }{ $next }
defined-a = { $vowel ->
    [yes] { $noun }
   *[no] { $noun }
}
defined-all = 所有{ $noun }
defined-but-targets = { $things }（對象以外）
# $class: the noun without its form, for languages that count by it.
defined-so-many = { $how ->
    [exactly] { $most }{ $class ->
        [monster] 隻
        [fusion] 隻
        [ritual] 隻
        [material] 個
       *[card] 張
    }{ $noun }
    [up_to] 最多{ $most }{ $class ->
        [monster] 隻
        [fusion] 隻
        [ritual] 隻
        [material] 個
       *[card] 張
    }{ $noun }
    [or_more] { $least }{ $class ->
        [monster] 隻
        [fusion] 隻
        [ritual] 隻
        [material] 個
       *[card] 張
    }以上的{ $noun }
    [any] 任意數量的{ $noun }
   *[between] { $least }到{ $most }{ $class ->
        [monster] 隻
        [fusion] 隻
        [ritual] 隻
        [material] 個
       *[card] 張
    }{ $noun }
}
# As many as a number that is counted.
defined-up-to = { $how ->
    [as_many] 數量等於{ $limit }的{ $noun }
   *[up_to] { $least ->
        [0] 數量不超過{ $limit }的{ $noun }
       *[other] { $least }{ $class ->
            [monster] 隻
            [fusion] 隻
            [ritual] 隻
            [material] 個
           *[card] 張
        }以上、數量不超過{ $limit }的{ $noun }
    }
}
defined-random = 隨機{ $things }
defined-one-of-each = { $things }（雙方各自從己方選）
defined-picked-by-opponent = { $things }（由對手選）
defined-with = { $things }（{ $conditions }）
defined-extreme = { $value }{ $how ->
    [lowest] 最低
   *[highest] 最高
}的{ $things }
defined-there = { $where }的{ $things }
defined-quoted = 「{ $name }」
defined-value = { $what ->
    [level] 等級
    [atk] 攻擊力
   *[def] 守備力
}{ $how ->
    [exactly] { $most }
    [between] { $least }到{ $most }
    [at_least] { $least }以上
   *[at_most] { $most }以下
}
defined-atk-up-to = 攻擊力不超過{ $amount }
defined-declared = { $what ->
    [race] 所宣言的種族
    [attribute] 所宣言的屬性
   *[name] 所宣言的卡名
}
defined-condition = { $what ->
    [name] 卡名是{ $value }
    [not_name] 卡名不是{ $value }
    [same_name] 與剛才移動的卡同名
    [counter] 至少有{ $value }
    [attack] 攻擊表示
    [defense] 守備表示
    [unspent_attribute] 屬性是這個回合還沒有用來支付此效果的代價的
    [summoned] 被{ $value }召喚的
    [owned] 持有者是我方
    [owned_by_opponent] 持有者是對手
    [same_column] 與此卡同一縱列
    [pointed_to] 在連結怪獸所連結的區域
    [summonable] 可以特殊召喚
    [any_of] 是{ $value }
    [none_of] 不是{ $value }
   *[other] 此卡以外
}
defined-this = 此卡
defined-attacker = 攻擊怪獸
defined-attacked = 被攻擊的怪獸
defined-bearer = 此卡所附的怪獸
defined-object = { $object ->
    [targets] 對象
    [negated] 被無效的卡
    [answered] 場上的那張卡
    [done] 剛才移動的卡
    [told] 所說明的卡
   *[paid] 作為代價支付的卡
}

# Places. $all: all of them, or those that are counted.
defined-where = { $place ->
    [monsters] { $side ->
        [own] 我方怪獸區
        [opponent] 對手怪獸區
       *[either] 怪獸區
    }
    [spells] { $side ->
        [own] 我方魔法陷阱區
        [opponent] 對手魔法陷阱區
       *[either] 魔法陷阱區
    }
    [field_zone] { $side ->
        [own] 我方場地區
        [opponent] 對手場地區
       *[either] { $all ->
            [yes] 雙方場地區
           *[no] 任一方場地區
        }
    }
    [pendulum_zones] { $side ->
        [own] 我方靈擺區
        [opponent] 對手靈擺區
       *[either] 靈擺區
    }
    [field] { $side ->
        [own] 我方場上
        [opponent] 對手場上
       *[either] 場上
    }
    [hand] { $side ->
        [own] 我方手牌
        [opponent] 對手手牌
       *[either] { $all ->
            [yes] 雙方手牌
           *[no] 任一方手牌
        }
    }
    [deck] { $side ->
        [own] 我方牌組
        [opponent] 對手牌組
       *[either] { $all ->
            [yes] 雙方牌組
           *[no] 任一方牌組
        }
    }
    [graveyard] { $side ->
        [own] 我方墓地
        [opponent] 對手墓地
       *[either] { $all ->
            [yes] 雙方墓地
           *[no] 任一方墓地
        }
    }
    [banished] { $side ->
        [own] 我方除外的卡中
        [opponent] 對手除外的卡中
       *[either] 除外的卡中
    }
    [extra] { $side ->
        [own] 我方額外牌組
        [opponent] 對手額外牌組
       *[either] { $all ->
            [yes] 雙方額外牌組
           *[no] 任一方額外牌組
        }
    }
    [own_materials] 此卡
    [materials] { $side ->
        [own] 重疊在我方怪獸之下
        [opponent] 重疊在對手怪獸之下
       *[either] 重疊在怪獸之下
    }
    [used_as_material] 作為其召喚素材
    [attacker] 攻擊中
    [attacked] 被攻擊
    [bearer] 此卡所附
    [attached] 附在此卡
    [done] 剛才移動
    [excavated] 翻開
   *[occasion] 這件事所指
}
defined-from = { $place ->
    [monsters] { $side ->
        [own] 從我方怪獸區
        [opponent] 從對手怪獸區
       *[either] 從怪獸區
    }
    [spells] { $side ->
        [own] 從我方魔法陷阱區
        [opponent] 從對手魔法陷阱區
       *[either] 從魔法陷阱區
    }
    [field_zone] 從場地區
    [pendulum_zones] 從靈擺區
    [field] { $side ->
        [own] 從我方場上
        [opponent] 從對手場上
       *[either] 從場上
    }
    [hand] { $side ->
        [own] 從我方手牌
        [opponent] 從對手手牌
       *[either] 從手牌
    }
    [deck] { $side ->
        [own] 從我方牌組
        [opponent] 從對手牌組
       *[either] 從牌組
    }
    [graveyard] { $side ->
        [own] 從我方墓地
        [opponent] 從對手墓地
       *[either] 從墓地
    }
    [banished] 從除外的卡中
    [extra] { $side ->
        [own] 從我方額外牌組
        [opponent] 從對手額外牌組
       *[either] 從額外牌組
    }
    [own_materials] 從此卡的素材中
    [materials] 從怪獸的素材中
    [used_as_material] 從其召喚的素材中
    [attacker] 作為攻擊怪獸從戰鬥中
    [attacked] 作為被攻擊的怪獸從戰鬥中
    [bearer] 從此卡之下
    [attached] 從此卡
    [done] 從所移動到的位置
    [excavated] 從翻開的卡中
   *[occasion] 從原本的位置
}
defined-to = { $place ->
    [monsters] 移到怪獸區
    [spells] 移到魔法陷阱區
    [field_zone] 移到場地區
    [pendulum_zones] 移到靈擺區
    [field] 出到場上
    [hand] 加入手牌
    [deck] 回到牌組
    [graveyard] 被送去墓地
    [banished] 被除外
    [extra] 加入額外牌組
    [own_materials] 成為此卡的素材
   *[materials] 成為怪獸的素材
}

# Numbers: by themselves.
defined-number = { $number }
defined-count = { $things }的數量
defined-times = { $amount }的{ $times }倍
# $lp: whose life points they are; none for another number.
defined-half = { $amount }的一半
defined-its = 其{ $which ->
    [original] 原本{ $value }
   *[now] { $value }
}
defined-battle-damage = { $who ->
    [own] 我方
    [opponent] 對手
   *[either] 玩家
}現在會受到的戰鬥傷害
defined-life-points = { $whose ->
    [own] 我方的生命值
    [opponent] 對手的生命值
   *[either] 雙方的生命值
}
defined-sum = { $count ->
    [1] { $which ->
        [printed] { $things }的原本{ $value }
        [level_or_rank] { $things }的等級或階級
        [link_rating] { $things }的連結數
       *[now] { $things }的{ $value }
    }
   *[other] { $which ->
        [printed] { $things }的原本{ $value }的合計
        [level_or_rank] { $things }的等級和階級的合計
        [link_rating] { $things }的連結數的合計
       *[now] { $things }的{ $value }的合計
    }
}
defined-amount = { $what ->
    [link_number] 此連鎖的連鎖數
    [damage_taken] 受到的傷害
    [moved] 剛才失去或回復的生命值
    [remembered] 此卡記住的數字
    [done] 剛才移動的卡的數量
    [to_deck] 剛才回到自己牌組的卡的數量
    [paid] 作為代價支付的卡的數量
   *[number] 擲出或宣言的數字
}

# Numbers of something.
defined-units = { $unit ->
    [damage] { $number }點傷害
    [lp] { $number }生命值
    [atk] { $number }攻擊力
    [def] { $number }守備力
    [level] { $number }個等級
    [negated] 其效果
   *[cards] { $number }張卡
}
defined-units-bare = { $unit ->
    [damage] 傷害
    [lp] 生命值
    [atk] 攻擊力
    [def] 守備力
    [level] 等級
    [negated] 其效果
   *[cards] 張數的卡
}
counters-bare = { $word ->
    [Spell] 魔力指示物
   *[other] { $word }指示物
}
defined-for-each = { $units }（乘以{ $things }的數量）
defined-equal = 相當於{ $amount }的{ $units }
defined-top = { $whose ->
    [own] 我方牌組最上面的{ $number }張卡
    [opponent] 對手牌組最上面的{ $number }張卡
   *[either] 雙方牌組最上面的各{ $number }張卡
}
defined-top-up-to = { $whose ->
    [own] 我方
    [opponent] 對手
   *[either] 雙方
}牌組最上面的{ $least }到{ $most }張卡
defined-top-equal = { $whose ->
    [own] 我方牌組最上面相當於{ $amount }的張數的卡
    [opponent] 對手牌組最上面相當於{ $amount }的張數的卡
   *[either] 雙方牌組最上面各相當於{ $amount }的張數的卡
}
