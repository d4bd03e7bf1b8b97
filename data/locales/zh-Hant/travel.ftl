# Time travel: why, followed, diff between places, find.

error-bad-what = 無法詢問「{ $text }」
error-bad-what-hint = 可以詢問 A.lp、B.lp、卡名、卡.atk、卡.def、卡.level、卡.position、A.monster.2、B.spell.1、A.field、chain.2、priority、window、turn 或 phase
explain-bad-what = `why` 可以詢問數值（A.lp、卡.atk）、以卡名或密碼指定的卡、區域（A.monster.2）、連鎖（chain.2）、priority、window、turn 或 phase。
error-no-what = 在紀錄 { $at } 沒有可詢問的 { $text }
error-no-what-hint = 可以用 --at 指定其他位置；`show` 會顯示該處有什麼
explain-no-what = 在那筆紀錄沒有所詢問的東西：沒有那個連鎖、沒有閱讀者能辨認的那張卡，或那筆紀錄屬於裁判桌而不屬於決鬥。

why-head = 紀錄 { $at } 之後，{ $about }：{ $value }
why-lp = { $seat } 的生命值
why-place = { $card }
why-posture = { $card } 的表示形式
why-value = { $card } 的{ $value ->
    [atk] 攻擊力
    [def] 守備力
   *[other] 等級
}
why-link = 連鎖 { $link }
why-priority = 優先權
why-window = 時機
why-turn = 回合
why-phase = 階段
why-empty = 空的
why-nobody = 沒有詢問任何人
why-no-window = 目前沒有
why-printed = { $number }（卡面數值）
why-no-value = 不明
why-counted = {"       "}{ $about }：{ $value }{ $at ->
    [0] {""}
   *[other] （第{ $at }筆紀錄：{ $text }）
}
why-none = 此處不詢問任何人。{ $title }（{ $id }）：{ $sentence }
why-root = { $root ->
    [said] 起點是玩家所說的話。
    [chosen] 起點是玩家的選擇。
    [set_up] 這是開局設定時給定的。
    [told] 起點是桌上告知的內容。
    [repaired] 起點是裁判所作的修正。
   *[course] 起點是決鬥本身的進行。
}
trail-rule = [{ $id }：{ $title }]

followed-came =
    {""}
    { $count ->
        [0] 沒有任何事由此而來。
       *[other] 由此而來的紀錄有 { $count } 筆{ $shown ->
            [0] ，只有放棄優先權與時機的結束。
           *[other] ：
        }
    }
followed-depends =
    {""}
    { $count ->
        [0] 之後沒有任何話涉及它所改變的東西。
       *[other] 之後有 { $count } 筆紀錄涉及它所改變的東西，或是對它的回應：
    }
followed-stands =
    {""}
    { $count ->
        [0] 沒有任何之後的紀錄能不靠它而成立。
       *[other] 之後有 { $count } 筆紀錄與它沒有卡、連鎖或時機的關聯；{ $shown ->
            [0] 其中沒有人說話。
           *[other] 其中說了：
        }
    }

compare-unseen = 桌面上看不見的部分（{ $parts }）
compare-part = { $part ->
    [shown] 進行中事項的細節
    [cards] 是哪些卡、誰知道它們
    [happened] 最後發生的事
    [under_way] 處理進行到哪裡
   *[count] 到此為止有多少筆紀錄
}
compare-mode = { $mode ->
    [strict] 嚴格模式
   *[witness] 見證模式
}
compare-reading = { $reading ->
    [written] 未被詢問
   *[implied] 以沉默放棄優先權
}
compare-none = 沒有
compare-none-else = 沒有其他
compare-after = 在 { $count } 筆紀錄之後
places-title = { $one } 與 { $other }
places-same = 沒有任何不同。
places-line = {"  "}{ $about }：{ $first } / { $second }
places-alone = {"  "}{ $about }
places-long = {"  "}{ $about }
    {"    "}{ $one }：{ $first }
    {"    "}{ $other }：{ $second }
places-what = diff 需要兩個位置，例如 100 118；每個位置前可以加上決鬥名稱：diff 決鬥 100 另一場 118。使用 --profiles 時最多只能指定一場決鬥。
role-judge-only-diff = `diff --profiles` 只供裁判使用：它會用到雙方持有的卡，而{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}不可以知道

error-bad-condition = 條件的第 { $column } 欄：{ $what }
error-bad-condition-hint = docs/find.md 列出條件可以涉及的內容
explain-bad-condition = `find` 的條件無法讀取。該處已加上底線，並說明可以寫什麼。條件例如 B.lp < 4000 && phase == battle。
find-found = { $duel }，{ $count ->
    [1] 紀錄 { $first }
   *[other] 紀錄 { $first } 至 { $last }
}（{ $place }）：{ $text }
find-none = { $duels ->
    [1] { $duel } 中沒有任何紀錄之後符合此條件：{ $text }
   *[other] { $duels } 場決鬥中都沒有任何紀錄之後符合此條件：{ $text }
}
find-expected = { $what ->
    [operator] 這裡應為運算符號（&&、||、==、!=、<、<=、>、>=、+、-、*）或結尾
    [opening-bracket] 這裡應為 (
    [closing-bracket] 這裡應為 )
    [comma] 這裡應為逗號與地點，例如 A.graveyard
    [card] 這裡應為以引號括起的卡名，或卡片密碼
    [place] 這裡應為地點，例如 A.graveyard
    [quotation-mark] 缺少結尾的引號
   *[condition] 這裡應為數字、B.lp 之類的名稱、in(…) 之類的函式，或 (
}
find-unknown = 沒有 { $word }。可用的有：{ $known }
find-no-word = 它不會是「{ $word }」。可能是：{ $known }
find-kinds = { $left ->
    [number] 數字
    [word] 詞語
   *[truth] 真假值
}與{ $right ->
    [number] 數字
    [word] 詞語
   *[truth] 真假值
}不能放在一起
find-no-order = 詞語與真假值只能相等或不相等：== 或 !=
find-no-condition = 這是{ $kind ->
    [number] 數字
   *[word] 詞語
}，不是成立與否的條件；請加以比較，例如 B.lp < 4000
find-no-card = { $count ->
    [0] 沒有名為 { $name } 的卡
   *[other] { $name } 不是單一的卡；可能是：{ $near }
}
find-too-large = 這裡沒有這麼大的數字
find-too-long = 條件太長，或括號層數太多

## `sheet` 說的話
sheet-head = { $duel }：到紀錄 { $at } 為止的生命值，{ $count ->
    [0] 沒有變動。
   *[other] 變動 { $count } 次。
}
sheet-begun = 開始時
