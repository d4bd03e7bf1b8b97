## What `audit` says
audit-none = 沒有可稽核的決鬥。
audit-unread = 無法稽核{ $duel }：
audit-damaged = { $duel }：已損壞。{ $what }
audit-head = { $duel }：{ $lines }條路線上共{ $records }筆紀錄，重新作答{ $decisions }次{ $found ->
    [yes] ：
   *[no] ；沒有差異，沒有違規。
}
audit-stopped = {"  "}檔案停在第{ $line }行：{ $why ->
    [refused] 所寫的事不可能發生（{ $rule }）。
    [check] 該處必須成立的事不成立。
   *[not-refused] 該處應被拒絕的事沒有被拒絕（{ $rule }）。
}之後的內容沒有檢查。
audit-others = {"  "}從第{ $at }筆紀錄起，使用的{ $what ->
    [cards] 卡片定義（{ $cards }）與現有的（{ $cards_at_hand }）不同
    [engine] 引擎（第{ $engine }版）與現有的（第{ $engine_at_hand }版）不同
   *[both] 卡片定義（{ $cards }）與引擎（第{ $engine }版）都與現有的（{ $cards_at_hand }，第{ $engine_at_hand }版）不同
}，該處的差異可能由此而來。
audit-diverges = {"  "}第{ $at }筆紀錄與{ $other ->
    [yes] 以現有卡片
   *[no] {""}
}依規則得出的結果不同：{ $instead ->
    [event] 該處應為{ $what }。
    [awaited] 該處應詢問玩家。
   *[refused] 所說的內容不被允許（{ $what }）。
}{ $rest ->
    [0] {""}
   *[other] 該路線上其後的{ $rest }筆紀錄未予比對。
}
audit-irregular = {"  "}第{ $at }筆紀錄，{ $seat }不合規則：{ $sentence }（{ $rule }）{ $left ->
    [yes] 位於已離開的路線上，不列入計算。
   *[no] {""}
}
audit-not-asked = {"  "}目前路線上錯過的時機：{ $count }次。本可行動：{ $could }；無法得知：{ $cannot_tell }；無事可做：{ $nothing }；遺漏的必發效果：{ $forgotten }。{ $settled ->
    [0] {""}
   *[other] 其後已修正或已作判定：{ $settled }。
}
audit-went-back = {"  "}{ $kind ->
    [judge] 依裁判的判定退回
    [agreed] 雙方同意退回
    [correction] 更正紀錄的筆誤
    [what_if] 查看其他路線
    [redo] 重做已收回的內容
    [overturned] 離開裁判判定所退回的路線
   *[undo] 收回已記錄的內容
}：{ $count }次。
audit-repairs = {"  "}裁判的更正：{ $count }次。
audit-total = { $duels }場決鬥：{ $clean }場無異狀，{ $findings }場有發現，{ $damaged }場已損壞，{ $unread }場無法讀取。
