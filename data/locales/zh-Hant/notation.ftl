# Mistakes in written duels, and checks that fail.

notation-empty = 這裡沒有可以進行的內容
    .hint = 牌譜是一行一行寫的，例如：A activates Waboku
notation-expected = { $found ->
    [end] 這一行到此為止，但應有{ $wanted }
   *[other] 這裡不能是「{ $found }」：應有{ $wanted }
}
    .hint = 是不是「{ $nearest }」？
notation-goes-on = 這一行應在「{ $found }」之前結束
notation-unclosed = 缺少{ $mark }的另一半
notation-number = 「{ $found }」不是{ $least }到{ $most }之間的數字
notation-twice = 「{ $what }」說了兩次
notation-too-late = 標頭和準備過程必須在第一個動作之前
notation-unknown-card = 沒有名為「{ $name }」的卡
    .hint = 是不是{ $nearest }？
    .other = `takeback cards list` 列出所有的卡；其他任何卡只要用一行說明種類就能使用，例如 `card { $name }: quick-play spell`
notation-not-declared = 只有宣告卡（以 `card … : …` 一行說明種類的卡）才說明以何種方式使用
notation-known-card = 卡片「{ $name }」已有資料
    .hint = 刪去這一行：文字已知的卡依其文字進行
notation-several-cards = 「{ $name }」是好幾個名稱的開頭：{ $could }
notation-unknown-rules = 沒有名為「{ $name }」的規則組或賽制
    .hint = 有的是：{ $known }，以及加上日期的OCG或TCG
notation-other-game = { $title }是另一種遊戲，有自己的卡和規則，這裡不保存它的決鬥
    .hint = 有的是：{ $known }，以及加上日期的OCG或TCG
notation-rules-need-a-day = { $name }需要其卡表的日期
    .hint = 寫在冒號之後：{ $name }:2010-04-24
notation-rules-take-no-day = { $name }不加日期
    .hint = 只有 time-wizard 需要；某一天的規則是OCG或TCG加上日期
notation-no-day = 「{ $text }」不是日期
    .hint = 請寫年、月、日：2010-04-24
notation-nothing-held = 不知道{ $region }在{ $day }的規則：{ $before ->
    [none] { $after ->
        [none] 完全沒有
       *[other] 最早的{ $after }從{ $since }開始
    }
   *[other] { $after ->
        [none] 最後的{ $before }到{ $until }為止
       *[other] { $before }到{ $until }為止，{ $after }從{ $since }開始
    }
}
    .hint = 請用已知規則的日期，或指定規則組：takeback rules 列出它們
notation-no-flag = 規則組沒有名為「{ $name }」的項目
    .hint = 有的是：{ $known }
notation-no-value = { $flag }沒有「{ $name }」這個值
    .hint = 可用的值：{ $known }
notation-unknown-word = 沒有名為「{ $name }」的屬性或種族
    .hint = 是不是「{ $nearest }」？
notation-token = { $name }是衍生物：沒有決鬥以衍生物開始
    .hint = 衍生物因效果而出場
notation-face-up-unnamed = 在「{ $place }」之下表側表示的卡要有名稱
    .hint = 請寫出名稱，或把不明的卡放在「set」之下
notation-no-bearer = 這裡準備的場上怪獸中沒有{ $name }
    .hint = 請把怪獸寫在「monsters」之下；有2隻時加上「in zone 2」
notation-wrong-place = { $name }不能從「{ $place }」開始
# $zone: what belongs there, or which zone isn't there.
notation-misplaced = { $why ->
    [kind] { $name }不能放在那裡：{ $zone ->
        [monster] 怪獸區只放怪獸
        [spell] 魔法陷阱區只放魔法與陷阱，不放場地魔法
        [field] 場地區只放場地魔法
        [pendulum] 靈擺區只放靈擺怪獸
        [extra] 額外牌組只放額外牌組的怪獸，以及表側的靈擺怪獸
        [hand] 額外牌組的怪獸與衍生物不在手牌
        [deck] 額外牌組的怪獸與衍生物不在主牌組
       *[other] 衍生物只在場上
    }
    [no_zone] 依這場決鬥的規則，沒有{ $zone ->
        [monster] 怪獸區{ $slot }
        [spell] 魔法陷阱區{ $slot }
        [pendulum] 靈擺區{ $slot }
       *[other] 區域{ $slot }
    }
    [owner] { $name }不屬於那位玩家：卡片只會進入持有者的手牌、牌組、墓地或除外
    [position] { $name }不在怪獸區：只有怪獸有攻擊表示或守備表示
    [activated] { $name }正在發動，連鎖會繼續處理它：退回到發動之前才能收回
    [summoned] { $name }正在召喚，召喚會繼續進行：退回到召喚之前才能收回
   *[unknown] 沒有人確認過{ $name }：只能裡側放置
}
notation-life-points = { $seat }會有{ $to }生命值；玩家的生命值從0到{ $most }
notation-zone-taken = { $zone ->
    [none] 「{ $place }」沒有剩下的區域
   *[other] 「{ $place }」的區域{ $zone }已有卡，或沒有這個區域
}
notation-too-many-cards = 一場決鬥最多追蹤255張卡
notation-not-there = { $seat }在應有的位置沒有這張卡：{ $name }
    .hint = 就紀錄所知，它在{ $elsewhere }
