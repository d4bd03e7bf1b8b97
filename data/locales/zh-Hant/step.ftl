# The debugger: its panes, keys and answers.

step-title = { $duel }，線 { $line }：紀錄 { $at }／{ $last }。以{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}的身分閱讀。
step-pane = { $pane ->
    [events] 事件
    [priority] 優先權
    [board] 場面
    [chain] 連鎖
    [watches] 觀察中的數值
   *[keys] 按鍵
}
step-hint = ? 按鍵   ← → 事件   a 詢問   c 連鎖   / 尋找   g 前往   q 離開
step-prompt = { $what ->
    [value] 要觀察的數值，例如 B.lp（再次輸入則取消）：
    [condition] 尋找，例如 B.lp < 4000（留空：重複上次）：
    [place] 前往，例如 118 或 t3.c2：
    [diff] 比較對象（留空：標記的位置）：
   *[why] 為什麼，例如 B.lp、卡名、chain.1、priority：
}
step-too-small = 此畫面有 { $columns } 欄、{ $rows } 列，需要 { $least_columns } 欄、{ $least_rows } 列：請放大畫面，或按 q 離開並使用 --plain。
step-before = 在第一筆紀錄之前。
step-at = 紀錄 { $at }。{ $place }。{ $text }
step-at-set-up = 紀錄 { $at }，開局設定。{ $text }
step-no-further = { $way ->
    [backwards] 往前
   *[forwards] 往後
}{ $stop ->
    [event] 沒有紀錄了。
    [window] 沒有時機了。
    [chain] 沒有連鎖開始了。
    [link] 沒有新的連鎖了。
    [trigger] 沒有誘發條件滿足了。
    [phase] 沒有階段開始了。
    [turn] 沒有回合開始了。
    [question] 沒有詢問或未詢問了。
    [not_asked] 沒有未詢問之處了。
    [irregularity] 沒有違規的紀錄了。
    [change] 觀察中的數值不再變化。
    [condition] 沒有符合條件之處。
    [line] 沒有線了。
   *[missed] 沒有未詢問的時機了。
}
step-on-line = 在線 { $line } 上。
step-nothing-watched = 沒有觀察任何數值。
step-watched = { $value } 是 { $worth }。
step-changed = { $value } 原為 { $before }，現為 { $worth }。
step-unwatched = 不再觀察 { $value }。
step-nothing-sought = 還沒有尋找過。
step-nothing-marked = 沒有標記的位置。
step-marked = 已標記紀錄 { $at }。
step-no-chain = 沒有連鎖。
step-missed = 這裡應詢問 { $seat }；可在紀錄 { $back } 詢問。{ $count ->
    [0] { $unknown ->
        [0] 就紀錄所知，當時沒有可說的。
       *[other] { $seat }當時持有的卡中有{ $unknown }張是紀錄不知道的：是否有一張可以使用，無法判斷。
    }
   *[other] { $seat } 當時可以說：{ $said }
}
step-unknown = 「{ $text }」不是指令；help 會列出指令

step-key-event = 下一個、上一個事件
step-key-ends = 線的結尾、開頭
step-key-line = 下一條、上一條線
step-key-question = 已詢問或未詢問
step-key-not-asked = 未詢問
step-key-missed = 未詢問，以及當時可以說的話（裁判）
step-key-window = 時機
step-key-chain = 連鎖
step-key-link = 連鎖的各節
step-key-trigger = 誘發
step-key-phase = 階段
step-key-turn = 回合
step-key-irregularity = 違規
step-key-watch = 觀察數值
step-key-until = 直到數值變化
step-key-find = 尋找條件
step-key-again = 再次尋找
step-key-go = 前往位置
step-key-why = 為什麼
step-key-mark = 標記此處
step-key-diff = 與某處比較
step-key-flip = 翻轉場面
step-key-board = 完整場面
step-key-help = 按鍵
step-key-quit = 離開

step-command-next = 到下一個事件
step-command-back = 到上一個事件
step-command-kind = 到最近的 event（事件）、window（時機）、chain（連鎖）、link（連鎖的各節）、trigger（誘發）、phase（階段）、turn（回合）、question（詢問）、not asked（未詢問）、irregularity（違規）、missed（限裁判）或 line（線）
step-command-ends = 到線的第一筆或最後一筆紀錄
step-command-go = 到某個位置，例如 118 或 t3.c2
step-command-until = 直到數值變化，例如 B.lp；不寫則為任何觀察中的數值
step-command-find = 到條件成立之處，例如 B.lp < 4000
step-command-line = 換到一條線
step-command-watch = 觀察數值；再次輸入則取消
step-command-mark = 標記此處
step-command-diff = 與某個位置的差異；不寫則與標記的位置比較
step-command-why = 某事為何如此：B.lp、卡名、chain.1、priority
step-command-show = 說明所在位置與現況
step-command-help = 這份清單
step-command-quit = 結束
