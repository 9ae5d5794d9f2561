// The battery of tests that every game passes. A game gets all of it with two lines in one of its test files:
//   #include "tests/battery.h"
//   INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo, Battery, waterloo::Records);
// after specialising battery::Dense<Records>, which deals dense positions, and perhaps battery::Size<Records>. Link with
// tests/allocation_counter.cc.
#pragma once

#include "tests/battery/dense.h"
#include "tests/battery/legality.h"
#include "tests/battery/onlookers.h"
#include "tests/battery/orders.h"
#include "tests/battery/records.h"
#include "tests/battery/secrets.h"
#include "tests/battery/tables.h"
#include "tests/battery/views.h"
#include "tests/battery/ways.h"

namespace papelotte {

template <class Records>
class Battery : public testing::Test {};
TYPED_TEST_SUITE_P(Battery);

// NOLINTBEGIN(readability-identifier-naming): a test is a class, named by a sentence
TYPED_TEST_P(Battery, random_games_end) { battery::random_games_end<TypeParam>(); }
TYPED_TEST_P(Battery, games_chosen_from_the_list_end) { battery::games_chosen_from_the_list_end<TypeParam>(); }
TYPED_TEST_P(Battery, lists_are_sound) { battery::lists_are_sound<TypeParam>(); }
TYPED_TEST_P(Battery, why_not_agrees_with_the_list) { battery::why_not_agrees_with_the_list<TypeParam>(); }
TYPED_TEST_P(Battery, random_action_is_one_of_the_list) { battery::random_action_is_one_of_the_list<TypeParam>(); }
TYPED_TEST_P(Battery, nothing_is_allocated) { battery::nothing_is_allocated<TypeParam>(); }
TYPED_TEST_P(Battery, actions_round_trip) { battery::actions_round_trip<TypeParam>(); }
TYPED_TEST_P(Battery, positions_round_trip) { battery::positions_round_trip<TypeParam>(); }
TYPED_TEST_P(Battery, headlines_are_sentences_of_the_card) { battery::headlines_are_sentences_of_the_card<TypeParam>(); }
TYPED_TEST_P(Battery, hashes_tell_positions_apart) { battery::hashes_tell_positions_apart<TypeParam>(); }
TYPED_TEST_P(Battery, copies_play_alike) { battery::copies_play_alike<TypeParam>(); }
TYPED_TEST_P(Battery, prompts_say_what_to_decide) { battery::prompts_say_what_to_decide<TypeParam>(); }
TYPED_TEST_P(Battery, signature_is_unchanged) { battery::signature_is_unchanged<TypeParam>(); }
TYPED_TEST_P(Battery, standing_answers_follow_from_what_is_known) { battery::standing_answers_follow_from_what_is_known<TypeParam>(); }
TYPED_TEST_P(Battery, redeals_keep_what_is_seen) { battery::redeals_keep_what_is_seen<TypeParam>(); }
TYPED_TEST_P(Battery, play_goes_on_from_a_redeal) { battery::play_goes_on_from_a_redeal<TypeParam>(); }
TYPED_TEST_P(Battery, taking_back_tells_nothing) { battery::taking_back_tells_nothing<TypeParam>(); }
TYPED_TEST_P(Battery, undo_only_where_allowed) { battery::undo_only_where_allowed<TypeParam>(); }
TYPED_TEST_P(Battery, going_back_is_replaying) { battery::going_back_is_replaying<TypeParam>(); }
TYPED_TEST_P(Battery, journals_round_trip) { battery::journals_round_trip<TypeParam>(); }
TYPED_TEST_P(Battery, games_begin_from_positions) { battery::games_begin_from_positions<TypeParam>(); }
TYPED_TEST_P(Battery, tampered_journals_are_found_out) { battery::tampered_journals_are_found_out<TypeParam>(); }
TYPED_TEST_P(Battery, changes_lead_from_view_to_view) { battery::changes_lead_from_view_to_view<TypeParam>(); }
TYPED_TEST_P(Battery, stories_are_true) { battery::stories_are_true<TypeParam>(); }
TYPED_TEST_P(Battery, hidden_actions_are_told_to_nobody) { battery::hidden_actions_are_told_to_nobody<TypeParam>(); }
TYPED_TEST_P(Battery, only_seats_in_play_decide) { battery::only_seats_in_play_decide<TypeParam>(); }
TYPED_TEST_P(Battery, secrets_are_announced) { battery::secrets_are_announced<TypeParam>(); }
TYPED_TEST_P(Battery, dense_positions_play_on) { battery::dense_positions_play_on<TypeParam>(); }
TYPED_TEST_P(Battery, printed_positions_are_accepted) { battery::printed_positions_are_accepted<TypeParam>(); }
TYPED_TEST_P(Battery, events_tell_no_more_than_views) { battery::events_tell_no_more_than_views<TypeParam>(); }
TYPED_TEST_P(Battery, hidden_records_are_as_many) { battery::hidden_records_are_as_many<TypeParam>(); }
TYPED_TEST_P(Battery, orders_are_their_actions) { battery::orders_are_their_actions<TypeParam>(); }
TYPED_TEST_P(Battery, orders_stop_where_something_is_learnt) { battery::orders_stop_where_something_is_learnt<TypeParam>(); }
TYPED_TEST_P(Battery, ways_are_cheapest_and_legal) { battery::ways_are_cheapest_and_legal<TypeParam>(); }
TYPED_TEST_P(Battery, ways_pass_over_what_they_must) { battery::ways_pass_over_what_they_must<TypeParam>(); }
TYPED_TEST_P(Battery, groups_go_one_after_the_other) { battery::groups_go_one_after_the_other<TypeParam>(); }
TYPED_TEST_P(Battery, ways_tell_nothing_hidden) { battery::ways_tell_nothing_hidden<TypeParam>(); }
// NOLINTEND(readability-identifier-naming)

REGISTER_TYPED_TEST_SUITE_P(Battery, random_games_end, games_chosen_from_the_list_end, lists_are_sound, why_not_agrees_with_the_list,
                            random_action_is_one_of_the_list, nothing_is_allocated, actions_round_trip, positions_round_trip,
                            headlines_are_sentences_of_the_card, hashes_tell_positions_apart, copies_play_alike, prompts_say_what_to_decide,
                            signature_is_unchanged, standing_answers_follow_from_what_is_known, redeals_keep_what_is_seen,
                            play_goes_on_from_a_redeal, taking_back_tells_nothing, undo_only_where_allowed, going_back_is_replaying,
                            journals_round_trip, games_begin_from_positions, tampered_journals_are_found_out, changes_lead_from_view_to_view,
                            stories_are_true, hidden_actions_are_told_to_nobody, only_seats_in_play_decide, secrets_are_announced,
                            dense_positions_play_on, printed_positions_are_accepted, events_tell_no_more_than_views, hidden_records_are_as_many,
                            orders_are_their_actions, orders_stop_where_something_is_learnt, ways_are_cheapest_and_legal,
                            ways_pass_over_what_they_must, groups_go_one_after_the_other, ways_tell_nothing_hidden);

}  // namespace papelotte
