# 依判罰方針評估退回：先是事實，再是不知道的事，最後才是評級；以及桌上的做法。

role-judge-only-assess = `assess` 只限裁判：它會讓{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}得知對手持有什麼
policy-unknown = 沒有名為「{ $policy }」的方針；現有{ $known }

## 方針的內容

policy-says = { $says ->
    [authorised_judge] 裁判可以讓決鬥退回
    [authorised_head_judge] 主審或主審指定的人可以讓決鬥退回
    [reach_as_far_as_possible] 退到可以修復之處為止
    [reach_to_the_error] 退到發生錯誤之處
    [both_heard] 先聽取雙方玩家的說法
    [facts_first] 先查明事實，再作裁定
    [last_resort] 退回是最後手段，只在維持現狀明顯更糟時才用
    [partial_first] 先考慮部分修復
    [repair_what_is_clear] 雙方能說清楚的部分盡可能修復，然後繼續決鬥
    [not_a_decision] 玩家反悔自己的決定是另一回事
    [information_that_matters] 之後得知的情報若可能改變打法，就不利於退回
    [information_significant] 任一玩家所知有重大改變，就不利於退回
    [decisions] 之後作了許多決定，就不利於退回
    [chance] 途中有隨機結果，就不算簡單的情形
    [simple_is_the_last_action] 只有最後一個或進行中的行動才算簡單
    [important_decision] 作出下一個重要決定之後，決鬥照現狀繼續
    [unnoticed_stands] 雙方都沒有注意到的錯誤，在決鬥繼續之後不再重來
    [accepted_when_too_late] 發生的事太多而無人因此大幅得利時，接受現狀
    [unverifiable_card] 已無人能確認的裏側卡無法修復
    [hand_into_deck] 手牌已洗入牌組，無法修復
    [every_action_reversed] 從最近的開始逐一還原每個行動，不得遺漏
    [random_among_candidates] 不知道是哪張卡時，從可能的卡中隨機選一張
    [shuffle_only_the_random_part] 只洗牌組中隨機的部分；已知的卡保持原位
    [question_is_asked] 漏掉的詢問要回到當時補問，即使是較早的階段
    [time_lost_at_most_what_was_left] 補回損失的時間，但不超過當時剩餘的時間
    [call_longer_than_minutes] 叫裁判超過{ $minutes }分鐘，補回該時間
    [minutes_a_turn] 一個回合約{ $minutes }分鐘
    [appeal_after_the_ruling] 裁定作出之後可以上訴
   *[head_judge_final] 最終由主審決定
}。
policy-source = { $document }{ $version ->
    [none] {""}
   *[other] ，版本{ $version }
}{ $date ->
    [none] ，無日期
   *[other] ，{ $date }
}：{ $at }
# Where in a document of a policy something stands; $id: the words of $text.
policy-at = { $id ->
    [at-1-4-cards-seen-in-the-library] 1.4，在牌組中看到的卡
    [at-1-4-first-paragraphs] 1.4，開頭各段
    [at-1-4-how-it-is-done] 1.4，作法
    [at-1-4-random-or-unknown-elements] 1.4，隨機或未知的成分
    [at-1-4-simple-backups] 1.4，簡單的退回
    [at-1-4-unknown-cards] 1.4，不明的卡
    [at-1-4-what-makes-a-good-one] 1.4，何種退回是好的
    [at-1-4-who-authorises] 1.4，由誰准許
    [at-a-determining-an-infraction] A，認定違規
    [at-a-time-extensions] A，延長時間
    [at-a-time-extensions-the-first-example] A，延長時間，第一個例子
    [at-appeals] 上訴
    [at-before-the-decision] 裁定之前
    [at-first-paragraph] 第一段
    [at-how-it-is-carried-out] 如何進行
    [at-question-1] 問題1
    [at-question-2-whether-it-disrupts-less-than-playing-on] 問題2，是否比繼續進行影響更小
    [at-question-3-whether-it-would-be-fair] 問題3，是否公平
    [at-second-paragraph] 第二段
    [at-second-paragraph-few-effects-and-actions] 第二段，少數的效果與行動
    [at-second-paragraph-random-or-unknown-elements] 第二段，隨機或未知的成分
    [at-second-paragraph-simple-reversals] 第二段，簡單的復原
    [at-the-examples-of-irreparable-states] 無法修復之狀態的例子
    [at-the-first-example-of-an-irreparable-state] 無法修復之狀態的第一個例子
    [at-the-random-section-of-a-deck] 牌組的隨機部分
    [at-the-second-paragraph] 第二段
    [at-third-paragraph] 第三段
    [at-third-paragraph-unknown-cards] 第三段，不明的卡
    [at-what-a-rewind-is] 何謂退回
    [at-what-it-is-to-reverse-an-action] 何謂復原一個行動
    [at-whether-the-game-state-is-truly-irreparable] 遊戲狀態是否真的無法修復
    [at-who-may-allow-it] 誰可以准許
   *[other] { $text }
}
policy-title = { $id ->
    [kde] KDE（亞洲以外的TCG）
    [ocg-japan] 日本OCG
    [ocg-chinese] 中文OCG
    [mtg] 魔法風雲會違規處理指南
    [flesh-and-blood] Flesh and Blood
    [grand-archive] Grand Archive
   *[other] { $title }
}
policy-own = {"  "}沒有註明文件的，是本程式自己的標準。
policy-other-game = 這是另一種遊戲的方針，僅供對照。

