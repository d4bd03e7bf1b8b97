# The command line: errors with their hints, and what commands print.
# Keys: error-CODE, error-CODE-hint, explain-CODE for every code in crates/cli/src/error.rs.

error = 錯誤：{ $message }
hint = 提示：{ $hint }
legal-now = 現在合法的動作：
legal-more = { $least ->
    [yes] …另外還有至少{ $count }項
   *[no] …另外還有{ $count }項
}
legal-none = 就紀錄所知，該玩家現在沒有合法的動作。
next-step = 下一步：{ $command }

## Errors

error-usage = { $what }
explain-usage = 命令列無法這樣解讀。`takeback help` 列出所有命令，`takeback 命令 --help` 列出該命令的選項。

error-mistake = { $what }
error-mistake-hint = 牌譜的語法寫在 docs/duel-format.md
explain-mistake = 牌譜有錯誤。會顯示該行，在出錯處畫底線，並說明該處應有的內容。檔案的內容完全沒有記錄。

error-card-file = { $what }
explain-card-file = 卡片檔有錯誤。

error-assertion = { $what }
explain-assertion = 牌譜中以 ! 開頭的行表明該處必須成立的事，但實際上不成立。不是檔案有誤，就是決鬥的經過不同。

error-not-text = { $path } 不是牌譜：它不是文字檔（位元組{ $at }不是UTF-8）
error-not-text-hint = 牌譜是純文字檔，副檔名通常是 .duel
explain-not-text = 檔案不是UTF-8文字。

error-empty = { $path } 沒有任何可以進行的行
error-empty-hint = docs/duel-format.md 用十來行示範了一份完整的牌譜
explain-empty = 檔案沒有可以進行的內容。