notation-which-one = { $name }可能是好幾張卡：{ $could }
    .hint = 請說明是哪一張，例如：{ $name } in zone 2
notation-not-asked-for = 決鬥並未要求這裡所寫的：「{ $what }」
notation-over-before = 決鬥在進行到這裡所寫的內容之前就已結束：「{ $what }」
notation-comma-in-name = 「{ $name }」在這裡會被讀成以逗號分開的兩張卡，而它是一張卡的名稱
    .hint = 含逗號的卡名請寫在方括號內：[{ $name }]
notation-unseen = 字元{ $code }不能在這裡：它看不見，或會改變這一行的顯示方式
    .hint = 請刪除它，或重新輸入這些字
notation-too-long = 太長了：這裡最多{ $most }個字元
notation-too-large = 比任何牌譜都大：最多讀取{ $most }位元組

# What could stand somewhere; $id: the first three words of $text. Words of a written duel stay as
# they are.
wanted = { $id ->
    [a-card] 卡
    [a-card-name] 卡名
    [a-number] 數字
    [a-place-and] 位置和冒號
    [the-name-of] 指示物的名稱和「counters」
    [a-rule-profile] 規則組
    [a-format] 賽制
    [strict-or-witness] strict或witness
    [written-or-implied] written或implied
    [the-number-of] 回合數
    [words] 文字
    [a-rule-id] 規則編號
    [a-day-such] 日期，例如2010-04-24
    [a-flag-such] 規則項目，例如ignition
    [a-value-such] 值，例如AfterSummon
    [a-flag] 規則項目
   *[word] { $text }
}
wanted-more = { $first }、{ $next }
wanted-last = { $first }或{ $last }

check-failed = 這應該成立，但不成立：「{ $check }」。{ $instead }
check-answer = 上一次，{ $seat }{ $answer }。
check-no-answer = { $seat }在這種時機還沒有回答過。
check-lp = 生命值是{ $lp }。
check-count = { $count ->
    [0] 那裡沒有這樣的卡。
    [1] 那裡有1張這樣的卡。
   *[other] 那裡有{ $count }張這樣的卡。
}
check-chain = { $links ->
    [0] 沒有連鎖。
    [1] 這串連鎖有1個連鎖。
   *[other] 這串連鎖有{ $links }個連鎖。
}
check-link = 連鎖{ $link }：{ $outcome }。
check-no-link = 連鎖{ $link }還沒有處理。
check-no-such-link = 這串連鎖沒有連鎖{ $link }。
check-link-is = 連鎖{ $link }是{ $seat }的{ $name }。
check-link-speed = 連鎖{ $link }的咒文速度是{ $speed }。
check-awaited = { $awaited }
check-irregular = 上一個動作不合規則之處：{ $rules }。
check-regular = 上一個動作沒有違反規則。
check-turn = 現在是第{ $turn }回合，{ $seat }的回合，{ $phase }。

check-step = { $some ->
    [yes] 現在是{ $name }。
   *[no] 現在不是戰鬥階段的任何步驟。
}
check-attack = { $how ->
    [at] { $attacker }攻擊{ $target }。
    [direct] { $attacker }直接攻擊。
   *[none] 沒有進行中的攻擊。
}
check-summon = { $some ->
    [yes] 正在召喚{ $name }。
   *[no] 沒有進行中的召喚。
}
check-state = { $some ->
    [yes] 該卡的狀態：{ $name }。
   *[no] 場上沒有這樣的卡。
}
check-tied = { $some ->
    [yes] 該卡屬於{ $name }。
   *[no] 該卡不屬於任何怪獸。
}
check-trigger = { $fate ->
    [met] 上一次，誘發效果滿足了條件。
    [missed] 上一次，誘發效果錯過時點。
   *[none] 誘發它的事還沒有發生。
}
check-lingering = { $some ->
    [yes] 適用中的殘存效果來自{ $name }。
   *[no] 沒有適用中的殘存效果。
}
check-goes-on = 決鬥繼續進行。
check-won = { $seat }獲勝（{ $reason }）。
check-draw = 決鬥平手（{ $reason }）。
check-no-loop = 沒有發現無限循環。

check-not-begun = 這裡不知道決鬥是怎麼開始的。

run-not-refused = 這應該被{ $rule }拒絕，但沒有規則拒絕它；這只是試行，什麼都沒有記錄
run-refused-otherwise = 這應該被{ $rule }拒絕，卻被{ $instead }拒絕
