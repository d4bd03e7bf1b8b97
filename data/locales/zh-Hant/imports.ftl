# 來自別處的卡片、牌組與錄像。

card-line = { $name }。{ $kind }
card-line-others = { $name }（{ $others }）。{ $kind }
cards-more = { $count ->
   *[other] 還有 { $count } 張卡的名稱含有這些字；用 --most 顯示。
}

import-read = { $path }，卡名語言「{ $language }」：{ $count ->
   *[other] { $count } 張卡
}，其中 { $new } 張是新的，{ $changed } 張有變動。
import-left-out = { $count ->
   *[other] 略過了 { $count } 列：
}
import-row = 第 { $row } 列：{ $why ->
    [passcode] 編號不是卡片密碼
    [number] 缺少數字，或不是數字
    [kind] 不是怪獸、魔法，也不是陷阱
    [name] 沒有名稱
    [no-card] 有名稱，沒有卡片
   *[unreadable] 資料庫讀不出這一列或其後的內容
}
import-rows-more = ……還有 { $count } 列；--json 會全部列出。
import-kept = { $count ->
   *[other] 保存了 { $count } 張匯入的卡
}（卡名：{ $languages }）。它們的效果由記錄決鬥的人說明；有卡片檔時以卡片檔為準。
import-would = { $count ->
   *[other] 將會保存 { $count } 張匯入的卡
}（卡名：{ $languages }）。
import-next = 接下來：{ $command }

deck-read = 主牌組 { $main } 張，額外牌組 { $extra } 張，備牌 { $side } 張；賽制 { $format }{ $listed ->
    [yes] ，使用「{ $list }」
   *[no] ，沒有禁限表
}。
deck-sound = 沒有問題。
deck-not-sound = { $count ->
   *[other] 有 { $count } 個問題。
}
deck-unknown = { $count ->
   *[other] 有 { $count } 張卡查無資料，因此沒有檢查種類。
}用 `takeback cards import` 可從資料庫取得卡片。
deck-part = { $part ->
    [main] 主牌組
    [extra] 額外牌組
   *[side] 備牌
}
deck-found-size = { $part }有 { $has } 張；{ $most ->
    [none] 至少要 { $least } 張
   *[other] 可有 { $least } 到 { $most } 張
}
deck-found-copies = { $card }：{ $has } 張，{ $listed ->
    [yes] 禁限表允許 { $most } 張
   *[no] 一副牌組可有 { $most } 張
}
deck-found-forbidden = { $card }被禁限表禁止
deck-found-not-on-the-list = { $card }不在可用卡的表上
deck-found-wrong-part = { $card }放在{ $part }，{ $belongs ->
    [none] 但它是衍生物，不放在任何牌組
   *[other] 但它屬於{ $belongs }
}
deck-found-no-such-kind = { $card }：這個賽制沒有{ $kind ->
    [link] 連結怪獸
   *[pendulum] 靈擺怪獸
}
deck-no-format = 沒有賽制 { $name }；有的是 { $known }
deck-wrong = { $why ->
    [passcode] 「{ $found }」不是卡片密碼
    [many] { $part }的張數超過任何牌組
    [parts] ydke:// 連結有三個部分，每個部分後面有 !，這裡有 { $count } 個
    [base64] 連結中的{ $part }不是 base64：有字元錯誤或缺少
    [cut] 連結中的{ $part }被截斷
   *[empty] 裡面沒有卡片
}
list-wrong = { $why ->
    [no-list] 卡片寫在表名之前；一份表以 !2024.1 TCG 這樣的一行開始
    [no-name] 一份表的 ! 後面沒有名稱
    [passcode] 「{ $found }」開頭不是卡片密碼
    [copies] 卡片密碼後面要寫允許的張數：0、1、2 或 3
    [unknown] 不認得「{ $found }」；可用的是 $whitelist
    [many] 表上的卡比所有的卡還多
   *[empty] 裡面沒有表；一份表以 !2024.1 TCG 這樣的一行開始
}

error-cards-damaged = { $path } 與寫入時不同
error-cards-damaged-hint = 刪除它，再重新匯入你的卡片資料庫
explain-cards-damaged = 保存匯入卡片的檔案被改動或損壞。沒有其他東西依賴它：刪除後重新匯入即可。

error-no-databases = 這個版本的程式不能讀取 { $path }：編譯時沒有包含讀取資料庫的部分
error-no-databases-hint = 用 --features cdb 編譯；匯入過的內容，任何版本都能讀
explain-no-databases = 讀取卡片資料庫（SQLite）是第一次編譯時略去的部分。

