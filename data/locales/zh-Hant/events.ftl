# Every event as one sentence. The first letter is made a capital.
# "Not asked" states, "skipped" accuses: the second word is never said.

event-duel-began = 決鬥開始，規則{ $profile }。{ $mode ->
    [strict] 由引擎充當牌桌（嚴格模式）。
   *[witness] 紀錄如實記下經過，不論對錯（見證模式）。
}{ $reading ->
    [written] 沒有提到的玩家未被詢問。
   *[implied] 沒有提到的玩家以沉默放棄優先權。
}
event-cards-entered = 開始時：{ $place }有{ $posture ->
    [none] { event-cards-entered-count }
    [face_up_attack] 1張表側攻擊表示的卡
    [face_up_defense] 1張表側守備表示的卡
    [face_down_defense] 1張裡側守備表示的卡
    [face_up] 1張表側表示的卡
   *[face_down] 1張裡側表示的卡
}。
event-cards-entered-count = { $count }張卡
event-play-began = 決鬥從第{ $turn }回合（{ $seat }的回合）的{ $phase ->
    [none] 抽牌階段之前
   *[other] { $phase }
}開始進行。
event-said = { $seat }：{ $words }。
event-card-known = { $how ->
    [shown] { $to ->
        [all] { $place }的{ $card }對雙方公開。
        [seat] { $seat }看到{ $place }的{ $card }。
       *[judge] 裁判看到{ $place }的{ $card }。
    }
    [one_of] { $to ->
        [openly] { $seat }對雙方公開：{ $place }有1張不明的卡是{ $card }。
       *[other] 紀錄得知：{ $place }有1張不明的卡是{ $card }（{ event-card-known-to }）。
    }
   *[told] { $to ->
        [openly] { $seat }對雙方公開{ $place }的{ $card }。
       *[other] 紀錄得知：{ $card }在{ $place }（{ event-card-known-to }）。
    }
}
# The same for a reader who may not know the face.
event-card-known-hidden = { $how ->
    [shown] { $to ->
        [all] { $place }的1張卡對雙方公開。
        [seat] { $seat }看到{ $place }的1張卡。
       *[judge] 裁判看到{ $place }的1張卡。
    }
   *[told] { $to ->
        [openly] { $seat }對雙方公開{ $place }的1張卡。
       *[other] { event-card-known-untold }
    }
}
event-card-known-untold = 紀錄得知{ $place }{ $how ->
    [one_of] 的1張不明的卡
   *[told] 的卡
}是什麼（{ event-card-known-to }）。
event-card-known-to = { $to ->
    [all] 雙方都知道
    [seat] 只有{ $seat }知道
   *[judge] 只有裁判知道
}
event-definitions-changed = 使用中的卡片定義或引擎改變。
event-turn-began = 第{ $turn }回合開始：{ $seat }的回合。
event-phase-entered = { $phase }開始。
event-step-entered = { $step }開始。
event-timing-entered = { $timing ->
    [start] 傷害步驟：開始時。
    [flipped] 傷害步驟：翻開被攻擊的怪獸。
    [before_calculation] 傷害步驟：傷害計算前。
    [calculation] 傷害步驟：傷害計算時。
    [damaged] 傷害步驟：戰鬥傷害。
    [after_calculation] 傷害步驟：傷害計算後。
   *[end] 傷害步驟：結束時。
}

event-window-opened = { $window }：{ $order }。
event-window-asked = { $by ->
    [seat] { $asker }詢問{ $seat }：有事嗎？
    [judge-open] 裁判請{ $seat }繼續。
   *[judge] 裁判詢問{ $seat }：有事嗎？
}
event-window-held = { $seat }說：等一下，我想想。
event-setting-changed = { $to ->
    [on] 從現在起，凡是只能回應的時機，{ $seat }一律自動放棄優先權；誘發效果仍會詢問。
    [off] { $seat }不再自動放棄優先權。
    [on_suspended] 對局已退回：在{ $seat }重新說明之前，不會自動放棄優先權。
   *[ahead_suspended] 對局已退回：{ $seat }事先說過的話，在重新說明之前不算數。
}
event-window-answered = { $seat }{ $answer }。
event-window-closed = { $window ->
    [none] 時機結束。
   *[other] { $window }結束。
}

