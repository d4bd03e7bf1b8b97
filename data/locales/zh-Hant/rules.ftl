# Rules by their ids: a title, and the rule as a sentence. And what is said when one refuses.

refusal = { $card ->
    [none] { $seat }的動作不被允許：{ $rule }
   *[other] { $seat }的動作不被允許，{ $card }：{ $rule }
}
refusal-awaited = 現在等待{ $seat }。
refusal-later = 在那之前，且所有人都放棄優先權之後（請說：both pass）：{ $first }
refusal-impossible = 不可能是這樣發生的，見證紀錄也不接受：請先說明牌桌上有什麼不同。

# A condition of an action. $title and $rule: the rule's title and sentence.
check = { $truth ->
    [yes] 成立
    [no] 不成立
   *[unknown] 無法判斷
}：{ $title }。{ $rule }{ $missing ->
    [none] {""}
   *[other] 紀錄必須知道{ $missing }。
}
check-missing = { $place }的{ $cards }

rule-FET-HOLDER = 輪到誰
    .sentence = 只有輪到的玩家可以行動。
rule-FET-OPEN = 開放狀態
    .sentence = 一般行動、啟動效果和咒文速度1的效果，只能由回合玩家在開放狀態進行。
rule-FET-OPEN-PASS = 開放狀態不放棄優先權
    .sentence = 在開放狀態，回合玩家不是放棄優先權，而是行動或往下進行。
rule-FET-MAIN = 主要階段
    .sentence = 召喚、覆蓋和改變表示形式只能在主要階段進行。
rule-FET-FREE = 只限快速效果
    .sentence = 在自由時機只能發動快速效果（咒文速度2以上）。
rule-FET-NEG = 召喚的無效
    .sentence = 召喚還只是宣言時，只能使用將其無效的卡或效果。
rule-SPEED-CHAIN = 咒文速度
    .sentence = 連鎖必須用咒文速度2以上、且不低於前一個連鎖的咒文速度。
rule-CHAIN-MOST = 最長的連鎖
    .sentence = 同一串連鎖最多有250個連鎖。
rule-CHAIN-RESOLVE = 連鎖的處理
    .sentence = 連鎖處理中，任何人都不能行動。
rule-TRIG-ONLY = 誘發效果優先
    .sentence = 在誘發時機只能發動已滿足條件的誘發效果。
rule-TRIG-MANDATORY = 必發效果
    .sentence = 必發的誘發效果必須發動。
rule-TRIG-MET = 誘發條件
    .sentence = 誘發效果在條件滿足時使用，其他時候不能使用。
rule-ACT-ANSWERS = 對應的事
    .sentence = 對應某件事的效果，只有在那件事可以對應時才能使用。
rule-ACT-FROM = 從哪裡使用
    .sentence = 卡或效果只能從其應在的位置使用：魔法卡從手牌或場上，陷阱卡從覆蓋處，怪獸的效果從其效果文所指的位置。
rule-ACT-SET-TURN = 這個回合覆蓋的卡
    .sentence = 陷阱卡和速攻魔法卡在覆蓋的回合不能發動。
rule-ACT-QUICK-PLAY = 從手牌發動速攻魔法
    .sentence = 速攻魔法卡只能在自己的回合從手牌發動。
rule-ACT-ZONE = 空的區域
    .sentence = 必須有可以放置該卡的空區域。
rule-ACT-LIMIT = 1回合1次
    .sentence = 效果的使用次數不能超過其效果文。
rule-ACT-FORBIDDEN = 被效果禁止
    .sentence = 適用中的效果禁止這個動作。
rule-ACT-CONTINUOUS = 不發動的效果
    .sentence = 永續效果會自行適用；還沒有得到效果的卡，沒有效果可以使用。
rule-ACT-UNANSWERABLE = 不能對其連鎖
    .sentence = 前一個連鎖或其卡的效果文，使這名玩家不能對其連鎖。
rule-SEGOC-SELF = 只有1個特殊召喚自身的效果
    .sentence = 從1名玩家的手牌特殊召喚自身的選發誘發效果，在同一串連鎖中只能有1個。
rule-ACT-REQUIRES = 發動條件
    .sentence = 發動時必須滿足效果所要求的條件。
rule-ACT-COST = 代價
    .sentence = 代價必須能夠支付。
rule-ACT-TARGET = 對象
    .sentence = 必須有可以成為對象的卡。
rule-ACT-EFFECT = 沒有這個效果
    .sentence = 該卡沒有這個效果。
