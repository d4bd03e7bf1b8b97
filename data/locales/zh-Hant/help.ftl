# --help 的頁面，以及命令列讀不懂時所說的話。
# help-命令 說明命令的作用；它的屬性說明選項（.dry_run）與引數的意思，以及選項的值
# （.kind-judge：以代表它的詞為準）。許多命令共用的只寫一次，在 help-options、help-arguments 與
# help-everywhere 之下。

help-usage = 用法：
help-commands = 命令：
help-arguments = 引數：
    .duel = 決鬥
help-options = 選項：
    .at = 所站的位置
    .by = 由誰決定；可以給多次
    .dry_run = 只顯示會寫下什麼，不寫入
    .happened_at = 發生的時間，例如 2026-02-01T18:30:00+01:00［省略時：現在］
    .line = 所站的路線［省略時：最後進行的那條］
    .policy = 依哪一份方針［省略時：kde，任何語言皆同］
    .reason = 理由，用你自己的話；與封存的紀錄放在一起
    .role = 以此身分閱讀，只看得到該身分可以知道的
    .role-A = 玩家A可以知道的
    .role-B = 玩家B可以知道的
    .role-judge = 所有紀錄下來的
    .role-spectator = 公開的
    .seed = 無人能分辨的卡以此數字抽選，與 `assess` 相同
    .writer = 為誰；只有裁判可以這樣做
help-everywhere = 每個命令都有：
    .store = 儲存庫的資料夾，或伺服器的位址［省略時：TAKEBACK_STORE 或使用者資料］
    .cards = 你自己的卡片檔資料夾，與內附的並用［省略時：TAKEBACK_CARDS］
    .json = 不印句子，改印給程式讀的 JSON Lines
    .lang = 語言：en、it 或 zh-Hant［省略時：系統語系］
    .yes = 一律不反問；本程式從不反問，所以沒有差別
    .help = 顯示本頁
    .version = 顯示版本
help-default = ［省略時：{ $value }］
help-value = { $value }：{ $text }
help-values = ［{ $values }］

## 代表所輸入內容的詞

help-name-ACTION = 行動
help-name-CARD = 卡
help-name-COMMAND = 命令
help-name-CONDITION = 條件
help-name-DECK = 牌組
help-name-DIR = 資料夾
help-name-DUEL = 決鬥
help-name-FILE = 檔案
help-name-FORMAT = 格式
help-name-KEY = 金鑰
help-name-KIND = 種類
help-name-LANGUAGE = 語言
help-name-LINE = 路線
help-name-MODE = 模式
help-name-NAME = 名稱
help-name-NOTE = 簽署文件
help-name-NUMBER = 數字
help-name-OPTIONS = 選項
help-name-PATH = 路徑
help-name-PLACE = 位置
help-name-RANGE = 範圍
help-name-RECORD = 紀錄
help-name-ROLE = 身分
help-name-RULE = 規則
help-name-RULES = 規則組
help-name-SEAT = 玩家
help-name-SECONDS = 秒數
help-name-STANDING = 地位
help-name-STEP = 步驟
help-name-TEXT = 文字
help-name-TIME = 時間
help-name-WHAT = 對象

## 命令

help-takeback = 記下一場決鬥的每次放棄優先權、每次發動與每個處理步驟，並能退回到其中任何一處
    .after =
        決鬥以名稱或 id 的開頭指定；省略時是最後寫入的那一場。位置的寫法：118
        （一筆紀錄）、@（末端）、@-3、t3（第3回合）、t3.mp1、t3.c2（該回合的第2串
        連鎖）、t3.c2.l3（其中的連鎖3），或 路線@118。
help-help = 顯示本頁，或某個命令的頁面
help-run = 把牌譜在儲存庫進行，並印出發生了什麼
    .files = 牌譜
    .witness = 不論檔案怎麼說，記下實際發生的事，不管對錯
    .strict = 不論檔案怎麼說，規則拒絕的就拒絕
    .rules = 不論檔案怎麼說，所用的規則：規則組（P7）、賽制（edison），或地區與日期
    .dry_run = 進行但不寫入任何東西
