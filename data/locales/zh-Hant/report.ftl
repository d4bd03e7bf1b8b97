# 退回某處的可列印報告：裁判用與玩家用。

role-judge-only-report = 只有裁判可以製作報告，{ $role ->
    [judge] 裁判
    [spectator] 觀眾
   *[other] { $role }
}不行；`--players` 製作給玩家的版本

error-no-claim = 第{ $number }筆紀錄不是主張
explain-no-claim = `report --claim 紀錄` 指定一項主張的紀錄；`claim` 會寫下主張。

report-written = { $copy ->
    [judge] { $duel }的裁判用報告已寫入 { $path }：內容包含雙方持有的卡。
   *[players] { $duel }的玩家用報告已寫入 { $path }。
}
report-print = 用任何瀏覽器開啟即可閱讀或列印。

report-title = { $duel }的報告：退回第{ $record }筆紀錄
report-copy = { $copy ->
    [judge] 僅供裁判：內容包含雙方持有的卡。
   *[players] 供玩家：只包含桌上每個人都可以知道的事。
}
report-section = { $section ->
    [case] 案件
    [claim] 主張
    [board] 之前與之後的場面
    [lp] 生命值
    [asked] 詢問了誰
    [plan] 恢復的方法
    [learned] 此後得知的事
    [grade] 等級與理由
    [rulings] 判定與上訴
    [windows] 附件：所有時機
    [order] 附件：嚴格倒序
    [procedure] 附件：規章的其他要求
    [seals] 封存碼
   *[sign] 簽名
}
report-label = { $label ->
    [what] 項目
    [is] 紀錄內容
    [match] 對局
    [duel] 決鬥
    [made] 開始記錄；製作報告
    [to] 退回到
    [stood] 決鬥當時在
    [gone-back] 其後
    [from] 決鬥現在位於
    [rules] 規則設定
    [policy] 方針
    [zone] 位置
    [moment] 時刻
    [chain] 進行中
    [used] 已使用與適用中
    [lp] 生命值
    [hand] 手牌
    [monster] 怪獸
    [spell] 魔法、陷阱
    [field] 場地區
    [pendulum] 靈擺區
    [graveyard] 墓地（由上而下）
    [banished] 除外
    [deck] 牌組（張）
    [extra] 額外牌組（張）
    [window] 時機
    [record] 紀錄
    [happened] 發生的事
    [seal] 封存碼
    [take-back] 收回
    [doing] 桌上要做的事
   *[done] 完成
}
report-when = { $when ->
    [before] 之前（第{ $record }筆紀錄）
   *[after] 之後（第{ $record }筆紀錄）
}
report-caption = { $table ->
    [case] 本報告的對象
    [moment] 時刻與進行中的事
    [side] { $seat }的一側
    [lp] 生命值的每次變化（標示者：在該時點之後）
    [asked] 第{ $seat }筆紀錄之後的每個時機
    [order] 此後的紀錄，由最後一筆開始
   *[seals] 封存碼一覽
}
report-moment = 第{ $record }筆紀錄：{ $moment }
report-document = { $document }{ $version ->
    [none] {""}
   *[other] ，版本{ $version }
}{ $date ->
    [none] ，日期不明
   *[other] ，{ $date }
}{ $read ->
    [yes] {""}
   *[no] （未取得原文）
}
report-entry = 第{ $record }筆紀錄：
report-count = { $count }張
report-no-claim = 沒有主張的紀錄。
report-blank = { $blank ->
    [statement] { $who }的說法：
    [sheet] { $who }自己的計分紙：
    [ruling] 判定：
   *[extension] 補時：
}
report-window = { $place }，{ $window }（第{ $record }筆紀錄）
report-no-window = 此後沒有任何時機。
report-list = { $list ->
    [answers] 紀錄的回答：
    [done] 已復原的內容：
    [net] 在桌上同時進行：
   *[back] 隨之恢復的事：
}
report-picture = 最後，桌上如同上面「之前」一欄。
report-hidden = 哪些卡回到他人不可見的手牌或牌組，由裁判只告訴該玩家。
report-pile = 最後{ $place }有{ $then }張（現在{ $now }張）
report-mixed = { $card }{ $from }回到{ $seat }的手牌或牌組：由裁判說明回到哪裡（該手牌之後抽過卡）
report-order = 要收回的事，由最後一筆開始，一筆不漏。時機與回答在詢問表中。
report-learned-none = { $seat }此後沒有得知任何事。
report-no-ruling = 沒有判定的紀錄。
report-seals = 封存碼代表該筆紀錄及其之前的一切：`takeback verify` 會再次給出最後的封存碼。
report-sealed = { $at ->
    [to] 退回第{ $record }筆紀錄
   *[from] 位於第{ $record }筆紀錄
}（與第{ $sealed }筆紀錄一同封存）
report-seals-players = 從第{ $from }筆紀錄退回第{ $to }筆紀錄。封存碼在裁判用報告上：封存碼也包含手牌的內容。
report-signing = 玩家簽名表示其意見已被聽取，並已閱讀本報告。
report-sign = { $who ->
    [judge] 裁判：
    [date] 地點、日期與時間：
   *[other] 玩家{ $who }{ $name ->
        [none] {""}
       *[other] （{ $name }）
    }：
}
report-windows = { $place }，{ $count }個時機（紀錄{ $first }至{ $last }）
report-other-windows = { $all ->
    [yes] 此後共有{ $count }個時機，應詢問的玩家都已被詢問。
   *[no] { $count ->
        [0] 此後沒有其他時機。
       *[other] 此後另有{ $count }個時機，應詢問的玩家都已被詢問。
    }
}
report-answers-judge = 是否持有、是否合法、最後的時機：由裁判回答，而且只告訴{ $seat }。
report-since = 自紀錄{ $record }起，A{ $a ->
    [0] 沒有行動
   *[other] 行動了{ $a }次
}，B{ $b ->
    [0] 沒有行動
   *[other] 行動了{ $b }次
}。
report-round = 第{ $round }輪，第{ $table }桌
report-gone-back = 決鬥已退回到第{ $to }筆紀錄（第{ $record }筆紀錄）。
report-goes-on = 到目前為止，決鬥沒有退回到第{ $to }筆紀錄，仍照現狀。
