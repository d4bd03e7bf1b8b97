# Journals in files: `export`, `import`, `verify FILE`.

export-done = { $path }：決鬥{ $duel }，共{ $records }筆紀錄。封存碼：{ $seal }。
export-next = 拿到檔案的人都能檢查：{ $command }
import-done = { $duel }（{ $path }）：{ $added ->
    [0] 沒有新的內容；它的{ $records }筆紀錄都已在儲存庫中。
   *[other] { $records }筆紀錄中加入了{ $added }筆。
}
role-judge-only-export = 只有裁判能匯出JSON Lines，{ $role }不能：裡面什麼都有
role-judge-only-import = 只有裁判能匯入決鬥，{ $role }不能

verify-bad-file = { $path }：已損壞。{ $what }
damage-file = { $count ->
    [0] 檔案的第{ $block }部分
    [1] 第{ $first }筆紀錄（在檔案的第{ $block }部分）
   *[other] 第{ $first }到{ $last }筆紀錄（在檔案的第{ $block }部分）
}：{ $wrong ->
    [check] 它的位元組被改動過
    [batch_bytes] 它那一批的位元組被改動過
    [cut_off] 檔案提前結束
    [header] 此處沒有任何可以放在這裡的內容
    [order] 此處的內容屬於別處，或缺少該在此處的內容
    [compressed] 壓縮的內容無法還原
    [spelling] 這不是唯一正確的寫法
    [end] 結尾與開頭不符
    [trailing] 結尾之後還有別的內容
    [definition] 有一個卡片定義與它的摘要不符
   *[other] 日誌的開頭與它的紀錄不符
}

error-bad-file = { $path } 已損壞：{ $what }
error-bad-file-hint = 沒有匯入任何內容；請索取檔案的另一份副本
explain-bad-file = 匯出的檔案與寫出時不同。`takeback verify FILE` 會指出是哪些紀錄。
error-fork = 儲存庫裡決鬥{ $duel }的紀錄與 { $path } 不同：從第{ $from }筆紀錄起不一樣
error-fork-hint = 從那筆紀錄起沒有任何改動；用另一個 --store 可以兩份都看
explain-fork = 同一場決鬥的兩份日誌在同一筆紀錄之後走了不同的路。兩份都可能完好。儲存庫保留它原有的那一份。
error-partial-copy = { $path } 是給單一身分的副本，沒有整場決鬥的內容
error-partial-copy-hint = 這種副本用來驗證，不能匯入：takeback verify { $path }
error-no-journal = { $path } 不是匯出的日誌
error-no-journal-hint = 這裡能讀的檔案由 takeback export 寫出
explain-partial-copy = 給玩家或觀眾的副本只有該身分可以知道的內容，其餘以承諾值代替。它用來驗證與閱讀，不能在上面繼續決鬥。
explain-no-journal = 這個檔案的開頭不像日誌：既不是可攜檔，也不是JSON Lines。