help-new = 開始一場決鬥
    .file = 牌譜，只取其標頭與開局設定；其中的行動不進行
    .name = 決鬥的名稱［省略時：檔案的名稱，或 duel］
    .rules = 規則：規則組（P7）、賽制（edison），或地區與日期（TCG 2010-04-24）
    .mode = 決鬥如何記下
    .mode-strict = 以程式為牌桌
    .mode-witness = 實際發生的事，不管對錯
help-play = 把行動一個一個加到決鬥
    .words = 決鬥，然後是行動，例如 'A passes'；- 表示從標準輸入讀取；沒有行動時，會開啟可逐行記錄的提示
    .role = 為誰：玩家只說自己的行動，也只讀到自己可以知道的
help-duels = 列出儲存庫的決鬥
    .role = 為誰；對每種身分，清單都一樣
help-status = 誰可以行動、為什麼：回合、階段、時機、連鎖
help-log = 一場決鬥的事件，寫成句子
    .words = 決鬥，以及範圍（例如 100..118）或位置
    .at = 只到這個位置
    .passes = 逐一顯示每個時機與每次放棄優先權
help-show = 整個局面
help-sheet = 雙方的生命值，逐次變化
help-step = 逐個事件走過一場決鬥，可前可後
    .at = 從哪個位置開始
    .plain = 一行一行：從標準輸入讀取指令，供螢幕報讀與腳本使用
help-missed = 每一次玩家應被詢問卻沒有被詢問
    .seat = 只看這位玩家
    .first = 只看最要緊的一個
    .at = 只到這個位置
help-assess = 退回到某個位置的代價，依一份方針判斷，以及在牌桌上怎麼做
    .words = 決鬥，以及要評估退回到的位置
    .asked_by = 誰提出要求
    .naming = 要求中提到的卡
    .seed = 無人能分辨的卡以此數字抽選，以便再得到同樣的結果
    .audit = 改為以嚴格的逆序列出此後的每筆紀錄
help-claim = 玩家說：「那時我本來會用那張卡」
    .words = 決鬥，以及本來會使用的卡
    .seat = 誰這樣說
    .when = 本來會在何時使用［省略時：最合適之處］
    .naming = 申訴中另外提到的卡：所宣言或作為對象的；可以給多次
    .dry_run = 只作答，不記下有人申訴
help-ledger = 從某個位置起的每個時機，以及對每位玩家的詢問結果如何
    .since = 只看這個位置之後開啟的時機
    .seat = 只看對這位玩家的詢問結果
help-preview = 若在某個位置說了別的話，接下來會怎樣；不寫入任何東西
    .words = 決鬥、位置，然後是行動，例如 'B activates Mind Crush'
help-report = 關於退回到某個位置的報告，可列印，給裁判或給玩家
    .words = 決鬥，以及要報告退回到的位置
    .html = 要寫入的檔案：供閱讀或列印的頁面
    .players = 玩家用的版本：其中沒有只有一方或裁判才可以知道的事
    .annex = 附上稽核所需：每個時機，以及逆序的每筆紀錄（只在裁判用的版本）
    .second_lang = 與第一種語言並列的第二種語言
    .claim = 所涉申訴的紀錄［省略時：最後一次申訴］
help-rewind = 退回到某個位置，走新的路線；不刪除任何東西
    .words = 決鬥，以及要退回到的位置
    .kind = 哪一種退回
    .kind-judge = 裁判的裁定
    .kind-agreed = 雙方同意
    .kind-correction = 記錄者的筆誤
    .kind-what-if = 只是看看
    .extension = 為此給予的延長時間：秒數，或分與秒，例如 3:00
    .shuffle = 計畫要在桌上洗的牌組，紀錄中也一併洗切
    .statement_a = A說發生了什麼；與封存的紀錄放在一起
    .statement_b = B說發生了什麼；與封存的紀錄放在一起
    .policy = 先依哪一份方針評估［省略時：kde，任何語言皆同］
help-undo = 收回最後一次操作，以附加紀錄的方式
    .dry_run = 只顯示會收回什麼，不寫入
help-redo = 收回最後一次的收回，以附加紀錄的方式
    .dry_run = 只顯示會收回什麼，不寫入
