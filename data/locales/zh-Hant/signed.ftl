# 帶離機器的證據：金鑰、檢查點、證明，以及 verify 對它們的說明。

error-no-key = { $path } 裡沒有名為{ $name }的{ $secret ->
    [yes] 私密金鑰
   *[no] 金鑰
}
error-no-key-hint = `keys new 名稱` 建立自己的金鑰，`keys add 金鑰` 保存別人的，`keys list` 列出全部
explain-no-key = 檢查點以自己的私密金鑰簽署，並以簽署者的公開金鑰檢查。兩者都依名稱在金鑰資料夾中尋找。

error-bad-key = { $name } 不是金鑰：{ $why }
error-bad-key-hint = 公開金鑰的樣子是 NAME+1a2b3c4d+ 再加44個字母，要整個複製
explain-bad-key = 金鑰由名稱、與它相符的八位十六進位數字和金鑰本身組成，中間以 + 分隔，複製時是一個詞。
key-wrong = { $wrong ->
    [name] 名稱不能有空格和 +，最多256位元組
    [secret] 這是私密金鑰，只有公開金鑰才給別人
    [kind] 它不是 Ed25519 金鑰
    [id] 它的數字與名稱和字母不符，表示有某處被更改
    [weak] 任何人都能替它簽署
   *[form] 它不是金鑰的寫法
}

error-key-taken = 名為{ $name }的金鑰已經存在：{ $path }
error-key-taken-hint = 請用別的名稱；金鑰絕不會被覆蓋
explain-key-taken = 用過的金鑰會保留：沒有它，就無法再像以前一樣簽署，也無法檢查它簽過的內容。

error-key-mode = 這台機器的其他使用者可以讀取 { $path }
error-key-mode-hint = 請收回他們的權限（chmod go= { $path }）；若可能有人讀過，請建立新的金鑰
explain-key-mode = 讀過私密金鑰的人就能用它的名義簽署。只有在擁有者以外無人能讀取它或列出其資料夾時，才會使用該檔案。

error-bad-checkpoint = { $path } 不是可以信賴的檢查點：{ $why }
error-bad-checkpoint-hint = 簽署文件要逐位元組複製：郵件或編輯器可能更改了它
explain-bad-checkpoint = 檢查點是三行文字、一個空行和簽章。寫法不同，或其中有簽章不屬於該簽署者時，整份拒絕。
note-wrong = { $wrong ->
    [large] 它超過64KiB
    [text] 它不是每行以換行字元結尾的純文字
    [line] 文字下方第{ $line }行不是簽章
    [many] 它有超過16個簽章
    [forged] { $name }的簽章不是{ $name }在這段文字下所簽的
    [origin] 第一行沒有指明決鬥
    [size] 第二行不是紀錄數
    [root] 第三行不是根
    [checkpoint] 簽章上方不是檢查點的三行
   *[form] 它不是文字、空行和簽章
}

error-unknown-signer = { $path } 沒有已知金鑰的簽章，只有{ $signers }
error-unknown-signer-hint = 請以可信的方式取得其公開金鑰，用 --key 指定，或用 `keys add` 保存
explain-unknown-signer = 任何人都能用任何名稱簽署。只有這裡已知的金鑰所簽的簽章才算數。

error-other-duel = 這個檢查點屬於決鬥{ $id }，不是{ $duel }
error-other-duel-hint = { $command } 列出所有決鬥
explain-other-duel = 檢查點以編號指明它的決鬥，對其他決鬥沒有任何意義。

error-no-checkpoint = { $duel }沒有涵蓋第{ $record }筆紀錄的檢查點
error-no-checkpoint-hint = `checkpoint --key 名稱` 會建立一個；放在別處的用 --under 指定
explain-no-checkpoint = 證明要通往有人簽署的根。沒有檢查點，就沒有可以通往的地方。

error-bad-proof = { $path } 什麼也沒有證明：{ $why }
error-bad-proof-hint = 證明要逐位元組複製：郵件或編輯器可能更改了它
explain-bad-proof = 證明不是成立就是不成立：它的雜湊通往所簽署的根，否則就是有某處被更改。
proof-wrong = { $wrong ->
    [large] 它超過1MiB
    [record] 其中的紀錄無法讀取
    [beyond] 這個檢查點涵蓋{ $size }筆紀錄，這一筆不在其中
    [later] 後一個檢查點不是同一場決鬥中前一個之後的檢查點
    [wrong] 它不通往所簽署的根
   *[form] 它不是證明的寫法
}

role-judge-only-checkpoint = 只有裁判可以簽署裁判的日誌，{ $role ->
    [spectator] 觀眾
   *[other] { $role }
}不行
role-judge-only-proof = 只有裁判可以從裁判的日誌製作證明，{ $role ->
    [spectator] 觀眾
   *[other] { $role }
}不行：紀錄會分辨出被隱藏的卡

keys-new = 完成。{ $name }的私密金鑰在 { $folder }。請在別人讀不到的地方保留一份。
keys-give = 要檢查你簽章的人都需要這一行，請親手交給他們：
keys-added = 已保存：從現在起{ $name }（{ $id }）的簽章算數。
keys-none = 還沒有金鑰。
keys-none-next = 要建立一個：{ $command }
keys-entry = { $key }{ $own ->
    [yes] （自己的）
   *[no] {""}
}

checkpoint-written = { $duel }：涵蓋{ $records }筆紀錄的檢查點在 { $path }。
checkpoint-carry = 它離開這台機器之後才能證明什麼：請交給雙方玩家、列印或寄出。
proof-written = { $path } 證明{ $of ->
    [growth] { $duel }從{ $number }筆到{ $records }筆紀錄只有增加。
   *[record] 第{ $number }筆紀錄在{ $duel }中，依據涵蓋{ $records }筆紀錄的檢查點。
}

verify-against = 自 { $path } 起沒有被改寫：前{ $records }筆紀錄就是{ $by }所簽署的。{ $later ->
    [0] {""}
   *[other] 之後還有{ $later }筆紀錄，沒有外部的證據可以為它們作證。
}
note-unknown = 另有{ $signers }的簽章，但這裡不知道其金鑰，不算數。
verify-accident = 這能看出意外的損壞，看不出儲存庫持有者的改寫。要看出改寫，請給出已離開這台機器的檢查點：--against 簽署文件
verify-rewritten = { $duel }：被改寫或截斷：{ $what }。{ $sound ->
    [0] 沒有檢查點能為現有的內容作證。
   *[other] 到第{ $sound }筆紀錄為止沒有問題。
}

proven-record = 第{ $number }筆紀錄在決鬥{ $duel }的日誌中，{ $by }在{ $records }筆紀錄後簽署了它。
proven-says = 寫於 { $at }：{ $text }{ $hidden ->
    [yes] （有一部分被隱藏）
   *[no] {""}
}
proven-growth = 決鬥{ $duel }的日誌只有增加：{ $by }簽署的{ $earlier }筆紀錄，就是{ $later_by }簽署的{ $later }筆中最前面的。

verify-copy = { $path }：{ $duel }給{ $role ->
    [spectator] 觀眾
   *[other] { $role }
}的副本：全部{ $records }筆紀錄都通往封存碼{ $seal }。{ $told ->
    [0] 沒有整筆被隱藏的紀錄。
   *[other] 有{ $told }筆紀錄整筆被隱藏，代替它們的敘述沒有封存。
}