event-choice-asked = { $seat }必須選擇{ $what ->
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
event-choice-nothing = { $what ->
    [attack_target] { $seat }停止攻擊。
   *[cards] { $seat }什麼都不選。
}
event-choice-cards = { $seat }{ $what ->
    [cost] 以{ $cards }支付代價
    [target] 以{ $cards }為對象
    [tribute] 解放{ $cards }
    [material] 以{ $cards }為素材
    [attack_target] 改為攻擊{ $cards }
    [hand_limit] 因手牌上限捨棄{ $cards }
   *[cards] 選擇{ $cards }
}{ $hidden ->
    [yes] （暫不公開）。
   *[no] 。
}
event-choice-mode = { $seat }選擇效果的選項{ $mode }。
event-choice-name = { $seat }宣言{ $name }。
event-choice-phase = { $seat }進到{ $phase }。
event-choice-whether = { $what ->
    [attack_target] { $yes ->
        [yes] { $seat }改為直接攻擊。
       *[no] { $seat }停止攻擊。
    }
   *[whether] { $yes ->
        [yes] { $seat }選擇進行。
       *[no] { $seat }選擇不進行。
    }
}
event-choice-position = { $seat }選擇{ $posture }。
event-choice-number = { $seat }選擇數字{ $number }。
event-choice-word = { $seat }宣言{ $word }。
event-told = { $end ->
    [yes] { $seat }表示效果處理到此為止。
   *[no] { $seat }說明效果處理{ $also ->
        [yes] （同時）
       *[no] {""}
    }：{ $what }。
}
event-choice-unknown = { $hidden ->
    [yes] { $seat }作了選擇。
   *[no] { $seat }作了選擇；紀錄不知道選了什麼。
}

event-summon-declared = { $seat }宣言{ $card }的{ $method }。
event-summon-joined = { $card }一同被召喚。
event-summon-negated = { $by ->
    [none] {""}
   *[other] 因{ $by }，
}{ $cards }的召喚被無效。
event-summon-succeeded = { $place ->
    [none] { $cards }召喚成功。
    [together] 召喚成功：{ $cards }在場上。
   *[other] { $cards }召喚成功：以{ $posture }在{ $place }。
}
# Monsters that an effect summons. $ways: texts of special-summoned.
event-special-summoned = { $ways }。
special-summoned = { moves-by }{ $seat }將{ $cards }{ $from }以{ $posture }{ $method ->
    [fusion] 融合召喚
    [ritual] 儀式召喚
    [synchro] 同步召喚
    [xyz] 超量召喚
    [link] 連結召喚
    [pendulum] 靈擺召喚
    [normal] 通常召喚
    [tribute] 升級召喚
   *[special] 特殊召喚
}{ $to }
event-token-made = { moves-by }{ $card }作為衍生物以{ $posture }特殊召喚{ $to }。

event-attack-declared = { $target ->
    [none] { $seat }以{ $card }直接攻擊{ $other }。
   *[other] { $seat }以{ $card }攻擊{ $target }。
}
event-attack-retargeted = { $target ->
    [none] { $card }改為直接攻擊{ $other }。
   *[other] { $card }改為攻擊{ $target }。
}
event-attack-stopped = { $taken ->
    [yes] { moves-by }{ $card }的攻擊被收回：之後還可以攻擊。
   *[no] { moves-by }{ $card }的攻擊停止。
}
event-damage-calculated = { $count ->
    [0] 進行傷害計算：沒有怪獸被破壞。
   *[other] 進行傷害計算：{ $cards }在傷害步驟結束時被戰鬥破壞。
}
event-card-set = { $seat }將{ $what ->
    [card] { $card }
    [monster] 1隻怪獸
   *[unknown] 1張卡
}覆蓋在{ $place }。
event-position-changed = { $reason ->
    [by_hand] { $by }改變{ $card }的表示形式：變成{ $posture }。
   *[other] { event-position-changed-to }
}
event-position-changed-to = { $reason ->
    [activation] { $card }變成{ $posture }，準備發動。
   *[other] { $by ->
        [none] { $card }變成{ $posture }。
       *[other] 因{ $by }，{ $card }變成{ $posture }。
    }
}

event-link-added = { $seat }發動{ $what ->
    [card] { $card }
   *[effect] { $card }的效果
}{ $targets ->
    [none] {""}
   *[other] ，以{ $targets }為對象
}{ $declared ->
    [none] {""}
   *[other] ，宣言{ $declared }
}（連鎖{ $link }，咒文速度{ $speed }）。
event-chain-closed = 不再連鎖：連鎖串（{ $links }）開始處理。
event-link-resolving = 連鎖{ $link }開始處理：{ $card }。
event-step-began = 連鎖{ $link }：{ $part ->
    [cost] 代價
   *[effect] 效果
}的第{ $step }步開始。
event-link-negated = { $by ->
    [none] {""}
   *[other] 因{ $by }，
}{ $what ->
    [activation] { $card }（連鎖{ $link }）的發動被無效
   *[effect] { $card }（連鎖{ $link }）的效果被無效
}。
event-link-resolved = { $outcome ->
    [applied] { $card }（連鎖{ $link }）處理完畢。
    [no_effect] { $card }（連鎖{ $link }）處理完畢，沒有適用效果。
    [negated_activation] { $card }（連鎖{ $link }）不作任何處理：發動被無效。
   *[negated_effect] { $card }（連鎖{ $link }）不作任何處理：效果被無效。
}
event-chain-ended = 連鎖結束。
event-trigger-activated = { $card }的效果必須由{ $seat }發動。
event-trigger-met = { $card }的發動條件滿足：{ $mandatory ->
    [yes] { $seat }必須發動其效果。
   *[no] { $seat }可以發動其效果。
}
event-trigger-missed = { $by ->
    [none] {""}
   *[other] 因{ $by }，
}{ $card }錯過時點：{ $reason ->
    [cost] 滿足條件的事是代價的一部分
    [material] 滿足條件的事是召喚的一部分
   *[other] 在滿足條件的事之後又發生了別的事
}。{ $seat }不能發動。

# Cards that take the same way, all at once. $from, $to, $place: where, as phrases.
event-cards-moved = { $ways }。
moves-more = { $before }；{ $next }
moves = { $how ->
    [draw] { moves-by }{ $owner }抽{ $cards }
    [detached] { $seat }從{ $holder }取除{ $cards }
    [banished] { moves-by }{ $cards }{ $from }{ $face ->
        [down] 被裡側表示除外
       *[up] 被除外
    }
    [banished_cost] 作為代價，{ $seat }將{ $cards }{ $from }{ $face ->
        [down] 裡側表示除外
       *[up] 除外
    }
    [control] { moves-by }{ $taker }得到{ $cards }的控制權，現在在{ $place }
    [shifted] { moves-by }{ $cards }{ $from }移動{ $to }
    [attached] { moves-by }{ $cards }成為{ $holder }的素材
    [cost] 作為代價，{ $cards }{ $from }{ $to }
    [tributed] { $seat }將{ $cards }{ $from }解放
    [material] { $seat }將{ $cards }{ $from }用作召喚的素材
    [tribute] { $seat }為了召喚將{ $cards }{ $from }解放
    [destroyed] { moves-by }{ $cards }被破壞，{ $to }
    [battle] { $cards }被戰鬥破壞，{ $to }
    [discarded] { moves-by }{ $cards }{ $from }被捨棄
    [activation] { $seat }將{ $cards }表側表示放在{ $place }，準備發動
    [summon] { $seat }將{ $cards }{ $from }特殊召喚{ $to }
    [set] { $seat }將{ $cards }覆蓋在{ $place }
   *[go] { moves-by }{ $cards }{ $from }{ $to }
}
moves-are = 被
moves-by = { $by ->
    [none] {""}
   *[other] 因{ $by }，
}

# Materials, equips, counters.
event-materials-attached = { moves-by }{ $cards }成為{ $to }的素材。
event-attached = { $how ->
    [equip] { moves-by }{ $card }裝備給{ $to }。
    [material] { moves-by }{ $card }是{ $to }的素材。
    [bind] { moves-by }{ $card }連繫到{ $to }。
   *[loose] { moves-by }{ $card }不再連繫到任何怪獸。
}
event-counters-changed = { $how ->
    [put] { moves-by }{ $card }放置{ $counters }：現在有{ $to }個。
   *[taken] { moves-by }{ $card }取除{ $counters }：剩下{ $to }個。
}

event-value-changed = { $by ->
    [none] {""}
   *[other] 因{ $by }，
}{ $printed ->
    [yes] { $card }的{ $value }恢復為原本的{ $to }
    [no] { $card }的{ $value }從{ $from }變成{ $to }
    [negated] { $card }的效果被無效
   *[restored] { $card }的效果不再被無效
}。
event-lp-changed = { $how ->
    [set_up] { $seat }的生命值是{ $to }。
    [repair] { $seat }的生命值更正為{ $to }。
    [cost] { $seat }支付{ $by }生命值：剩下{ $to }。
    [battle_last] { event-lp-battle }{ $seat }受到戰鬥傷害：{ $by }點生命值全失。
    [damage_last] { event-lp-battle }{ $seat }受到傷害：{ $by }點生命值全失。
    [battle] { event-lp-battle }{ $seat }受到{ $by }點戰鬥傷害：剩下{ $to }。
    [damage] { event-lp-battle }{ $seat }受到{ $by }點傷害：剩下{ $to }。
    [loses] { event-lp-source }{ $seat }失去{ $by }生命值：剩下{ $to }。
   *[gains] { event-lp-source }{ $seat }回復{ $by }生命值：現在是{ $to }。
}
event-lp-battle = { $source ->
    [none] {""}
   *[other] 因{ $source }，
}
event-lp-source = { $source ->
    [none] {""}
   *[other] 因{ $source }，
}
event-shuffled = { $seat }將牌組洗牌。
event-random = 隨機{ $place }選出{ $cards }。
event-coin = { $side ->
    [heads] 硬幣是正面。
    [tails] 硬幣是反面。
   *[unknown] 擲了硬幣；紀錄不知道結果。
}
event-die = { $number ->
    [none] 擲了骰子；紀錄不知道結果。
   *[other] 骰子擲出{ $number }。
}
event-lingering-began = { $course ->
    [later] 之後，{ $effect }。
    [soon] { $effect }。
   *[lasts] 從現在起，{ $effect }。
}
event-lingering-ended = { $course ->
    [lasts] 不再適用：{ $effect }。
   *[later] 不再等待：{ $effect }。
}
event-loop-found = 決鬥的狀態和{ $length }個事件之前相同，其間沒有人作過選擇：這是無限循環，必須由裁判終止。

event-irregularity = { $seat }的動作不合規則（{ $id }）：{ $rule }{ $wronged ->
    [none] {""}
   *[other] 涉及的是{ $wronged }。
}
event-duel-won = { $reason ->
    [life_points] { $winner }獲勝：{ $loser }的生命值是0。
    [deck_out] { $winner }獲勝：{ $loser }必須抽牌卻沒有卡可抽。
    [effect] { $winner }因效果獲勝。
   *[conceded] { $winner }獲勝：{ $loser }投降。
}
event-duel-drawn = { $reason ->
    [life_points] 決鬥平手：雙方的生命值都是0。
    [deck_out] 決鬥平手：雙方都必須抽牌卻沒有卡可抽。
    [effect] 決鬥因效果平手。
   *[conceded] 決鬥平手。
}
event-rewound = { $kind ->
    [return] 收回最後所做的事：決鬥沿著原有的路線，從第{ $to }筆紀錄繼續。
   *[other] { $undoes ->
        [none] { $kind ->
            [judge] 依裁判的判定，決鬥退回到第{ $to }筆紀錄，從那裡沿著新的路線進行。
            [agreed] 雙方玩家同意退回到第{ $to }筆紀錄；決鬥從那裡沿著新的路線進行。
            [correction] 更正紀錄的筆誤：決鬥從第{ $to }筆紀錄沿著新的路線進行。
           *[what_if] 供參考的路線從第{ $to }筆紀錄開始。
        }
       *[other] 收回最後記錄的內容：決鬥從第{ $to }筆紀錄沿著新的路線進行。
    }
}{ $extension ->
    [none] {""}
   *[other] 補時{ $extension }。
}
event-note = 加上一則備註。
event-adjusted = 裁判更正。
event-marked = 第{ $at }筆紀錄加上標記。
event-line-named = 路線{ $line }得到名稱。
event-line-switched = 決鬥沿著路線{ $line }，從第{ $to }筆紀錄繼續。
event-standing-given = { $standing ->
    [claimed] 路線{ $line }是{ $seat }所說的經過。
    [witnessed] 路線{ $line }是旁觀者所說的經過。
    [agreed] 雙方玩家都說路線{ $line }是實際的經過。
   *[found] 裁判認定路線{ $line }是實際的經過。
}
event-claimed = { $seat }說：{ $at ->
    [none] {""}
   *[other] 在第{ $at }筆紀錄時
}{ $card ->
    [none] 我本來會回應。
   *[other] 我本來會使用{ $card }。
}
event-ruled = { $by ->
    [head] 主審
   *[floor] 裁判
}對第{ $about }筆紀錄作出判定{ $appeals ->
    [none] 。
   *[other] （對第{ $appeals }筆紀錄上訴之後）。
}
event-appealed = { $seat }對第{ $ruling }筆紀錄的判定上訴。
event-late-fact = { $rule ->
    [none] 關於第{ $about }筆紀錄，現在才得知。
   *[other] 關於第{ $about }筆紀錄，現在才得知（規則{ $rule }）。
}
event-judge-called = { $seat ->
    [none] 裁判介入。
   *[other] { $seat }呼叫裁判。
}
event-call-ended = 第{ $call }筆紀錄的呼叫結束；補時{ $time }。
event-time-called = 本輪時間到。
event-penalty-entered = { $about ->
    [none] 裁判登記了對{ $seat }的罰則。
   *[other] 裁判登記了對{ $seat }的罰則，關於第{ $about }筆紀錄。
}
event-put-right = 這修正了第{ $about }筆紀錄的錯誤。
event-random-pick = 從{ $of }張卡中隨機選出：第{ $number }張{ $place }（種子{ $seed }）。
event-erased = { $about ->
    [0] 這場決鬥紀錄旁的姓名與文字已被刪除。
   *[other] 第{ $about }筆紀錄旁的文字已被刪除。
}
event-match-stated = 第{ $round }輪，第{ $table }桌，第{ $game }場決鬥（共{ $of }場）；目前{ $a }比{ $b }{ $began ->
    [none] {""}
   *[other] ；{ $began }先攻
}；與副牌組交換：{ $exchanged_a }張和{ $exchanged_b }張{ $minutes ->
    [0] {""}
   *[other] ；本輪限時{ $minutes }分鐘
}。