help-adjust = 不退回，而是親手更正某件事
    .words = 決鬥，以及更正的各個步驟，依序
    .about = 由此更正的紀錄，例如被遺忘的效果那一筆
    .after =
        步驟是以下之一：
          B has 5300 LP, B gains 500 LP, B loses 700 LP
          Sangan to A's hand；也可以是：deck, the bottom of the deck, graveyard,
            banished cards, extra deck
          Sangan to monster zone 3 in defense position；也可以是：spell zone, field zone
          Sangan in attack position；也可以是：in defense position, face-down, face-up
          Breaker the Magical Warrior has 1 Spell counter
          A's deck is shuffled
help-lines = 一場決鬥的各條路線，以樹狀顯示
help-switch = 沿另一條路線繼續
    .words = 決鬥，以及要沿著繼續的路線
help-name = 為路線取名
    .words = 決鬥、路線，以及它的名稱
help-mark = 為紀錄取名
    .words = 決鬥、位置，以及名稱；之後寫成 mark:名稱
help-finding = 說明一條路線是誰的說法，或它就是實際發生的事
    .words = 決鬥，以及敘述實際發生之事的路線；若非裁判認定，可以有多條
    .standing = 是誰的說法
    .standing-A = 玩家A這樣說
    .standing-B = 玩家B這樣說
    .standing-witness = 證人這樣說
    .standing-agreed = 雙方都這樣說
    .standing-found = 裁判認定如此
    .reason = 理由，用你自己的話
    .by = 誰這樣說；可以給多次
help-ruling = 記下一項裁定
    .words = 決鬥、所涉的紀錄，以及裁定，用你自己的話
    .head = 由主審裁定
    .appeals = 重新裁定的那項裁定的紀錄
help-appeal = 記下玩家不接受一項裁定
    .words = 決鬥，以及該裁定的紀錄
    .seat = 誰不接受
    .reason = 理由，用玩家的話
help-late = 說明一筆舊紀錄當時無人知道的事
    .words = 決鬥、紀錄，以及當時無人知道的事（「那個效果是必發的」）
    .rule = 它出自哪一條規則
    .by = 誰這樣說；可以給多次
help-penalty = 記下裁判給予的罰則
    .words = 決鬥，以及裁判給予的罰則，用你自己的話
    .seat = 誰受罰
    .about = 所涉的紀錄
    .by = 由誰給予；可以給多次
help-note = 寫一則附註
    .words = 決鬥，以及附註
help-call = 呼叫裁判、呼叫結束，或時間到
    .words = 決鬥
    .seat = 誰呼叫裁判；省略時：裁判主動介入
    .end = 呼叫結束
    .extension = 延長時間：秒數，或分與秒，例如 3:00［省略時：所損失的時間］
    .time = 該輪次時間到
help-match = 這是哪一場比賽的哪一場決鬥，以及那場比賽的各場決鬥
    .words = 決鬥
    .event = 賽事
    .player = 顯示一位玩家的每場決鬥，對裁判並顯示登記的罰則
    .players = 玩家，A在前
    .round = 輪次
    .table = 桌號
    .game = 比賽中的第幾場決鬥
    .best_of = 共幾場
    .score = 此前A與B各贏了幾場
    .began = 這一場由誰先攻
    .minutes = 該輪次有幾分鐘
    .started = 該輪次開始的時間，例如 2026-02-01T18:30:00+01:00［省略時：比賽第一場決鬥開始時］
    .sided = A與B各與備牌交換了幾張
help-audit = 把許多決鬥的每個回答重做一次並比較；違規之處、沒有詢問之處
    .paths = 儲存庫的決鬥、牌譜、裝有它們的資料夾，或其他儲存庫［省略時：儲存庫］
    .jobs = 同時幾個［省略時：與處理器數目相同］
    .junit = 另外把 JUnit 報告寫到這個檔案
help-verify = 檢查封存碼與順序，並從第一筆起重走每筆紀錄
    .duels = 儲存庫中的決鬥、匯出的檔案，或證明檔［省略時：全部決鬥］
    .against = 已離開這台機器的檢查點；可以指定多次
    .key = 誰的簽章算數：公開金鑰，或已保存金鑰的名稱；可以指定多次［省略時：`keys list` 的每個金鑰］
    .role = 為誰；對每種身分，封存碼都一樣
