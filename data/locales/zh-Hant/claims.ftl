# 申訴、回應紀錄、回應的預覽：給裁判。

role-judge-only-claim = `claim` 只限裁判：它會讓{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}得知對手當時持有什麼
role-judge-only-ledger = `ledger` 只限裁判：它會讓{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}得知對手如何放棄優先權，以及當時可以做什麼
role-judge-only-preview = `preview` 只限裁判：它會讓{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}得知對手持有什麼

ledger-head = { $duel }，路線{ $line }：{ $since ->
    [0] {""}
   *[other] 從第{ $since }筆紀錄起，
}{ $count ->
    [0] 沒有時機
   *[other] { $count }個時機
}。
ledger-after =
    {""}
    第{ $record }筆紀錄：{ $text }
ledger-window = {"  "}{ $place }，{ $window }（第{ $opened }筆紀錄）：
ledger-seat = {"    "}{ $seat }{ $answer }{ $by ->
    [nobody] {""}
    [judge] ，由裁判詢問（第{ $asked }筆紀錄）
   *[other] ，由{ $by }詢問（第{ $asked }筆紀錄）
}{ $held ->
    [0] {""}
   *[other] ，曾表示在思考（第{ $held }筆紀錄）
}{ $could }。
ledger-unmentioned = 在紀錄中沒有提到：讀作以沉默放棄優先權
ledger-released = 不必再回答：對手先採取了行動
ledger-awaited = 還沒有回答
# A line of a written duel inside a sentence. Lines are English in every language.
written-line = 「{ $line }」
ledger-could = { $standing ->
    [could] ；本來可以說：{ $lines }{ $unknown ->
        [0] {""}
       *[other] ，另有{ $unknown }張卡無法查證
    }
    [cannot_tell] ；無法查證：當時持有的卡中有{ $unknown }張是紀錄不知道的
    [nothing] ；就紀錄所知，沒有可以使用的卡
   *[none] {""}
}

claim-head = { $duel }，路線{ $line }。{ $seat }說：{ $when ->
    [0] 我本來會使用{ $card }。
   *[other] 在第{ $when }筆紀錄時，我本來會使用{ $card }。
}
claim-not-owed = 應詢問：否。{ $seat }在那裡沒有應得的時機。
claim-place = { $place }，{ $window }
claim-owed = 應詢問：是，{ $place }（第{ $opened }筆紀錄）。
claim-asked = 詢問：{ $seat }{ $answer }{ $at ->
    [0] {""}
   *[other] （第{ $at }筆紀錄）
}。
claim-held = { $held ->
    [yes] 持有：是。{ $seat }的{ $card }在{ $place }{ $since ->
        [0] {""}
       *[other] （紀錄從第{ $since }筆起知道這張卡）
    }。
    [possible] 持有：有可能。{ $seat }持有紀錄不知道的卡，{ $card }可能是其中之一：請查看那些卡。
   *[no] { $why ->
        [lay] 持有：否。{ $card }在{ $place }，無法從那裡使用。
        [not_set] 持有：否。{ $seat }覆蓋的卡都不可能是{ $card }，而從手牌無法使用它。
       *[none] 持有：否。{ $seat }當時沒有持有{ $card }。
    }
}
claim-legal = { $legal ->
    [yes] 合法：是。在那裡使用{ $card }沒有任何不符之處。
    [unknown] 合法：取決於紀錄不知道的卡。需要知道的是：
    [no] 合法：否。在那裡不能使用{ $card }：
   *[nothing] 合法：否。沒有{ $card }可以使用。
}
# $later: how many moments there were after that action.
claim-last = 決鬥以另一個行動往下進行之前最後的時機：{ $same ->
    [yes] 就是這個
   *[no] { $place }（退回到第{ $go_back_to }筆紀錄）
}。{ $later ->
    [0] {""}
   *[other] 那個行動之後還有{ $later }個時機。
}
claim-only-use = 主張說的是本來會使用的一張卡，例如 'Mind Crush'。要看{ $seat }是否被詢問：{ $missed }。要看別的行動是否可行：{ $whynot }
claim-cost = 退回：到第{ $record }筆紀錄。{ $cost }
claim-since = 從第{ $at }筆紀錄起：{ $seat }{ $acted ->
    [0] 沒有行動
   *[other] 行動了{ $acted }次（第{ $acted_at }筆紀錄）
}，{ $passed ->
    [0] 沒有放棄過優先權
   *[other] 放棄優先權{ $passed }次
}，{ $asked ->
    [0] 沒有被口頭詢問過
   *[other] 被口頭詢問{ $asked }次
}。
claim-shown = 申訴提到{ $card }：它在第{ $at }筆紀錄時被展示。
claim-had-to = { $asked ->
    [no] { $card }在那裡必須發動，而{ $seat }沒有被詢問。
   *[yes] { $card }在那裡必須發動而沒有發動：放棄優先權不算回答。
}
claim-agreed = { $seat }往下進行、結束回合或同意往下進行{ $count }次（第{ $at }筆紀錄）。
claim-shown-left = 申訴提到{ $card }：它在第{ $at }筆紀錄時被展示，在一條已離開的路線上。
preview-waits = 還不能說其餘部分會如何：必須先有人選擇，而沒有人說選什麼。請加上一行說明。
claim-elsewhere = 也可以在這裡使用：{ $place }；{ $seat }{ $answer }（退回到第{ $go_back_to }筆紀錄）。
claim-nowhere = 沒有指定時點。{ $seat }應有的{ $count }個時機中，{ $card }都不能使用；這裡看的是阻礙最少的一個。用 --when 可以看另一個。
claim-not-within = 第{ $when }筆紀錄不在{ $seat }應有的任何時機之內。改看從那裡到下一個行動之間最可能的一個：
claim-more = 還有{ $count }個時點也可以使用：`ledger` 會全部列出。
claim-likeliest = 沒有指明時機。{ $card }可以在{ $count }個時機使用。{ $why ->
    [open] 這一個現在開著。
    [only] 這一個排在最前：先看是否詢問過{ $seat }，再看{ $card }能否使用。
   *[latest] 其中{ $alike }個，紀錄無法區分；這是最後的一個，退回到那裡取消的最少。
}用 --when 看別的時機。
adjust-again = 第{ $about }筆紀錄的錯誤已在第{ $at }筆紀錄修正過。
trail-put-right = 已在第{ $at }筆紀錄修正。
claim-soon = 如果說的是正在進行的事，不需要退回：下一個時機是{ $place }，{ $seat }可以在其中使用{ $card }。
claim-others = { $card }應由{ $seat }發動：該效果必須發動而被遺漏，由誰提出都一樣（退回第{ $go_back_to }筆紀錄）。用 `--seat { $letter }` 可看全部。
claim-stands = { $stands ->
    [soon] 總之：不需要退回。
    [open] 總之：不需要退回。時機仍開著，{ $seat }可以在其中使用{ $card }。
    [yes] 總之：應詢問而未詢問，當時持有，使用也合法。
    [cannot_tell] 總之：紀錄無法判斷{ $seat }在那裡是否能使用{ $card }而未被詢問。
   *[no] { $owed ->
        [no] 總之：紀錄中沒有這樣的時機。
       *[other] 總之：並非全部如此。請見上文。
    }
}
claim-on-record = 這項主張已有紀錄（第{ $number }筆）：不再寫入。

