// The accounts of battles: the page, the terminal and the log show what the rules computed.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/beginning.h"
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/events.h"

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;

struct Told {
    json::array events;
    std::string text;   // of the accounts
};

Told play(const char* position, std::initializer_list<const char*> actions) {
    auto p = *Records::read_position(json::parse(position).as_object());
    Dice dice(1815);
    std::vector<Event> events;
    Effects effects{dice, &events};
    Rules::settle(p, effects);
    for (const char* action : actions) Rules::apply(p, Rules::to_act(p).front(), *Records::parse(action), effects);
    Told told;
    for (const Event& event : events) {
        told.events.push_back(Records::event_json(event));
        if (!event.terms.empty()) told.text += Records::event_text(event) + "\n";
    }
    return told;
}

json::object only(const json::array& events, std::string_view kind) {
    json::object found;
    for (const json::value& event : events)
        if (event.at("event").as_string() == kind) {
            EXPECT_TRUE(found.empty()) << "told twice";
            found = event.as_object();
        }
    return found;
}

}  // namespace

// Both sums are 4 without the terrain, and after the battle the other side plays, so only the rules can tell who attacked.
TEST(Waterloo200Accounts, a_battle_names_its_attacker) {
    const Told told = play(R"({"game":"waterloo200","rules":2,"turn":1,"units":{"fr_2c_soye_inf":{"at":"41"},"br_res_kempt_inf":{"at":"41"},
        "fr_napoleon_sl":{"at":"55"},"br_wellington_sl":{"at":"27"}}})",
                           {"strategic", "manoeuvre", "done", "battle 41"});
    EXPECT_EQ(only(told.events, "battle"), json::parse(R"({"event":"battle","area":"41","offence":4,"defence":5,"attacker":"french",
        "defender":"british","result":"marginal","winner":"british","hits":1,"winner_hits":1,"terms":[
        {"term":"unit","unit":"fr_2c_soye_inf","value":4,"side":"attack"},
        {"term":"unit","unit":"br_res_kempt_inf","value":4,"side":"defence"},
        {"term":"terrain","value":1,"side":"defence"}]})"));
    EXPECT_EQ(told.text,
              "The French attack at the Sandpit (41), 4 against 5: the British win, one hit for the loser, one for the winner.\n"
              "  Soye’s brigade (fr_2c_soye_inf) +4\n"
              "  Kempt’s brigade (br_res_kempt_inf) +4\n"
              "  terrain +1\n");
}

TEST(Waterloo200Accounts, a_bombardment_is_called_one) {
    const Told told = play(R"({"game":"waterloo200","turn":1,"disc":"french","options":["grand_battery"],"units":{"fr_1c_fart":{"at":"56"},
        "br_1c_byng_inf":{"at":"40"},"br_1c_maitland_inf":{"at":"40"},"fr_napoleon_sl":{"at":"55"},"br_wellington_sl":{"at":"27"}},
        "control":{"40":"british"}})",
                           {"strategic", "grand_battery", "bombard 40", "employ fr_1c_fart", "done"});
    EXPECT_TRUE(only(told.events, "battle").empty());
    const json::object account = only(told.events, "bombardment");
    EXPECT_EQ(account.at("attacker"), "french");
    EXPECT_EQ(account.at("result"), "no_effect");
    EXPECT_EQ(account.at("winner"), "nobody");
    EXPECT_EQ(account.at("terms").as_array().front(), json::parse(R"({"term":"gun","unit":"fr_1c_fart","value":3,"side":"attack"})"));
}

// In random games with all options, the terms of every account sum up to its totals, and each total has the terms of its own side.
TEST(Waterloo200Accounts, the_terms_make_the_totals) {
    int battles = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Dice dice(seed);
        std::vector<Event> events;
        Effects effects{dice, &events};
        papelotte::Setup setup;
        for (const char* option : {"cavalry_charge", "languages", "morale", "grand_battery", "impetus"})
            setup.options.emplace_back(option, "on");
        Position p = Rules::set_up(*checked_beginning<Records>(setup), effects);
        while (!Rules::outcome(p)) {
            ActionList legal;
            const Seat seat = Rules::to_act(p).front();
            Rules::legal(p, seat, legal);
            Rules::apply(p, seat, legal[dice.below(static_cast<std::uint32_t>(legal.size()))], effects);
        }
        for (const Event& event : events) {
            if (event.terms.empty()) continue;
            ++battles;
            int offence = 0, defence = 0;
            for (const Term& term : event.terms) (term.side == TermSide::attack ? offence : defence) += term.value;
            EXPECT_EQ(std::max(0, offence), event.args[1]) << Records::event_text(event);
            EXPECT_EQ(std::max(0, defence), event.args[2]) << Records::event_text(event);
            for (const Term& term : event.terms)
                if (BattleTerm(term.kind) == BattleTerm::unit)
                    EXPECT_EQ(faction_of(Unit(term.about)), Faction(event.args[term.side == TermSide::attack ? 3 : 4]));
        }
    }
    EXPECT_GT(battles, 20);
}

}  // namespace papelotte::waterloo200