help-export = 把一場決鬥寫成檔案，用來保存或作為證據交出
    .output = 要寫出的檔案；絕不取代別的檔案
    .format = 用哪種格式
    .format-takeback = 一個檔案，離線驗證所需的一切都在裡面
    .format-jsonl = JSON Lines，供閱讀及其他程式使用
    .zstd = 壓縮；給玩家或觀眾的副本不壓縮
    .role = 為誰：裁判以外的人得到的是該身分可以知道的副本
help-import = 匯入先前匯出的決鬥；重複匯入不會有任何改變
    .files = export 寫出的檔案
help-checkpoint = 把決鬥日誌的根寫成簽署文件，可以帶走
    .key = 用來簽署的金鑰，見 `keys list`
    .co_sign = 不另建立，而是也簽署別人的這份文件
    .out = 要寫出的檔案［省略時：印出］
help-proof = 證明紀錄在決鬥中，或決鬥只有增加，給沒有它的人
    .words = 決鬥與紀錄
    .since = 證明自這個檢查點以來決鬥只有增加
    .under = 依據這個檢查點證明［省略時：最後保存的那個］
    .out = 要寫出的檔案［省略時：印出］
help-keys = 簽署檢查點的金鑰，以及別人的金鑰
help-keys-new = 建立自己的金鑰
    .name = 誰用它簽署：一個詞
help-keys-add = 保存別人的公開金鑰，讓其簽章算數
    .key = 金鑰
help-keys-list = 所有保存的金鑰
help-keys-show = 印出公開金鑰，可以交給別人
    .name = 誰的
help-repair = 把損壞的儲存庫中完好的內容放進新的儲存庫
    .damaged = 損壞的儲存庫的資料夾［預設：儲存庫］
    .into = 建立新儲存庫的資料夾；必須尚未存在
    .in_place = 以新的儲存庫取代損壞的；損壞的保存在旁邊
    .from = 另外要查看的地方：備份、複本、可攜檔案
    .by = 由誰修復
    .role = 為誰；只有裁判可以這樣做
help-backup = 把每一場決鬥複製到資料夾；下一次只複製有變動的
    .folder = 備份的資料夾
    .role = 為誰；只有裁判可以這樣做
help-erase = 抹除決鬥中的名字與自由文字，使它們不再存在於這個磁碟
    .name = 含有這個名字的每段文字，以及含有它的決鬥名稱
    .record = 在這筆紀錄說的話；可重複指定
    .all_words = 決鬥的所有名字與自由文字
    .reason = 原因；會留下
    .by = 由誰決定；會留下
help-remove = 把整場決鬥從儲存庫取出；會留下紀錄
    .reason = 原因；會留下
    .by = 由誰決定；會留下
help-archive = 結束一場完成的決鬥：可以讀取，不再加入任何內容
    .reason = 原因；會留下
    .by = 由誰決定；會留下
help-traces = 移除、封存、抹除與修復過什麼，由誰，為何
    .role = 為誰；只有裁判可以這樣做
help-why = 哪一筆紀錄使某事成為現在這樣，又是從何而來，直到一個行動
    .words = 決鬥，以及所詢問的對象，例如 B.lp
    .after =
        對象可以是 A.lp、B.lp、以卡名或密碼指定的卡（在哪裡）、卡.atk、卡.def、
        卡.level、卡.position、A.monster.2、B.spell.1、A.field、A.pendulum.1、
        chain.2（連鎖2）、priority、window（沒有開啟時也可以）、turn 或 phase。
help-followed = 一筆紀錄帶來了什麼、什麼取決於它、什麼不靠它也成立
    .words = 決鬥，以及位置
help-find = 之後某個條件成立的紀錄，例如 'B.lp < 4000'
    .words = 決鬥，以及條件，例如 'B.lp < 4000'
    .all = 之後條件成立的每筆紀錄，不只第一筆
    .reverse = 最後一筆；與 --all 並用時，從最後一筆開始
    .in_all = 在儲存庫的每場決鬥中
    .after =
        條件：B.lp < 4000, chain.len >= 3, in("Sangan", A.graveyard),
        A.monsters >= 2, turn == 3 && phase == battle, window.kind == trigger,
        priority == B。docs/find.md 有全部的寫法。
