# Who is awaited and what for, and how a window stands.

answer = { $answer ->
    [acted] 採取行動
    [spoken] 口頭放棄優先權
    [gesture] 以手勢放棄優先權
    [asked_the_other] 詢問對手，視同放棄優先權
    [moved_on] 往下進行，視同放棄優先權
    [agreed_up_to] 依先前的同意放棄優先權
    [silence] 以沉默放棄優先權
    [passed_automatically] 依設定自動放棄優先權
    [setting] 依設定自動放棄優先權
    [no_response] 因無法回應而放棄優先權
    [skipped] 未被詢問
   *[secret] 放棄優先權
}

ask-window = { $kind ->
    [open] { $seat }可以行動：{ $because }的開放狀態。
    [summon_negation] { $seat }可以將召喚無效，或放棄優先權。
    [free] { $seat }可以回應，或放棄優先權：{ $because }的自由時機。
    [chain] { $seat }可以連鎖，或放棄優先權：{ $because }。
    [trigger] { $mandatory ->
        [yes] { $seat }必須發動誘發效果。
       *[no] { $seat }可以發動誘發效果，或放棄優先權。
    }
    [phase_end] { $because }，{ $seat }可以回應，或放棄優先權。
    [step_end] { $because }，{ $seat }可以回應，或放棄優先權。
   *[damage_step] 傷害步驟中，{ $because }，{ $seat }可以回應，或放棄優先權。
}
ask-choice = { $seat }必須選擇{ $what ->
    [mode] 使用哪個效果。
    [name] 要宣言的卡名。
    [cost] 要支付的代價：{ $count }。
    [target] 對象：{ $count }。
    [tribute] 要解放的卡：{ $count }。
    [cards] 效果所用的卡：{ $count }。
    [material] 素材：{ $count }。
    [position] 怪獸的表示形式。
    [whether] 是否進行效果中可選的處理。
    [number] { $least }到{ $most }之間的數字。
    [word] 要宣言的屬性或種族。
    [attack_target] { $least ->
        [0] 現在的攻擊對象，或停止攻擊：對方的怪獸有了變化。
       *[other] 現在的攻擊對象：對方的怪獸有了變化。
    }
    [telling] 效果的處理內容：紀錄不知道該卡的文字。
    [hand_limit] 手牌超過上限而要捨棄的卡：{ $count }。
   *[phase] 接下來的階段。
}
ask-chance = 等待隨機結果：請說明{ $place }選出的{ $cards }是什麼。
ask-coin = 等待隨機結果：請說明{ $seat }的硬幣是正面還是反面。
ask-die = 等待隨機結果：請說明{ $seat }的骰子擲出多少。
ask-set-up = 決鬥的準備尚未完成。
ask-over = 決鬥已結束：不等待任何人。

standing = { $window }：{ $parts }。
standing-seat = { $seat }{ $how }
standing-state = { $state ->
    [awaited] 待決定
   *[later] 在其後
}{ $asked ->
    [yes] （已被詢問）
   *[no] {""}
}{ $held ->
    [yes] （思考中）
   *[no] {""}
}