## 事實

assess-head = 退回到{ $duel }的第{ $record }筆紀錄：{ $moment }
assess-kept-draw = 該回合的通常抽牌（第{ $at }筆紀錄）在該時點之前：維持不變。
assess-learned =
    {""}
    { $seat }從那時起得知：
assess-lesson = {"  "}{ $weight ->
    [heavy] { $card }，{ $other }持有或覆蓋的卡（{ $place }，第{ $at }筆紀錄）
    [drawn] { $card }，第{ $at }筆紀錄抽到{ $normal ->
        [yes] （通常抽牌）
       *[no] {""}
    }：只有{ $seat }知道{ $again ->
        [yes] ，再抽也會是同一張卡
       *[no] ；牌組未必與當時相同，可能抽到別的卡
    }
    [searched] { $seat }自己牌組中的卡，查看過（第{ $at }筆紀錄）；影響不大
    [claimed] { $other }提到{ $card }（第{ $at }筆紀錄的主張）：是聽到的，不是看到的
    [mixed] { $other }手牌中的{ $card }（第{ $at }筆紀錄）：那副手牌之後混過，已無法分辨
   *[light] { $card }（{ $place }，第{ $at }筆紀錄）；影響不大
}
assess-other-line = 第{ $record }筆紀錄在路線{ $line }上；決鬥現在在路線{ $table }上。之後發生的事是就路線{ $line }而言；復原步驟從桌上現在的卡開始。
assess-lesson-left = { $lesson }；在一條已離開的路線上
assess-way-ruled = 裁判已在第{ $at }筆紀錄就此作出裁定。
assess-notes =
    {""}
    就此寫下的內容：
plan-reverse-fork = 從第{ $fork }筆紀錄起，決鬥重新走另一條路線，如所記錄直到第{ $record }筆紀錄。
assess-random =
    {""}
    從那時起的隨機結果：
assess-lot = {"  "}{ $what ->
    [shuffled] { $seat }的牌組洗過
    [coin] 擲過硬幣
    [die] 擲過骰子
   *[cards] 隨機選過卡
}（第{ $at }筆紀錄）
assess-important =
    {""}
    第一個行動之後：{ $count }個重要決定（發動、召喚、覆蓋、攻擊、結束回合），第一個在第{ $at }筆紀錄，由{ $seat }作出。
assess-unknown =
    {""}
    紀錄不知道的事：
assess-unknown-none =
    {""}
    這些事沒有紀錄不知道的。