help-whynot = 某個行動在某個位置為何不行：哪些條件不成立
    .words = 決鬥，以及行動，例如 'B activates Waboku'
    .all = 每個條件，成立的也列出
help-cards = 卡片目錄
help-cards-list = 目錄中的每張卡
help-cards-show = 一張卡：卡面內容與效果
    .name = 任何語言的卡名、卡名的開頭，或密碼
help-cards-check = 檢查卡片檔
    .paths = 卡片檔或裝有它們的資料夾［省略時：data/cards］
help-cards-find = 名稱中含有這些字的卡
    .text = 任一語言名稱的一部分，或卡片密碼
    .most = 最多幾張
help-cards-import = 從你自己的卡片資料庫取得卡名與種類
    .files = 卡片資料庫（cards.cdb）；卡名語言若不是 --lang 所指（否則為英文），寫在前面：it=cards-it.cdb
    .anew = 忘掉先前匯入的內容
    .dry_run = 只顯示會取得什麼，不保存
help-deck = 玩家的牌組：讀取、檢查、改寫成其他形式
help-deck-check = 牌組有什麼問題
    .deck = .ydk 檔，或 ydke:// 連結
    .list = 禁止與限制卡的檔案（lflist.conf）
    .of = 用檔案中的哪一份表，寫出名稱的一部分
    .format = 賽制：牌組張數，以及可用的卡片種類
help-deck-to-ydke = 把牌組寫成 ydke:// 連結
    .deck = .ydk 檔，或 ydke:// 連結
help-deck-to-ydk = 把牌組寫成 .ydk 檔
    .deck = .ydk 檔，或 ydke:// 連結
help-deck-to-duel = 把牌組寫成書面決鬥的行
    .deck = .ydk 檔，或 ydke:// 連結
    .seat = 牌組屬於哪一方
help-replay = 其他程式的錄像說了什麼，沒有說什麼
    .file = 其他程式的錄像（.yrpX、.yrp）
    .brief = 只說這份錄像是什麼、不能說明什麼，不列出各個時刻
help-diff = 兩個位置、兩條路線或兩場決鬥之間，或在兩套規則下，有什麼不同
    .words = 兩個位置，若不是最後寫入的決鬥則各在其決鬥之後；與 --profiles 並用時，是牌譜或儲存庫的決鬥
    .profiles = 改為比較兩套規則：P2e,P7，或把選項給兩次
help-rules = 有哪些規則組與賽制
help-fmt = 把書寫的決鬥整理成標準格式
    .files = 書寫的決鬥；`-` 是標準輸入，結果印出
    .check = 不變更；只列出需要整理的檔案
help-explain = 用文字說明一條規則、一個規則組、一種賽制或一個錯誤
    .id = 規則（例如 FET-HOLDER）、規則組（例如 P7）、賽制（例如 edison），或錯誤代碼

## 命令列讀不懂時所說的話

misread-command = 沒有命令「{ $found }」
misread-no-command = 缺少命令
misread-unknown = { $is ->
    [option] 這裡沒有選項 { $found }
   *[word] 「{ $found }」是多餘的詞
}
misread-conflict = { $option } 與 { $other } 不能並用
misread-conflict-some = { $option } 不能與其他已給的選項並用
misread-twice = { $option } 只能給一次
misread-missing = 還缺少：{ $missing }
words-missing = 「{ $duel }」是一場決鬥的名稱；還缺少：{ $missing }
misread-no-value = { $option } 需要一個值
misread-choice = 「{ $found }」不是 { $option } 的值；可以是 { $known }
misread-value = 「{ $found }」不是 { $option } 的值：{ $why ->
    [range] 應為 { $least } 到 { $most } 的整數
    [zero] 至少要是 1
    [large] 數字太大
    [number] 應為整數
    [nothing] 必須有內容
   *[other] 無法這樣解讀
}
misread-too-many = { $option } 不接受值，卻給了「{ $found }」
misread-count = { $option } 需要{ $wanted }個值，{ $given ->
    [0] 卻一個也沒給
   *[other] 卻給了{ $given }個
}
misread-not-text = 所輸入的不是 UTF-8 文字
misread-other = 命令列無法這樣解讀
misread-hint = --help 說明怎麼輸入
misread-near = 是不是想輸入 { $near }？