rule-SUMMON-ONCE = 1回合1次的通常召喚
    .sentence = 玩家每個回合只能通常召喚或覆蓋怪獸1次。
rule-SUMMON-TRIBUTE = 解放
    .sentence = 等級5或6的怪獸需要解放1隻怪獸，等級7以上的需要2隻。
rule-SUMMON-CARD = 可以召喚的卡
    .sentence = 只有可以通常召喚的怪獸才能這樣召喚或覆蓋。
rule-SUMMON-FLIP = 反轉召喚
    .sentence = 只有裡側表示的怪獸可以反轉召喚，且在覆蓋的回合不能。
rule-SUMMON-WAY = 召喚的方法
    .sentence = 怪獸只能用其效果文或其種類所給的方法特殊召喚自身。
rule-SUMMON-MATERIAL = 素材
    .sentence = 素材必須符合該怪獸的要求。
rule-SUMMON-ZONE = 召喚的區域
    .sentence = 沒有該怪獸可以召喚到的空區域。
rule-SUMMON-LIMIT = 這樣召喚的次數
    .sentence = 怪獸用自身的方法召喚的次數，不能超過其效果文。
rule-SUMMON-PROPER = 先用自身的方法
    .sentence = 該怪獸必須先用自身的方法召喚，之後才能用其他方法召喚。
rule-SUMMON-GEMINI = 二重怪獸
    .sentence = 只有還沒有得到效果的表側表示二重怪獸可以再度召喚。
rule-SUMMON-PENDULUM = 靈擺召喚
    .sentence = 靈擺召喚需要兩個靈擺區都有靈擺刻度，並有等級在其間的怪獸。
rule-SUMMON-PENDULUM-ONCE = 1回合1次的靈擺召喚
    .sentence = 玩家每個回合只能靈擺召喚1次。
rule-POSITION-ONCE = 改變表示形式
    .sentence = 怪獸每個回合只能手動改變表示形式1次，且在出場或攻擊過的回合不能。
rule-PHASE-ORDER = 階段的順序
    .sentence = 只能從一個階段進到在其後的階段。
rule-PHASE-FIRST-BATTLE = 第一回合沒有戰鬥
    .sentence = 決鬥的第一個回合沒有戰鬥階段。
rule-BATTLE-STEP = 戰鬥步驟
    .sentence = 攻擊在戰鬥步驟的開放狀態宣言；必須先結束在其前的步驟。
rule-BATTLE-ONE = 一次一個攻擊
    .sentence = 進行中的攻擊完成之後，才能宣言下一個攻擊。
rule-BATTLE-ATTACKER = 攻擊的怪獸
    .sentence = 怪獸以表側攻擊表示攻擊。
rule-BATTLE-ONCE = 1回合攻擊1次
    .sentence = 每隻怪獸每個回合攻擊1次，除非有效果使其增加攻擊次數。
rule-BATTLE-TARGET = 攻擊對象
    .sentence = 不能攻擊那隻怪獸。
rule-BATTLE-DIRECT = 直接攻擊
    .sentence = 只有對手場上沒有怪獸時才能直接攻擊，除非有效果允許攻擊的怪獸這樣做。
rule-DAMAGE-ONLY = 傷害步驟中
    .sentence = 在傷害步驟只能發動反擊陷阱、將發動無效的效果、必發的效果、傷害計算前增減攻擊力或守備力的效果，以及與該戰鬥有關的效果。
rule-DAMAGE-FACE = 被攻擊的怪獸
    .sentence = 被攻擊的怪獸現在翻開：請先說明它是哪張卡。
rule-CHOICE-OFFERED = 可選的選項
    .sentence = 對選擇的回答必須是所提供的選項之一。
rule-CHOICE-FIRST = 先作選擇
    .sentence = 正在等待一個選擇或隨機結果，其他的都在其後。
rule-CARD-PLACE = 卡在哪裡
    .sentence = 該卡不在它應在的位置。
rule-CARD-FACE = 是哪張卡
    .sentence = 該卡是另一張卡，或它所在之處沒有這樣的卡。
rule-DUEL-PLAYING = 決鬥進行中
    .sentence = 決鬥已經結束，或還沒有開始。
rule-TURN-DRAW = 通常抽牌
    .sentence = 抽牌階段的通常抽牌依規則進行；任何人都不能省略。
rule-DUEL-END = 決鬥的結束
    .sentence = 玩家的生命值變成0，或必須從沒有卡的牌組抽牌時，決鬥結束。
rule-FET-ASK = 詢問
    .sentence = 應得到行動機會的玩家必須被詢問。