assess-unknown-cards = 當時{ $zone ->
    [hand] { $seat }手牌中的{ $count }張卡
   *[other] { $seat }場上覆蓋的{ $count }張卡
}
assess-unknown-choice = { $seat }在第{ $at }筆紀錄選了什麼
assess-unknown-card = { $card }是否照其效果處理（第{ $at }筆紀錄）：沒有卡片檔案描述它
assess-unknown-open = { $seat }在第{ $at }筆紀錄公開的是哪張卡：雙方玩家都看到了
assess-unknown-lost = { $place }原本是哪張卡：它進了牌組
assess-conduct =
    {""}
    之後發生的事，由裁判衡量：
assess-acted = { $seat }之後作了{ $times }次決定{ $objected ->
    [none] ；紀錄中沒有異議。
   *[other] ；異議在第{ $objected }筆紀錄。
}
assess-shown = 請求提到的{ $card }，{ $seat }在第{ $at }筆紀錄看過。
assess-time = 之後宣布了時間到（第{ $at }筆紀錄）。
assess-claims = { $seat }在這場決鬥中提出過{ $times }次主張，最近一次在第{ $at }筆紀錄。
assess-taken-back = 這場決鬥之前退回過{ $times }次，最近一次在第{ $at }筆紀錄。

## 評級

assess-grade =
    {""}
    依{ $policy }：{ $grade ->
        [simple] 簡單。只需收回最後一個行動。
        [repairable] 可修復。經過清楚，影響不大。
        [complex] 複雜。可以做到，但並非一切都能還原。
        [cannot_tell] 無法判斷。紀錄所知不足。
        [irreparable] 無法修復。不能恢復原狀。
       *[accepted] 接受現狀。決鬥照現狀繼續。
    }
assess-reason = {"  "}{ $reason }{ $source ->
    [none] {""}
   *[other] （{ $source }）
}。
assess-demands = { $first }；{ $next }
assess-ground = { $ground ->
    [nothing] 之後沒有發生任何事
    [last_action] 之後只有最後一個行動
    [decisions] 之後的決定（含放棄優先權）：A{ $a }次，B{ $b }次
    [turns] 之後開始了{ $count }個回合
    [important] 第一個行動之後作了{ $count }個重要決定，第一個在第{ $at }筆紀錄
    [went_on] 決鬥之後已經繼續；雙方是否都沒有注意到，要由玩家說明
    [late] 之後發生了許多事；是否有人因此得利，要由裁判判斷
    [not_asked] 當時未詢問{ $seat }
    [heavy] { $seat }得知了對手持有或覆蓋的{ $count }張卡
    [drawn] { $seat }抽了{ $count }張卡
    [searched] { $seat }查看了自己的牌組{ $count }次
    [claimed] { $seat }從主張中聽到{ $count }張卡
    [light] { $seat }看到了{ $count }張影響不大的卡
    [chance] 有{ $count }次由隨機決定
    [shuffled] { $seat }的牌組洗過
    [picks] 有{ $count }張卡要隨機選出
    [lost] 有{ $count }張已無人能確認的卡進了牌組
    [choices] 有{ $count }個選擇紀錄不知道
   *[undescribed] 使用了{ $count }張沒有卡片檔案描述的卡
}
assess-procedure =
    {""}
    方針另外要求：
assess-ways =
    {""}
    其他做法：
assess-way = { $way ->
    [leave] 維持現狀：之後{ $count ->
        [0] 沒有漏掉的詢問
       *[other] 漏掉的{ $count }次詢問
    }、{ $irregular ->
        [0] 沒有不合規則之處
       *[other] { $irregular }處不合規則
    }，都照原樣。
    [apply_now] 現在適用{ $card }的第{ $effect }個效果：{ $seat }在第{ $at }筆紀錄必須使用而被忘記{ $there ->
        [yes] ；該卡仍在原處。
       *[no] ；該卡已不在原處。
    }
    [ask_now] 現在詢問{ $seat }：第{ $at }筆紀錄的詢問被遺漏，{ $card }仍在原處，其效果{ $effect }在決鬥目前的時點可以使用。
    [put_right] { $seat }在第{ $at }筆紀錄必須使用的{ $card }的效果{ $effect }，已在第{ $by }筆紀錄修正。
    [at_rest] 改為退回到第{ $at }筆紀錄，那是之前最近一個沒有任何處理進行中的時點。{ assess-asked-there }{ $cost }
   *[after_the_lessons] 只退回到第{ $at }筆紀錄：之後無人抽牌、沒有洗牌，也無人得知對手的卡。{ assess-asked-there }{ $cost }
}
assess-asked-there = { $seat ->
    [none] {""}
   *[other] 在那裡詢問{ $seat }（{ $window }）。
}
assess-next-audit =
    {""}
    以嚴格逆序列出：{ $command }
