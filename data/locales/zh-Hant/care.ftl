# 照顧儲存庫：修復、備份、抹除、移除、封存，以及留下的紀錄。

repair-reason = 由損壞的檔案救回
repair-whole = { $duel }：完整，{ $records } 筆紀錄
repair-partly = { $duel }：到紀錄 { $records } 為止完整{ $gaps ->
    [0] {""}
   *[other] ；缺少：{ $missing }
}{ $words ->
    [0] {""}
   *[other] ；紀錄旁缺少 { $words } 段文字或金鑰
}
repair-lost = { $duel }：開頭已遺失，無法當作決鬥讀取；缺少：{ $missing }
repair-rescued = { $duel }：在缺口之後找到紀錄 { $records }；它們保存在資料夾 rescued，供有更多依據的修復使用
repair-conflict = { $duel }：從紀錄 { $record } 起找到兩個版本；採用儲存庫自己的那一個，另一個保存在資料夾 rescued
repair-unread = 無法讀取 { $path }：{ $what }
repair-unsound = { $duel }：救回的內容與封印不符：{ $what }
repair-nothing = 在 { $path } 沒有找到儲存庫的任何內容；沒有建立新的儲存庫
repair-made = 新的儲存庫是 { $path }；舊的維持原樣
repair-in-place = 儲存庫 { $path } 現在是修復好的；損壞的保存為 { $kept }

backup-done = { $folder }：寫入 { $written } 場決鬥，{ $unchanged } 場沒有變動{ $removed ->
    [0] {""}
   *[other] ，{ $removed } 場因已移除而拿掉
}
backup-unread = 無法讀取 { $duel }：{ $what }。備份中原有的內容保留

erase-what = 請說明要抹除什麼：--name 名稱、--record 編號、--all-words 其中之一
erased = { $duel }：抹除了 { $texts } 段文字；所有封印仍然有效
erased-renamed = 這場決鬥現在叫做 { $duel }
erased-elsewhere = 備份、複本與已交出的檔案不在這個磁碟上，沒有更動。
removed = { $duel }（{ $records } 筆紀錄）已移除；由誰、為何移除會留下
archived = { $duel }（{ $records } 筆紀錄）已封存：可以讀取，不再加入任何內容

trace = { $at }  { $duel }  由{ $by }於紀錄 { $records } { $deed ->
    [removed] 移除
    [archived] 封存
    [erased] 抹除文字
   *[repaired] 救回
}：{ $reason }
traces-none = 這裡沒有移除、封存、抹除或修復過任何東西

role-judge-only-care = 只有裁判可以照顧儲存庫，{ $role ->
    [spectator] 觀眾
   *[other] { $role }
}不行

error-removed = 這場決鬥已{ $by ->
    [none] {""}
   *[other] 由{ $by }
}從儲存庫移除
error-removed-hint = { $command } 會說明何時、為何移除
explain-removed = 這場決鬥已從儲存庫取出。它的 id 不能再使用；紀錄會說明由誰、何時、為何移除。
error-archived = 決鬥{ $duel }已封存：不能再加入任何內容
error-archived-hint = 仍然可以讀取
explain-archived = 封存的決鬥就此結束。可以讀取、驗證，也可以製作報告。
error-no-words = 決鬥{ $duel }{ $record ->
    [0] {""}
   *[other] 在紀錄 { $record } {""}
}沒有這樣的文字
explain-no-words = 沒有可以抹除的內容：決鬥裡沒有這樣的文字。
error-exists = { $path } 已經存在
error-exists-hint = 請指定尚未存在的資料夾
explain-exists = 新的資料夾由指令建立；已經存在的內容絕不覆寫。
error-not-a-backup = { $path } 不是空的，也不是備份
error-not-a-backup-hint = 請指定空的資料夾，或上次備份的資料夾
explain-not-a-backup = 備份放在自己的資料夾，以免覆寫其他內容。
