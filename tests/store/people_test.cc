// Guests, accounts and sessions; and their matches when people change.
#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

class People : public EachStore {
   protected:
    People() : store_(opened_at(database())) {
        EXPECT_EQ(done(*store_, {AddPerson{guest("p_guest", "Anna")}, AddPerson{account("p_account", "Blücher")}}), Problem::none);
    }
    std::unique_ptr<Store> store_;
};

Session session(const std::string& hash, const std::string& person, Time created = 1000, Time expires = 5000) {
    return {.token_hash = hash, .person = person, .created = created, .expires = expires};
}

ChatRow said(const std::string& person, const std::string& name) {
    return {.id = 0, .person = person, .name = name, .seat = "french", .text = "Bonne chance", .at = 10};
}

}  // namespace

TEST_P(People, are_read_as_they_were_written) {
    const auto person = store_->person("p_guest");
    ASSERT_TRUE(person);
    EXPECT_EQ(person->id, "p_guest");
    EXPECT_EQ(person->name, "Anna");
    EXPECT_EQ(person->created, 1000);
    EXPECT_FALSE(person->account());
    EXPECT_TRUE(store_->person("p_account")->account());
    EXPECT_FALSE(store_->person("p_nobody"));
    EXPECT_EQ(done(*store_, {AddPerson{guest("p_guest", "Another")}}), Problem::taken);
}

TEST_P(People, with_accounts_are_found_by_name_without_regard_to_case) {
    EXPECT_EQ(store_->account("BLÜCHER")->id, "p_account");
    EXPECT_EQ(store_->account("blücher")->name, "Blücher");
    EXPECT_FALSE(store_->account("Anna"));   // a guest
    EXPECT_FALSE(store_->account(""));
}

TEST_P(People, may_share_names_as_guests_but_not_as_accounts) {
    EXPECT_EQ(done(*store_, {AddPerson{guest("p_2", "Anna")}, AddPerson{guest("p_3", "Blücher")}}), Problem::none);
    EXPECT_EQ(done(*store_, {AddPerson{account("p_4", "bLÜCHER")}}), Problem::taken);
    EXPECT_EQ(done(*store_, {SetAccount{"p_2", "blüCHER", "$hash"}}), Problem::taken);
    EXPECT_EQ(done(*store_, {SetAccount{"p_2", "Anna", "$hash"}}), Problem::none);
    EXPECT_EQ(done(*store_, {SetAccount{"p_guest", "ANNA", "$hash"}}), Problem::taken);
    EXPECT_FALSE(store_->person("p_guest")->account());
    EXPECT_EQ(done(*store_, {SetAccount{"p_nobody", "Carla", "$hash"}}), Problem::missing);
}

TEST_P(People, change_their_passwords) {
    EXPECT_EQ(done(*store_, {SetAccount{"p_account", "Blücher", "$new"}}), Problem::none);
    EXPECT_EQ(store_->account("blücher")->password, "$new");
}

TEST_P(People, have_a_recovery_code_that_is_replaced_once) {
    EXPECT_EQ(store_->person("p_account")->recovery, "");
    EXPECT_EQ(done(*store_, {SetRecovery{"p_account", "hash 1"}}), Problem::none);
    EXPECT_EQ(store_->account("blücher")->recovery, "hash 1");
    EXPECT_EQ(done(*store_, {SetRecovery{"p_account", "hash 2", "hash 1"}, SetAccount{"p_account", "Blücher", "$new"}}), Problem::none);
    EXPECT_EQ(done(*store_, {SetRecovery{"p_account", "hash 3", "hash 1"}, SetAccount{"p_account", "Blücher", "$other"}}), Problem::stale);
    EXPECT_EQ(store_->person("p_account")->recovery, "hash 2");
    EXPECT_EQ(store_->person("p_account")->password, "$new");
    EXPECT_EQ(done(*store_, {SetRecovery{"p_nobody", "hash"}}), Problem::missing);
}

TEST_P(People, are_only_changed_while_their_password_is_the_known_one) {
    const std::string before = store_->person("p_account")->password;
    EXPECT_EQ(done(*store_, {CheckPassword{"p_account", before}, AddSession{session("h1", "p_account")}}), Problem::none);
    EXPECT_EQ(done(*store_, {CheckPassword{"p_account", before}, SetAccount{"p_account", "Blücher", "$new"}}), Problem::none);
    EXPECT_EQ(done(*store_, {CheckPassword{"p_account", before}, AddSession{session("h2", "p_account")}}), Problem::stale);
    EXPECT_FALSE(store_->session("h2", 1000));
    EXPECT_EQ(done(*store_, {CheckPassword{"p_nobody", before}}), Problem::stale);
}

TEST_P(People, change_their_names) {
    EXPECT_EQ(done(*store_, {RenamePerson{"p_guest", "Bertha"}}), Problem::none);
    EXPECT_EQ(store_->person("p_guest")->name, "Bertha");
    for (const std::string disguise : {"Blücher", "BLUCHER", "Вlücher", "B l ü c h e r", "Biücher"})
        EXPECT_EQ(done(*store_, {RenamePerson{"p_guest", disguise}}), Problem::taken) << disguise << " passes for an account";
    EXPECT_EQ(store_->person("p_guest")->name, "Bertha");
    EXPECT_EQ(done(*store_, {RenamePerson{"p_nobody", "Nobody"}}), Problem::missing);

    EXPECT_EQ(done(*store_, {AddPerson{account("p_2", "Gneisenau")}}), Problem::none);
    EXPECT_EQ(done(*store_, {RenamePerson{"p_2", "BLÜCHER"}}), Problem::taken);
    EXPECT_EQ(done(*store_, {RenamePerson{"p_2", "Zieten"}}), Problem::none);
    EXPECT_EQ(store_->account("ZIETEN")->id, "p_2");
    EXPECT_FALSE(store_->account("Gneisenau"));
}

