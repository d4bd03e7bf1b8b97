//! What a policy's criteria are called.

use rules::policy::{Authority, Game, Information, Reach, Says};

/// What a criterion says.
#[must_use]
pub const fn says(says: Says) -> &'static str {
    match says {
        Says::Authorised(Authority::Judge) => "authorised_judge",
        Says::Authorised(Authority::HeadJudge) => "authorised_head_judge",
        Says::Reach(Reach::AsFarAsPossible) => "reach_as_far_as_possible",
        Says::Reach(Reach::ToTheError) => "reach_to_the_error",
        Says::BothHeard => "both_heard",
        Says::FactsFirst => "facts_first",
        Says::LastResort => "last_resort",
        Says::PartialFirst => "partial_first",
        Says::RepairWhatIsClear => "repair_what_is_clear",
        Says::NotADecision => "not_a_decision",
        Says::Information(Information::ThatMatters) => "information_that_matters",
        Says::Information(Information::Significant) => "information_significant",
        Says::Decisions => "decisions",
        Says::Chance => "chance",
        Says::SimpleIsTheLastAction => "simple_is_the_last_action",
        Says::ImportantDecision => "important_decision",
        Says::UnnoticedStands => "unnoticed_stands",
        Says::AcceptedWhenTooLate => "accepted_when_too_late",
        Says::UnverifiableCard => "unverifiable_card",
        Says::HandIntoDeck => "hand_into_deck",
        Says::EveryActionReversed => "every_action_reversed",
        Says::RandomAmongCandidates => "random_among_candidates",
        Says::ShuffleOnlyTheRandomPart => "shuffle_only_the_random_part",
        Says::SkippedQuestionIsAsked => "question_is_asked",
        Says::TimeLostAtMostWhatWasLeft => "time_lost_at_most_what_was_left",
        Says::CallLongerThanMinutes(_) => "call_longer_than_minutes",
        Says::MinutesATurn(_) => "minutes_a_turn",
        Says::AppealAfterTheRuling => "appeal_after_the_ruling",
        Says::HeadJudgeFinal => "head_judge_final",
    }
}

/// The game a policy was written for.
#[must_use]
pub const fn game(game: Game) -> &'static str {
    match game {
        Game::YuGiOh => "yugioh",
        Game::Magic => "magic",
        Game::FleshAndBlood => "flesh_and_blood",
        Game::GrandArchive => "grand_archive",
    }
}