preview-head = { $duel }，路線{ $line }：如果在第{ $at }筆紀錄時這樣說，接著會如何。不會寫入任何內容。
preview-irregular = 在那裡不合法：{ $text }（{ $rule }）
preview-follows = 接著會是：
preview-ask = { $kind ->
    [open] 請{ $seat }繼續。
   *[response] 問{ $seat }：有事嗎？
}
preview-passes = 途中假定放棄優先權{ $count }次。
preview-all-legal = { $count ->
    [0] 之後在路線上沒有任何決定。
   *[other] 之後所作的{ $count }個決定都仍然合法。
}
preview-not-legal = 之後{ $count ->
    [0] 路線上的第一個決定就不再合法
   *[other] 路線上有{ $count }個決定仍然合法，下一個則不再合法
}：第{ $record }筆紀錄，{ $line }
preview-reason = {"  "}{ $text }（{ $rule }）
preview-end = 結束時，與路線（{ $place }）相比：
preview-end-line = {"  "}{ $about }：路線上是{ $first }，這樣則是{ $second }
preview-end-same = 結束時，與路線沒有差異。

# 事後得知的事：有何變化。
late-head =
    {""}
    第{ $at }筆紀錄的變化：
late-due = { $mandatory ->
    [yes] {"  "}{ $card }的效果{ $effect }必須發動：條件已滿足，而{ $seat }{ $answer }（第{ $at }筆紀錄）。從第{ $back }筆紀錄起可以再發動。
   *[no] {"  "}{ $card }的效果{ $effect }，依卡片檔案可以不發動：條件已滿足，而{ $seat }{ $answer }（第{ $at }筆紀錄）。若必須發動，則在那裡被遺漏；從第{ $back }筆紀錄起可以發動。
}
late-example = {"  "}例如，需要有人選擇：{ $line }
late-open = {"  "}由此產生的結果無法全部在此說明或寫成步驟：缺少的請自行補上。
late-adjust = {"  "}現在修正：{ $command }
late-reason = 補上{ $card }的效果
late-reason-lp = 撤回第{ $at }筆紀錄的變化
late-breaks = {"  "}依現有定義，「{ $line }」不滿足這些條件：
late-lp = {"  "}{ $seat }在那裡{ $gain ->
    [yes] 回復了
   *[no] 失去了
}{ $by }LP：當時剩{ $to }，現在為{ $now }。
late-nothing = {"  "}依現有卡片定義，那裡沒有應給而未給的事。現在需要修正的，用 `adjust --about` 修正。