assess-next = 要退回：{ $command }

## 桌上的做法

plan-head =
    {""}
    在桌上同時進行：
plan-nothing =
    {""}
    桌上不需要移動任何卡。
plan-move = { $look ->
    [yes] 把{ $card }{ $from }找出來，{ $to }
   *[no] { $card }{ $from }{ $to }
}{ $posture ->
    [none] {""}
   *[other] ，{ $posture }
}{ $rank ->
    [none] {""}
    [0] ，放在最上面
   *[other] ，上面有{ $rank }張
}
plan-drawn-card = { $seat }在第{ $at }筆紀錄抽到的卡（依{ $seat }所說）
plan-from-limbo = 從進行中的召喚
plan-turn = 將{ $card }改為{ $posture }
plan-attach = { $bearer ->
    [none] { $card }不再附屬於任何卡
   *[other] { $card }再度附屬於{ $bearer }
}
plan-counters = { $card }：{ $counters }
plan-remove = { $from }移走{ $card }
plan-lp = { $seat }的生命值：由{ $from }改為{ $to }
plan-shuffle = 洗{ $seat }的牌組{ $keeps ->
    [none] {""}
   *[other] ，再把位置已知的卡放回：{ $keeps }
}
plan-onward =
    {""}
    之後自動進行：
rewind-next-shuffled = 要讓紀錄知道牌組已洗過：{ $command }
plan-reordered = 此後{ $seat }的牌組順序與紀錄沿用的順序不同。在從中抽牌之前，也要在紀錄中洗牌：用 `adjust` 加上步驟 "{ $letter }'s deck is shuffled"。之後抽的卡須重新告知。
plan-kept = { $card }{ $above ->
    [0] 放在最上面
   *[other] 放在{ $above }張之下
}
plan-row-card = { $seat }排成一列的手牌中的第{ $number }張
plan-pick = 哪張卡該{ $place }，無人能判斷。從{ $count }張可能的卡（{ $cards }）中隨機選了第{ $picked }張：{ $card }（種子{ $seed }）。{ $hand ->
    [0] {""}
   *[other] 其中的手牌請裏側排成一列，從持有者的左邊數起。
}
plan-pick-faces = 可能是：{ $faces }
plan-times = { $card }（剩{ $count }張）
plan-back =
    {""}
    隨之恢復的事：
plan-free = 不再成立：{ $what }
plan-used = 再度成立：{ $what }
plan-attacks = { $card }這個回合{ $then ->
    [0] 沒有攻擊過
   *[other] 攻擊了{ $then }次
}（退回之前：{ $now ->
    [0] 沒有攻擊過
   *[other] { $now }次
}）。
plan-turned = { $was ->
    [yes] { $card }這個回合召喚過或改變過表示形式。
   *[no] { $card }這個回合還沒有召喚或改變表示形式。
}
plan-ends = 不再適用：{ $effect }。
plan-holds = 再度適用：{ $effect }。
plan-known = { $seat }當時知道{ $card }（{ $place }）：仍視為已知。
plan-picture =
    {""}
    要恢復成的局面：
plan-reverse-head =
    {""}
    以嚴格逆序，每一筆紀錄：
plan-reverse = { $at }：收回「{ $event }」{ $doing ->
    [none] {""}
   *[other] ——{ $doing }
}
rewind-left-unasked = 若再次出現，也要在那裡詢問{ $seat }：{ $place }，{ $window }（離開的路線第{ $at }筆紀錄）。
rewind-left-more = 另有{ $count }個時機，若再次出現也要詢問。
rewind-ask-again = 要再次出聲詢問：{ $seat }，{ $window }。
statement = { $seat }：「{ $text }」