TEST_P(People, have_sessions_until_they_expire) {
    EXPECT_EQ(done(*store_, {AddSession{session("h1", "p_guest")}}), Problem::none);
    const auto found = store_->session("h1", 4999);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->token_hash, "h1");
    EXPECT_EQ(found->person, "p_guest");
    EXPECT_EQ(found->created, 1000);
    EXPECT_EQ(found->expires, 5000);
    EXPECT_FALSE(store_->session("h1", 5000));
    EXPECT_FALSE(store_->session("h2", 0));
    EXPECT_EQ(done(*store_, {AddSession{session("h1", "p_account")}}), Problem::taken);
    EXPECT_EQ(done(*store_, {AddSession{session("h2", "p_nobody")}}), Problem::missing);
}

TEST_P(People, sessions_that_have_expired_are_swept_away) {
    ASSERT_EQ(done(*store_, {AddSession{session("h1", "p_guest", 1000, 2000)}}), Problem::none);
    ASSERT_EQ(done(*store_, {AddSession{session("h2", "p_guest", 2000, 9000)}}), Problem::none);
    EXPECT_FALSE(store_->session("h1", 0));   // not even for a clock that is set back
    EXPECT_TRUE(store_->session("h2", 2000));
}

TEST_P(People, end_their_sessions) {
    for (const char* hash : {"h1", "h2", "h3"}) ASSERT_EQ(done(*store_, {AddSession{session(hash, "p_account")}}), Problem::none);
    ASSERT_EQ(done(*store_, {AddSession{session("h4", "p_guest")}}), Problem::none);
    EXPECT_EQ(done(*store_, {EndSession{"h1"}}), Problem::none);
    EXPECT_EQ(done(*store_, {EndSession{"h1"}}), Problem::none);   // a second time has no effect
    EXPECT_FALSE(store_->session("h1", 1000));
    EXPECT_EQ(done(*store_, {EndSessions{"p_account", "h3"}}), Problem::none);
    EXPECT_FALSE(store_->session("h2", 1000));
    EXPECT_TRUE(store_->session("h3", 1000));
    EXPECT_EQ(done(*store_, {EndSessions{"p_account", ""}}), Problem::none);
    EXPECT_FALSE(store_->session("h3", 1000));
    EXPECT_TRUE(store_->session("h4", 1000));
}

TEST_P(People, take_what_was_theirs_as_guests_along) {
    MatchRow joined = match("m2", "p_account");
    joined.seats[1] = {.seat = "allied", .who = Who::person, .person = "p_guest", .level = "", .token = ""};
    ASSERT_EQ(done(*store_, {AddMatch{match("m1", "p_guest")}, AddMatch{joined}, AddChat{"m1", said("p_guest", "Anna")}}), Problem::none);
    EXPECT_EQ(done(*store_, {MovePerson{"p_guest", "p_nobody"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {MovePerson{"p_guest", "p_account"}, DeletePerson{"p_guest"}}), Problem::none);

    EXPECT_EQ(store_->match("m1")->maker, "p_account");
    EXPECT_EQ(store_->match("m1")->seats[0].person, "p_account");
    EXPECT_EQ(store_->match("m2")->seats[1].person, "p_account");
    EXPECT_EQ(store_->running_matches_of("p_account"), 2);
    EXPECT_EQ(store_->chat("m1", 1).at(0).person, "p_account");
    EXPECT_EQ(store_->chat("m1", 1).at(0).name, "Anna");
    EXPECT_FALSE(store_->person("p_guest"));
}

TEST_P(People, who_are_deleted_leave_their_matches_to_the_others) {
    MatchRow both = match("m1", "p_account");
    both.seats[1] = {.seat = "allied", .who = Who::person, .person = "p_guest", .level = "", .token = ""};
    ASSERT_EQ(done(*store_, {AddMatch{both}, append("m1", 1, "over"), AddSession{session("h1", "p_account")},
                             AddChat{"m1", said("p_account", "Blücher")}, AddChat{"m1", said("p_guest", "Anna")}}),
              Problem::none);
    EXPECT_EQ(done(*store_, {DeletePerson{"p_account"}}), Problem::none);
    EXPECT_EQ(done(*store_, {DeletePerson{"p_account"}}), Problem::missing);

    EXPECT_FALSE(store_->person("p_account"));
    EXPECT_FALSE(store_->account("Blücher"));
    EXPECT_FALSE(store_->session("h1", 1000));
    const auto row = store_->match("m1");
    EXPECT_EQ(row->maker, "");
    EXPECT_EQ(row->seats[0].who, Who::person);
    EXPECT_EQ(row->seats[0].person, "");
    EXPECT_EQ(row->seats[1].person, "p_guest");
    EXPECT_EQ(store_->records("m1").size(), 1u);
    const auto chat = store_->chat("m1", 10);
    EXPECT_EQ(chat.at(0).name, "");
    EXPECT_EQ(chat.at(0).person, "");
    EXPECT_EQ(chat.at(1).name, "Anna");
    EXPECT_EQ(done(*store_, {AddPerson{account("p_2", "blücher")}}), Problem::none);   // the name is free
    EXPECT_TRUE(store_->matches_of("", 10).empty());
}

ON_EACH_STORE(People);

}  // namespace papelotte::store_test