error-folder = { $path } 是資料夾；需要的是檔案
error-folder-hint = 要進行其中所有的牌譜：run { $path }/*.duel
explain-folder = 需要檔案的地方給了資料夾。

error-no-regular-file = { $path } 不是檔案，而是管線或裝置
error-no-regular-file-hint = 請給檔案；`play 決鬥 -` 會從標準輸入讀取各行
explain-no-regular-file = 只讀取一般檔案：不讀管線、裝置、通訊端。

error-not-own-file = { $path } 已經存在，而且不是由這個命令寫出的檔案
error-not-own-file-hint = 請指定尚不存在的檔案
explain-not-own-file = `report --html` 與 `audit --junit` 寫出的內容絕不取代其他檔案。它們自己寫的檔案則會被取代。

error-too-large = { $path } 超過1MiB
error-too-large-hint = 沒有決鬥需要這麼多行，也沒有卡片檔需要
explain-too-large = 牌譜、卡片檔和標準輸入最多讀取1MiB。

error-no-card-files = { $path } 裡沒有卡片檔
error-no-card-files-hint = 卡片檔的副檔名是 .ron
explain-no-card-files = 要檢查的資料夾裡沒有副檔名為 .ron 的檔案。

error-no-file = 沒有檔案 { $path }
explain-no-file = 沒有這個名稱的檔案。

error-no-duel = 沒有名為{ $name }的決鬥，也沒有編號以它開頭的決鬥
error-no-duel-hint = { $command } 列出所有決鬥{ $short ->
    [yes] ；編號至少要給4碼
   *[no] {""}
}
explain-no-duel = 儲存庫裡沒有這個名稱的決鬥，也沒有編號這樣開頭的決鬥。

error-no-duels = 儲存庫 { $path } 裡還沒有決鬥
error-no-duels-hint = 可以把牌譜進行到裡面：{ $command }
explain-no-duels = 儲存庫裡沒有決鬥。`run` 或 `new` 會建立決鬥。

error-ambiguous = { $name }可能是下列決鬥中的任何一場：{ $could }
error-ambiguous-hint = 請用編號，或用更長的名稱指明
explain-ambiguous = 有不只一場決鬥用這個名稱，或編號這樣開頭。

error-no-place = { $what }
error-no-place-hint = 這場決鬥有第1筆到第{ $last }筆紀錄
explain-no-place = 決鬥中沒有這個位置，或它不在目前所處的路線上。

error-bad-place = 「{ $place }」不是位置：{ $what }
error-bad-place-hint = 位置的寫法：118（一筆紀錄）、@（末端）、@-3、t3（第3回合）、t3.mp1、t3.c2（該回合的第2串連鎖）、t3.c2.l3，或 路線@118；範圍是 100..118
explain-bad-place = 無法解讀這個位置。位置的寫法是 118、@、@-3、t3、t3.mp1、t3.c2、t3.c2.l3、路線@118、seal:HEX。

error-no-line = 決鬥{ $duel }沒有路線{ $line }
error-no-line-hint = 它有：{ $lines }
explain-no-line = 決鬥中沒有這條路線。第一條叫做 main；其他路線以開啟它的紀錄命名。

error-no-card = 沒有名為{ $name }的卡
error-no-card-hint = 是不是{ $nearest }？
explain-no-card = 卡片目錄裡沒有任何語言名稱如此的卡，也沒有密碼如此的卡。

error-several-cards = { $name }可能是下列卡中的任何1張：{ $could }
explain-several-cards = 有不只1張卡的名稱這樣開頭。

error-no-profile = { $what }
explain-no-profile = 沒有這樣的規則：沒有這個規則組或賽制，該日沒有適用的規則，或其中沒有這個項目或值。`takeback rules` 會列出它們；它們放在 data/rules/ 和 data/formats/。

error-no-rule = 沒有名為{ $id }的規則、規則組、賽制或錯誤
error-no-rule-hint = 是不是{ $nearest }？
explain-no-rule = 沒有這個編號的規則、規則組、賽制或錯誤。

error-nothing-to-undo = 決鬥{ $duel }除了準備過程以外，沒有可以收回的操作
explain-nothing-to-undo = undo 會逐一收回操作，但不會收回準備過程。

error-nothing-to-redo = 決鬥{ $duel }沒有可重做的內容：沒有收回過，或之後做了別的事
explain-nothing-to-redo = redo取消最後一次收回，前提是之後沒有做別的事。

error-nothing-to-audit = { $path }裡沒有書面決鬥，也不是儲存庫
explain-nothing-to-audit = `audit`可用於儲存庫中的決鬥、書面決鬥（.duel）、含有它們的資料夾，以及其他儲存庫。

error-no-call = 這場決鬥沒有未結束的裁判呼叫
explain-no-call = 呼叫開始後才能結束：`call 決鬥 --seat A`開始一次呼叫。

error-no-ruling = 第{ $number }筆紀錄不是判定
explain-no-ruling = 上訴是針對判定的，以它的紀錄編號表示。

error-last-word = 第{ $number }筆紀錄是主審的判定，不能再上訴
explain-last-word = 玩家可以對場上裁判的判定提出上訴。主審之後的決定就是最終判定。

error-head-judge = 只有主審能對第{ $number }筆紀錄的判定重新判定
error-head-judge-hint = 加上 --head 表示是主審的判定
explain-head-judge = 上訴由主審處理，主審的判定是最終判定。

error-no-appeal = 沒有人對第{ $number }筆紀錄的判定提出上訴
error-no-appeal-hint = `appeal DUEL { $number } --seat A` 會記下上訴
explain-no-appeal = 玩家提出上訴之後，判定才會重新判定。

error-time-called = 第{ $number }筆紀錄已經宣告時間到
explain-time-called = 每一輪只宣告一次時間到。如果是筆誤，用 `undo` 收回。

error-what-if = 路線{ $line }只是假設，並沒有發生
error-what-if-hint = 用 --kind what-if 繼續查看
explain-what-if = 假設的路線只供查看。它不是任何人所說的經過，決鬥本身不能從那裡繼續。

error-repair = 無法更正：{ $what }
explain-repair = 更正的某一步在這裡不可能：卡片不在那裡，或區域已被佔用。沒有寫入任何內容。

error-in-repair = 第{ $to }筆紀錄在裁判更正的中途
error-in-repair-hint = 更正在第{ $after }筆紀錄之後完成
explain-in-repair = 決鬥停在更正之前或之後，不會停在中途。

error-bad-name = “{ $name }”不能當作名稱：{ $what }
explain-bad-name = 路線或紀錄的名稱必須能當作位置來讀：不含@，也不能是空的。

name-at = @ 用在路線與紀錄之間
name-part = 「..」和「:」是位置的寫法，名稱前後也不能有空格
name-number = 編號永遠是路線自己的

error-line-name-taken = 另一條路線已叫做“{ $name }”
explain-line-name-taken = 每條路線有自己的名稱；編號永遠是路線自己的。

error-no-rewind = 決鬥{ $duel }無法退回到第{ $to }筆紀錄：那屬於開局設定
error-no-rewind-hint = 決鬥從第{ $first }筆紀錄開始進行
explain-no-rewind = 只能退回到決鬥開始進行之後的紀錄。

error-name = 「{ $name }」不能當作決鬥的名稱：{ $why ->
    [id] 會被讀成編號的開頭
    [place] 會被讀成位置
   *[letters] 名稱由字母、數字、- 和 _ 組成，並以字母開頭
}
error-name-hint = 例如 { $why ->
    [letters] grand-final-2
   *[other] duel-{ $name }
}
explain-name = 決鬥的名稱必須能與編號、位置和選項區分開來。

error-name-taken = 已有名為{ $name }的決鬥（{ $id }）
error-name-taken-hint = 請換一個名稱，或省略 --name
explain-name-taken = 兩場同名的決鬥無法用名稱區分。

error-damaged = 決鬥{ $duel }已損壞：{ $what }
error-damaged-hint = { $command } 會指出哪裡有什麼問題
explain-damaged = 有一筆紀錄未通過檢查：它的位元組與封存時不同，或這些紀錄不可能屬於這個遊戲。

error-store-damaged = 儲存庫 { $path } 已損壞
error-store-damaged-hint = { $command } 會把完好的內容放進新的資料夾，並讓這個資料夾維持原樣；這段期間可以用別的 --store 繼續工作
explain-store-damaged = 儲存庫本身的檔案已損壞，無法開啟。

error-refused = { $text }（{ $rule }）
error-refused-hint = 沒有記錄；{ $command } 會進一步說明這條規則
explain-refused = 規則不允許。什麼都沒有記錄。

error-busy = 儲存庫正由{ $process ->
    [0] 另一個行程
   *[other] 行程{ $process }
}使用中
error-busy-hint = 請稍後再試；也可以用 --store 指定別的儲存庫
explain-busy = 另一個行程占用了儲存庫。只有在讀取或附加時才會占用。

error-conflict = 這段期間有別人附加到決鬥{ $duel }：最後一筆是第{ $actual }筆紀錄，而不是第{ $expected }筆
error-conflict-hint = 你說的沒有記錄；請用 { $command } 看看決鬥的現況，如果仍然成立就再說一次
explain-conflict = 有兩方在同一筆紀錄之後附加，只有其中一方成功。另一方說的沒有記錄：說的時候並不知道這段期間發生了什麼。
meanwhile = 這段期間：{ $said }

error-full = 沒有空間可以寫入 { $path }
error-full-hint = 什麼都沒有記錄；原有的內容沒有變動
explain-full = 磁碟已滿。

error-output = 要印出的內容無法寫出：{ $what }
error-output-hint = 沒有任何內容需要記錄
explain-output = 無法寫到標準輸出。在此之前已記錄的仍然有效；訊息會說明到哪一筆紀錄為止。
output-stands = 決鬥{ $duel }到第{ $last }筆為止的紀錄都有效，不論是否已印出；log 會顯示它們

error-no-random = 系統給不出隨機位元組，因此無法封存任何東西
explain-no-random = 隱藏的內容以系統的隨機位元組封存，而當時沒有。沒有記下任何東西。

error-io = { $path } 無法讀取或寫入：{ $what }
explain-io = 檔案系統不允許。

error-no-home = 找不到使用者的資料目錄
error-no-home-hint = 請用 --store 資料夾 或 TAKEBACK_STORE 指定資料夾
explain-no-home = 沒有給 --store，也沒有給 TAKEBACK_STORE，系統也沒有說明使用者的資料放在哪裡。

error-role = { $what }
error-role-hint = 請省略 --as，或用 --as judge
explain-role = 每個身分只能讀它可以知道的事。當時可以做什麼，會讓玩家得知對手持有什麼；退回和收回由裁判決定；玩家只能說自己的話。

error-not-ours = { $path } 裡有不屬於Takeback儲存庫的東西
error-not-ours-hint = 請指定空的資料夾，或尚不存在的資料夾
explain-not-ours = 該資料夾不是本程式的儲存庫。沒有更動它。

error-store-kind = { $path } 不是資料夾，而這個takeback只把決鬥存在資料夾裡
error-store-kind-hint = 請用 --store 資料夾 指定資料夾，或以 --features postgres 編譯takeback
explain-store-kind = 儲存庫是用位址而不是資料夾指定的，而本程式沒有那種儲存庫。

error-version = { $path } 是由另一個版本寫入的：{ $found }
error-version-hint = 較新的takeback可以讀取
explain-version = 儲存庫或日誌的版本是本程式不認識的。

error-unknown-outcome = 儲存庫沒有回答：無法得知這是否已記錄在決鬥{ $duel }中
error-unknown-outcome-hint = 再說一次之前，請先用 takeback log 查看
explain-unknown-outcome = 已要求伺服器記錄，但回答沒有及時到達。可能已經記錄，也可能要等伺服器恢復後才記錄。

error-server = 無法使用 { $path }：{ $what }
error-server-hint = 冒號後面是伺服器或系統所說的話
explain-server = 儲存庫的PostgreSQL伺服器沒有回應，或不讓這個名稱的使用者進入。

error-server-setting = { $path } 可能會遺失它已回答的內容：它的 { $setting } 是 { $found }
error-server-setting-hint = 請在伺服器上把 { $setting } 設為 { $wanted }
explain-server-setting = 只有在伺服器把已提交的內容寫入磁碟時，才會把紀錄存在那裡。這台伺服器的設定不是這樣，因此不使用。

error-server-tables = { $path } 沒有存放決鬥的資料表，而這個使用者不可以建立
error-server-tables-hint = 請由有權限的人在該資料庫執行上面的內容
explain-server-tables = 儲存庫的資料庫必須有存放決鬥的資料表。由第一個連線而且有權限的人建立。

error-server-order = { $path } 是第 { $found } 台伺服器，卻被指定為第 { $wanted } 台
error-server-order-hint = 請列出所有伺服器的位址，順序與第一次相同
explain-server-order = 決鬥依照位址的順序分配到各台伺服器。順序不同，就會到錯誤的地方尋找決鬥。

error-bad-address = 無法使用儲存庫的位址：{ $wrong ->
    [tls] 它要求加密連線，而這個takeback做不到
   *[form] 它不是 postgres://使用者@主機:連接埠/資料庫 的寫法
}
error-bad-address-hint = 多台伺服器以分號分隔：'postgres://one/duels;postgres://two/duels'
explain-bad-address = PostgreSQL上的儲存庫以伺服器的位址來指定。

error-bug = 這是takeback的程式錯誤：{ $what }
error-bug-hint = 這個命令沒有只記錄到一半的內容：一批紀錄不是全部都在，就是全部都不在。請附上命令和牌譜回報
explain-bug = 發生了程式認為不可能的事。

## What commands print

reading-as = 以{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}的身分閱讀。
store-is = 儲存庫是 { $path }。

duels-entry = { $name }  { $id }  建立於{ $made }  { $records }筆紀錄
duels-none = 儲存庫裡還沒有決鬥。

show-head = { $duel }，第{ $at }筆紀錄之後
status-could = { $seat }可以說：

lines-head = { $duel }有{ $count }條路線。決鬥沿著標有 * 的路線進行。
lines-main = { $line }：最初記錄的決鬥，到第{ $tip }筆紀錄為止
lines-branch = 路線{ $line }：{ $kind ->
    [judge] 依裁判的判定退回
    [agreed] 依雙方玩家的同意退回
    [correction] 為了更正紀錄而退回
    [undo] 收回：{ $undone }；退回
   *[what_if] 為了看看另一種可能而退回
}到第{ $from }筆紀錄；{ $records ->
    [0] 上面還沒有內容
   *[other] 本身有{ $records }筆紀錄，到第{ $tip }筆為止
}
lines-standing = { $standing ->
    [claimed] { $seat }所說的經過
    [witnessed] 旁觀者所說的經過
    [agreed] 雙方玩家所說的經過
   *[found] 裁判認定的經過
}
lines-reason = 「{ $text }」
lines-reason-by = 「{ $text }」（{ $by }）

verify-good = { $duel }：全部{ $records }筆紀錄都與封存時相同，也能依序推演。封存碼：{ $seal }。
# What an error beneath comes from; $number: the record, or the system's number.
cause = { $cause ->
    [record] 第{ $number }筆紀錄不可能成立：它與之前的情形矛盾
    [no_record] 沒有第{ $number }筆紀錄
    [history] 第{ $number }筆紀錄與之前的紀錄接不起來
    [bytes] { $number ->
        [0] 存放的位元組未通過檢查
       *[other] 從第{ $number }筆紀錄起，存放的位元組未通過檢查
    }
    [no_card] 沒有這張卡
    [not_there] 那張卡不在它該在的地方
    [occupied] 那裡有另一張卡
    [other_face] 那是另一張卡
    [not_in_pool] 牌組中已沒有這張卡
    [mismatch] 它與之前的情形矛盾
    [not_found] 沒有這個檔案或資料夾
    [permission] 系統不允許
    [exists] 已經有同名的東西
    [no_folder] 路徑的一部分不是資料夾
    [folder] 它是資料夾
    [read_only] 那裡只能讀取
    [full] 沒有空間了
    [gone] 已經沒有人讀取
    [system] 系統拒絕了{ $number ->
        [0] {""}
       *[other] （錯誤 { $number }）
    }
   *[other] 那裡有此處不認識的東西
}

# What is wrong with a record. $inner: what can't be, as the journal says it.
damage = { $count ->
    [1] 第{ $first }筆紀錄
   *[other] 第{ $first }筆到第{ $last }筆紀錄
}：{ $wrong ->
    [seal] 封存碼與內容不符
    [number] 該處出現的是第{ $found }筆紀錄
    [batch] 第{ $found }批的順序不對
    [cut_off] 日誌提早結束
    [head] 日誌的開頭資訊與紀錄不符
    [rewind] 它退回到第{ $found }筆紀錄，但那筆不在它之前
    [switch] 它沿著路線{ $found }在第{ $to }筆紀錄繼續，但那條路線不在那裡
    [undo] 它收回第{ $found }批，但那批不在它之前
    [mismatch] 不可能發生：{ $inner }
    [secret_missing] { $who }的密鑰不見了，無法檢查被隱藏的內容
    [secret_changed] { $who }的密鑰被更改，無法檢查被隱藏的內容
    [bytes] 它的位元組不是紀錄
    [follows] 它所接的不是該路線所在的那筆紀錄
    [words_changed] 附帶的話不是當時封存的
    [words_added] 附帶了話，但封存時沒有
    [note_changed] 附帶的檢查點不屬於這場決鬥到該筆為止的內容
    [checkpoint] 這些不是涵蓋{ $found }筆紀錄的檢查點所依據的紀錄
    [beyond] 有檢查點涵蓋{ $found }筆紀錄，而日誌在那之前就結束
   *[other] { $inner }
}
damage-secret = { $who ->
    [A] A
    [B] B
   *[judge] 裁判
}
verify-bad = { $duel }：已損壞。{ $what } { $sound ->
    [0] 在此之前的內容都無法讀取。
    [1] 第1筆紀錄完好。
   *[other] 第1筆到第{ $sound }筆紀錄完好。
}

# Where lines were typed.
typed-on = 命令列
typed-into = 標準輸入
play-no-line = 缺少要進行的行動，例如 'A passes'
say-declares = 說法：{ $seat } declares 卡名。與所為之事寫在同一行：{ $seat } activates 卡名 declaring 卡名
fmt-done = { $path } 已整理成標準格式。
fmt-not-yet = { $path } 不是標準格式。
run-again = 儲存庫裡已有名為 { $before } 的決鬥，它保持原樣：{ $path } 記錄為 { $now }。
adjust-steps-hint = 更正的步驟可用此指令查看：takeback adjust --help
adjust-no-step = 缺少要在 { $duel } 中更正的內容，例如 'B has 5300 LP'
whynot-no-line = 需要玩家說的一句話，例如 'B activates Waboku'
whynot-head = { $line }：{ $failed ->
    [0] 這裡沒有任何妨礙。
    [1] { $count }項條件中有{ $failed }項不成立。
   *[other] { $count }項條件中有{ $failed }項不成立。
}

whynot-missed = 第{ $at }筆紀錄：{ $text }
whynot-met = 其條件在第{ $at }筆紀錄時滿足；當時沒有發動。
whynot-rest = 其餘{ $count }項條件，以 --all 顯示。

cards-all = { $command } 列出所有的卡
cards-sound = 沒有錯誤。
cards-mistakes = { $count }處錯誤。

explain-rule-source = 來源：{ $source }（docs/rules-model.md）
explain-profile = { $id }：{ $title }{ $since ->
    [none] {""}
   *[other] ，自{ $since }起
}{ $until ->
    [none] {""}
   *[other] ，到{ $until }為止
}
explain-names = 別名：{ $names }
explain-since = 自{ $day }起：{ $because }。
explain-until = 到{ $day }為止：{ $because }。
explain-flag = {"      "}{ $flag }：{ $value }；{ $because }
explain-format = { $name }：{ $title }
explain-fact = {"  "}{ $about }：{ $says }；{ $because }
explain-other-game = { $name }：{ $title }是另一種遊戲：{ $because }。這裡不保存它的決鬥。這裡有的賽制：{ $known }。
fact-profile = 規則
fact-lp = 生命值
fact-hand = 起始手牌數
fact-main = 主牌組
fact-extra = 額外牌組
fact-side = 副牌組
fact-list = 禁止與限制卡表
fact-banned = 完全不使用

rules-profiles = 規則組：
rules-formats =
    {""}
    賽制：
rules-format = {"  "}{ $name }：{ $title }{ $profile ->
    [none] ，這是另一種遊戲，這裡不進行
   *[other] （{ $profile }）
}
rules-next =
    {""}
    也可以用日期和地區選擇規則組：TCG 2010-04-24。附日期和來源的文字說明：{ $command }

diff-title = { $duel }，分別以{ $one }和{ $other }進行
diff-part = 兩者在第{ $line }行分開：{ $text }
diff-part-said = 兩者在第{ $line }筆紀錄所說的地方分開：{ $text }
diff-part-begin = 兩者在第一行之前就分開。
diff-under = 在{ $rules }之下：
diff-nothing = {"  "}之後什麼都沒有發生。
diff-refused = {"  "}不能這樣：{ $text }
diff-rest = { $rules }：{ $left ->
    [0] 在此之後沒有剩下的決定。
    [1] { $stopped ->
        [no] 在此之後的1個決定也可以進行。
       *[other] 在此之後的1個決定無法進行：{ $stopped }
    }
   *[other] { $stopped ->
        [no] 在此之後的{ $left }個決定也都可以進行。
       *[other] 在此之後的{ $left }個決定中，可以進行{ $played }個，接著在{ $line }的那個無法進行：{ $stopped }
    }
}
diff-rest-stops = { $rules }：{ $left ->
    [0] 在此之後沒有剩下的決定。
   *[other] 無法再往下進行。
}
diff-end = 兩者各自結束時的狀態：
diff-end-line = {"  "}{ $about }：{ $first }（{ $one }）；{ $second }（{ $other }）
diff-end-same = 結束時兩者的狀態相同。
diff-same = 沒有差異：{ $count }個決定在{ $one }和{ $other }之下的進行都相同。
diff-same-stops = 兩者都停在{ $line }：{ $text }
diff-two = --profiles 需要兩組規則，例如 P2e,P7，或使用這個選項兩次

explain-where = docs/rules-model.md 列出規則，data/rules/ 是規則組，data/formats/ 是賽制
explain-exit = 以此結束的命令，結束代碼是{ $exit }。

role-judge-only-missed = `missed` 只限裁判：它會讓{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}得知對手持有什麼
role-judge-only-rewind = 只有裁判可以退回，{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}不行
role-judge-only-undo = 只有裁判可以收回，{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}不行
role-judge-only-desk = 只有裁判可以在裁判席登記，{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}不行
role-judge-only-audit = 只有裁判可以稽核，{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}不行：它會透露手牌的內容
role-own-lines = { $role ->
    [spectator] 觀眾不說話
   *[other] 以玩家{ $role }的身分只能進行{ $role }自己的話，也不能作斷言
}

missed-head-forgotten = { $duel }，路線{ $line }：有{ $count }次必發效果被遺漏。
missed-head-settled = 有{ $count }個遺漏的必發效果其後已修正或已作判定。
missed-head-unmentioned = 有{ $count }個時機，紀錄中沒有提到，而當時可以做些什麼，或無法排除：讀作以沉默放棄優先權。
missed-entry-forgotten =
    {""}
    { $number }. { $seat }遺漏了必須發動的效果：{ $place }，{ $window }（第{ $at }筆紀錄）。
missed-entry-unmentioned =
    {""}
    { $number }. 紀錄中沒有提到{ $seat }：{ $place }，{ $window }（第{ $at }筆紀錄）。
missed-forgotten = {"   "}{ $card }：條件已滿足（第{ $met }筆紀錄），{ $seat }必須發動。{ $late ->
    [0] 沒有發動；之後{ $chains ->
        [0] 沒有連鎖結束
       *[other] 有{ $chains }條連鎖結束
    }。
   *[other] 到第{ $late }筆紀錄才發動；在那之前{ $chains ->
        [0] 沒有連鎖結束
       *[other] 有{ $chains }條連鎖結束
    }。
}
missed-settled = {"   "}{ $by ->
    [repair] 已在第{ $at }筆紀錄修正。
   *[other] 裁判已在第{ $at }筆紀錄就此作出裁定。
}
noted = 第{ $at }筆紀錄：{ $text }
noted-repairs = 之後有{ $count }次修正未說明修正了什麼：第{ $records }筆紀錄。其中是否有針對此事的？
line-what-if = 路線{ $line }是假設路線：上面的內容只是試驗。
missed-reason-forgotten = { $seat }遺漏了必發效果
missed-none = 在{ $duel }中，該詢問的都詢問了。
missed-none-seat = 在{ $duel }中，該詢問{ $seat }的時候都詢問了。
missed-head = { $duel }，路線{ $line }：有{ $count }次該詢問而未詢問。
missed-entry =
    {""}
    { $number }. { $seat }未被詢問：{ $place }，{ $window }（第{ $at }筆紀錄）。
missed-could = {"   "}以{ $seat }當時持有的卡，{ $seat }本來可以說：
missed-nothing = {"   "}就紀錄所知，{ $seat }當時沒有可以使用的卡。
missed-unknown = {"   "}{ $seat }當時持有的卡中，有{ $count }張是紀錄不知道的：無法判斷其中是否有可以使用的卡。
missed-line = {"     "}{ $line }{ $since ->
    [0] {""}
   *[other] {"   "}（紀錄從第{ $since }筆起知道這張卡）
}
missed-go-back = {"   "}要回到當時詢問：退回到第{ $record }筆紀錄。
missed-next =
    {""}
    要退回並詢問：{ $command }
missed-reason = { $seat }未被詢問
cost = 從那時起：{ $records ->
    [0] 沒有任何紀錄
   *[other] { $records }筆紀錄
}，A作了{ $a }次決定、B作了{ $b }次（含放棄優先權），{ $turns ->
    [0] 沒有新的回合
   *[other] { $turns }個新的回合
}，{ $phases ->
    [0] 沒有新的階段
   *[other] { $phases }個新的階段
}；{ $learned_a ->
    [0] A沒有得知任何卡
   *[other] A得知{ $learned_a }張卡
}，{ $learned_b ->
    [0] B沒有得知任何卡
   *[other] B得知{ $learned_b }張卡
}；{ $searched ->
    [0] {""}
   *[other] 查看了{ $searched }次牌組；
}{ $random ->
    [0] 沒有隨機結果
   *[other] 洗牌和隨機結果共{ $random }次
}。

dry-run = 只是試行：沒有寫入任何內容。
duel-meant = 在最後寫入的決鬥 { $duel } 中：
stands = { $tries ->
    [yes] { $count ->
        [0] 在此之前沒有可以進行的動作；沒有寫入任何內容。
       *[other] 在此之前的{ $count }個動作可以進行；沒有寫入任何內容。
    }
   *[no] { $count ->
        [0] 在此之前沒有任何動作在決鬥{ $duel }中進行。
       *[other] 在此之前的{ $count }個動作在決鬥{ $duel }中有效。
    }
}
renamed = 這場決鬥名為{ $duel }：檔案本身的名稱{ $why ->
    [id] 會被讀成編號的開頭。
    [place] 會被讀成位置。
   *[letters] 不是以字母開頭。
}
# Something with its id in brackets, and an id with what it is about.
in-brackets = { $text }（{ $what }）
explain-head = { $id }：{ $text }
environment-clock = TAKEBACK_CLOCK：應為像 2026-02-01T18:30:00Z 的時間，而不是「{ $found }」
environment-zone = TAKEBACK_TZ：應為時區，例如 Europe/Rome 或 UTC，而不是「{ $found }」
environment-seed = TAKEBACK_SEED：應為數字，而不是「{ $found }」
lang-unknown = { $option } { $lang }：語言有 { $known }
run-head = 決鬥{ $duel }（{ $id }），{ $mode ->
    [strict] 嚴格模式
   *[witness] 見證紀錄
}，規則{ $profile }
run-end =
    {""}
    { $duel }：{ $records }筆紀錄，{ $missed ->
    [0] 該詢問的都詢問了
   *[other] 有{ $missed }次該詢問而未詢問
}{ $forgotten ->
    [0] {""}
   *[other] ；有{ $forgotten }次必發效果被遺漏
}{ $irregular ->
    [0] {""}
   *[other] ；{ $irregular }處不合規則：第{ $at }筆紀錄
}。
run-next-missed = 要看當時可以做什麼：{ $command }
run-next-show = 要看整個局面：{ $command }
new-next = 要繼續：{ $command }
spoken = {"  "}「{ $text }」
spoken-by = {"  "}「{ $text }」（{ $by }）
log-head = { $duel }，{ $records }筆紀錄
log-other-line = 在有它的路線上：{ $command }
log-two-lines = 沒有同時包含兩者的路線；各看一條：{ $first } 與 { $last }
rewind-end =
    {""}
    { $tries ->
        [yes] 決鬥會沿著路線{ $line }進行；沒有寫入任何內容。
       *[no] 決鬥沿著路線{ $line }進行。離開的路線保持原樣。
    }
rewind-next = 要繼續，例如：{ $command }
rewind-lines = 要看兩條路線：{ $command }
operation-rewind = 退回到第{ $to }筆紀錄
operation-note = 一則備註
redo-end = { $tries ->
    [yes] 這會重新有效：{ $said }。沒有寫入任何內容。
   *[no] 重新有效：{ $said }。
}
unsigned = 沒有記下由誰決定：請用 --by 寫上姓名，或把環境變數 TAKEBACK_JUDGE 設成您的姓名，一次即可。
overturns = 這樣就離開了第{ $number }筆紀錄的判定所退回的路線{ $reason ->
    [no] ；請用 --reason 說明原因
   *[yes] {""}
}。
match-impossible = { $why ->
    [players] 兩位玩家同名
    [none] 輪次、桌號、場次和分鐘都從1算起
    [score] 第{ $game }場決鬥之前，獲勝的場數不會多於已進行的場數：{ $a } : { $b }
   *[over] { $a } : { $b } 時，{ $best_of }戰制的對局已經結束
}
no-moment = 「{ $found }」不是時刻：應為例如 2026-02-01T18:30:00Z 或 2026-02-01T18:30:00+01:00
moment-to-come = 「{ $found }」還沒有到：日期對嗎？
call-before = 呼叫裁判始於 { $began }：不能在那之前結束
call-too-long = 延長 { $time } 比整個 { $minutes } 分鐘的輪次時間還長
call-less = 這次呼叫歷時 { $took }。補回的時間不超過該輪剩餘的時間，也不重複補回：可用 --extension 另行指定。
match-swapped = 牌譜中的座位相反：那裡 A 是 { $a }，B 是 { $b }。
finding-one = 實際的經過只能是一條路線：請只指定一條
match-written = { $duel }的決鬥檔寫著：{ $says }。裁判席還沒有人說明。
match-written-event = 活動{ $text }
match-written-round = 第{ $text }輪
match-written-table = 第{ $text }桌
match-written-date = { $text }
match-written-players = { $a }是A，{ $b }是B
match-none = 還沒有人說{ $duel }屬於哪一場對戰。
match-result = { $result ->
    [A] A獲勝。
    [B] B獲勝。
    [draw] 平手。
   *[open] 尚未結束。
}
match-no-player = 沒有任何決鬥記有玩家{ $player }。
match-unstated = 還沒有人說明這是哪一場對戰。
match-seat = {"  "}以{ $seat }方進行
match-clock = {"  "}本輪：{ $minutes }分鐘，{ $began }開始；{ $state ->
    [held] 計時停在{ $left }
    [over] 時間到
   *[running] 剩餘{ $left }
}{ $extended ->
    [no] {""}
   *[yes] ，含補時{ $extension }
}
match-extension = {"  "}補時：{ $time }
match-penalty = {"  "}第{ $number }筆紀錄，對{ $seat }的罰則：{ $text }
undo-end = { $tries ->
    [yes] 將會收回：{ $said }。沒有寫入任何內容。
   *[no] 已收回：{ $said }。{ $records ->
        [1] 第{ $first }筆紀錄
       *[other] 第{ $first }筆到第{ $last }筆紀錄
    }留在日誌裡。
}

## Places

place-syntax = 第{ $column }個字元處應為{ $expected }
# What could stand in a place; $id: the first three words of $text.
place-wanted = { $id ->
    [a-record-number] 紀錄號碼、@、@-3、t3、t3.mp1、t3.c2、t3.c2.l3、路線@118或seal:HEX
    [dp-sp-mp1] dp、sp、mp1、bp、mp2、ep，或連鎖（例如c2）
    [a-link-like] 連鎖中的一環，例如l3
    [a-number] 數字
    [a-name] 名稱
    [a-digit-or] 數字或結尾
    [a-hex-digit] 十六進位數字
    [at-most-64] 最多64個十六進位數字
    [nothing-or-3] 空白或-3
   *[word] { $text }
}
place-too-large = 沒有{ $number }：沒有決鬥有那麼多
place-no-record = 沒有第{ $number }筆紀錄，只有第1筆到第{ $last }筆
place-too-far-back = 往回{ $back }筆會超過開頭，最多只能往回{ $most }筆
place-no-turn = 路線{ $line }上沒有第{ $turn }回合，{ $first ->
    [0] 沒有任何回合
   *[other] 有第{ $first }到第{ $last }回合
}
place-no-phase = 在路線{ $line }上，第{ $turn }回合沒有進入{ $phase }
place-no-chain = 在路線{ $line }上，第{ $turn }回合沒有第{ $chain }串連鎖，它有{ $chains }串
place-no-link = 在路線{ $line }上，第{ $turn }回合的第{ $chain }串連鎖沒有連鎖{ $link }，它有{ $links }個連鎖
place-no-line = 沒有路線「{ $line }」
place-not-on-line = 第{ $number }筆紀錄不在路線{ $line }上，而在路線{ $own }上
place-no-seal = 沒有任何一批紀錄的封存碼以{ $seal }開頭
place-seals = 第{ $records }筆紀錄之後的封存碼都以{ $seal }開頭
place-no-mark = 沒有標記為「{ $name }」的紀錄
place-backwards = 範圍從第{ $first }筆紀錄開始，卻在它之前的第{ $last }筆結束
clock-unread = 這個儲存庫中有{ $count }場決鬥無法讀取：若屬於這場對局，時鐘就不正確。`verify` 會指出是哪一場。

# The prompt of `play`.
prompt-head = 正在記錄 { $duel }。輸入像「A passes」這樣的一行；Tab 補全；「.」表示「both pass」，「,」表示被詢問的一方放棄優先權；undo 撤銷上一行；help 列出其他指令。
# What stands before the line that is typed. $place: "turn 3, main phase 1"; $who: who is asked, or …
prompt-line = {"["}{ $place } · { $who }] {""}
prompt-telling = 現在要說明這張卡做了什麼。每件事一行：effect: destroy 卡名、effect: A draws 1；同一時刻的用 also: …；最後 effect: done，或 effect: nothing。
prompt-declared = 從現在起這場決鬥認得：{ $name }。
prompt-nobody-passes = 這裡沒有詢問誰是否放棄優先權
prompt-help = 書面決鬥的一行，輸入後立刻記錄。. 與 , 這兩個鍵在還沒輸入時有效；Ctrl+Z 是 undo，Ctrl+Y 是 redo。「card 卡名: 種類」讓一張卡成為已知。此外：
prompt-command-both = 雙方放棄優先權
prompt-command-pass = 被詢問的一方放棄優先權；以玩家身分時，是該玩家
prompt-command-undo = 撤銷上一行的全部內容
prompt-command-redo = 取消上一次撤銷
prompt-command-who = 現在詢問誰、有什麼正在進行
prompt-command-show = 目前局面；show 位置：那裡的局面
prompt-command-log = 最近的紀錄；log 範圍：該範圍的紀錄
prompt-command-help = 這份清單
prompt-command-quit = 結束（輸入結束時也一樣）