error-no-database = { $path } 不是卡片資料庫：{ $why ->
    [table] 沒有資料表「{ $table }」
    [column] 資料表「{ $table }」缺少欄位「{ $column }」
    [rows] 資料表「{ $table }」的列數超過所有的卡
   *[database] 不能當作 SQLite 讀取
}
error-no-database-hint = 卡片資料庫是對戰程式的 cards.cdb 檔，有 datas 與 texts 兩個資料表
explain-no-database = 卡片資料庫是 SQLite 檔，有資料表 datas（id, ot, alias, setcode, type, atk, def, level, race, attribute）與資料表 texts（id, name）。

error-bad-deck = { $what }
error-bad-deck-hint = .ydk 檔在 #main、#extra 與 !side 之下，每行一個卡片密碼
explain-bad-deck = 應為牌組的文字不能讀成牌組。牌組是 .ydk 檔或 ydke:// 連結。

error-bad-list = { $what }
error-bad-list-hint = 一份表是 !名稱，接著是 12607053 1 --註解 這樣的行
explain-bad-list = 應有禁止與限制卡表的檔案不能讀成表。

error-which-list = { $path }：{ $count ->
    [0] 沒有叫「{ $name }」的表
   *[other] 可能是 { $count } 份表之一
}
error-which-list-hint = 用 --of 指定一份：{ $lists }
explain-which-list = 檔案中有數份禁止與限制卡表，不清楚指的是哪一份。

replay-head = { $form } 形式的錄像：{ $first } 先攻，對手是 { $second }。
replay-parameters = 基本分 { $lp }，起手 { $hand } 張，每回合抽 { $draw } 張。
replay-deck = { $name }：主牌組 { $main } 張，額外牌組 { $extra } 張
replay-answers = { $count ->
    [0] 裡面沒有回答。
   *[other] 裡面有 { $count } 個回答，是對製作它的程式所提問題的回答。
}
replay-no-answers = 裡面沒有牌組與回答。
replay-answers-only = 這種形式只有回答，沒有問題：只有當初提問的程式才能重現這場決鬥。yrpX 形式的錄像會說明發生了什麼。
replay-told = 敘述了 { $events } 個事件；有 { $gaps } 件事不明。
gap-asked = 這裡詢問了誰、誰放棄，錄像中沒有。
gap-effect = { $card }：是它的哪個效果、咒文速度為何，錄像中沒有。
gap-materials = { $card }：除了以上的移動，用什麼召喚的，錄像中沒有。
gap-not-told = 第 { $message } 則訊息（編號 { $number }）所說的事，這裡不敘述。
gap-misfit = 第 { $message } 則訊息（編號 { $number }）與先前不符：略去其內容。
gap-short = 第 { $message } 則訊息（編號 { $number }）太短，說不完該說的事。
gap-no-start = 訊息中沒有初始狀態，因此無法敘述。
gap-no-end = 錄像在決鬥結束前就結束了。
gap-teams = 一方有多於一位玩家；是哪一位行動，不敘述。
gaps-asked = 不明之處 { $count ->
   *[other] { $count } 次
}：應詢問誰、詢問了誰、誰放棄。錄像略去所有詢問。
gaps-effect = { $count ->
   *[other] 有 { $count } 次發動或錯過時點
}不明：是卡片的哪個效果。
gaps-materials = { $count ->
   *[other] 有 { $count } 次特殊召喚
}不明：怪獸以哪一種方式出場。
gaps-not-told = 未敘述：{ $count ->
   *[other] { $count } 則訊息
}，所說的事在這裡沒有對應的事件。
gaps-misfit = 略去：{ $count ->
   *[other] { $count } 則訊息
}與先前不符。
gaps-short = 略去：{ $count ->
   *[other] { $count } 則訊息
}太短。
gaps-no-start = { $count ->
   *[other] 無法敘述：訊息中沒有初始狀態。
}
gaps-no-end = { $count ->
   *[other] 決鬥如何結束，不得而知。
}
gaps-teams = { $count ->
   *[other] 一方的哪位玩家行動，不得而知。
}

error-recording = { $path }：{ $why ->
    [version] 檔頭版本是 { $found }，不認得
   *[other] 開頭不像這裡認得的任何錄像
}
error-recording-hint = 錄像是 .yrpX 與 .yrp 檔（yrp1、yrp2）
explain-recording = 這個檔案不是本程式能讀的其他程式錄像，或是較新的版本。

error-recording-damaged = { $path }：{ $why ->
    [cut] 在 { $at } 個位元組之後就結束，少了它說有的內容
    [number] 第 { $at } 個位元組處的玩家數或卡片數不可能
   *[packed] 內容無法解壓縮，或與所說的大小不符
}
explain-recording-damaged = 其他程式的錄像被截斷或損壞。沒有使用其中任何內容。
