// Parts that games share besides the contract: the search for bytes, words, verbs, readers of positions, sides, set-ups, hidden actions.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/byte_search.h"
#include "engine/make_game.h"
#include "engine/words.h"
#include "tests/toys/pickets.h"

namespace papelotte::pickets {

namespace {

template <std::size_t N>
void expect_found_as_by_hand(Dice& dice) {
    std::array<Place, N> bytes{};
    for (int tries = 0; tries < 50; ++tries) {
        for (Place& byte : bytes) byte = Place(dice.below(4) + 253 * dice.below(2));   // also bytes above 127
        for (int value = 0; value < 256; ++value) {
            decltype(positions_of<Picket>(bytes, Place())) expected;
            for (std::size_t i = 0; i < N; ++i)
                if (bytes[i] == Place(value)) expected.insert(Picket(i));
            ASSERT_EQ(positions_of<Picket>(bytes, Place(value)), expected) << N << " bytes, value " << value;
        }
    }
}

std::string error_of(std::string_view changed_by) {
    Dice dice(1);
    Effects effects{dice};
    const Position p = Rules::set_up({"standard", {{"players", "three"}, {"scouts", "no"}}}, effects);
    boost::json::object json = Records::position_json(p);
    const boost::json::value changes = boost::json::parse(changed_by);
    for (const auto& [key, value] : changes.as_object())
        if (value.is_object() && json.contains(key)) {
            for (const auto& [inner, one] : value.as_object()) json[key].as_object()[inner] = one;
        } else {
            json[key] = value;
        }
    const auto read = Records::read_position(boost::json::parse(boost::json::serialize(json)));
    return read ? "" : read.error().text();
}

using Its = TableOf<Records>;
Setup with(std::string players, std::string scouts) { return {"", {{"players", std::move(players)}, {"scouts", std::move(scouts)}}}; }

}  // namespace

TEST(ByteSearch, finds_what_a_loop_finds) {
    Dice dice(1815);
    expect_found_as_by_hand<16>(dice);
    expect_found_as_by_hand<48>(dice);
    expect_found_as_by_hand<64>(dice);
    expect_found_as_by_hand<112>(dice);
    expect_found_as_by_hand<128>(dice);
    expect_found_as_by_hand<144>(dice);   // more than 128 ids: three words
    expect_found_as_by_hand<192>(dice);
    static_assert(std::is_same_v<decltype(positions_of<Picket>(std::array<Place, 144>(), Place())), IdSet<Picket, 3>>);
}

TEST(Words, an_index_finds_every_word_and_no_other) {
    struct Data {
        std::string_view id;
    };
    constexpr std::array<Data, 4> kData{{{"mill"}, {"ford"}, {"bridge"}, {"camp"}}};
    constexpr WordIndex kIndex(kData, &Data::id);
    for (std::size_t i = 0; i < kData.size(); ++i) EXPECT_EQ(kIndex.find<Place>(kData[i].id), Place(i));
    for (const std::string_view word : {"", "bridg", "bridges", "zoo", "a"}) EXPECT_EQ(kIndex.find<Place>(word), std::nullopt) << word;
    EXPECT_EQ(from_word<Army>("green", Army::green), Army::green);
    EXPECT_EQ(from_word<Army>("green", Army::blue), std::nullopt) << "beyond the last one";
}

TEST(Words, of_an_enum_are_its_enumerators) {
    enum class HitBy : std::uint8_t { guns, area_limit };
    enum class Flags : std::uint16_t { one = 1, two = 2, four = 4 };
    static_assert(enum_word(Army::green) == "green" && enum_word(Army(3)).empty() && kEnumWords<Army>.size() == 3);
    static_assert(enum_word(Flags::four) == "four" && enum_word(Flags(8)).empty() && enum_word(Flags(3)).empty());
    static_assert(enum_word(HitBy::area_limit) == "area_limit" && !NamedEnum<Picket> && !NamedEnum<int>);
    EXPECT_EQ(enum_kind<HitBy>(), "hit by");
    EXPECT_EQ(from_word<Army>("blue"), Army::blue);
    EXPECT_EQ(from_word<Army>("white"), std::nullopt);
    EXPECT_EQ(from_word<Army>(""), std::nullopt);
}

TEST(PositionReader, names_the_first_fault_with_its_path) {
    EXPECT_EQ(error_of("{}"), "");
    EXPECT_EQ(error_of(R"({"fog":1})"), "unknown key 'fog'");
    EXPECT_EQ(error_of(R"({"pickets":{"red_9":{}}})"), "pickets: unknown picket 'red_9'");
    EXPECT_EQ(error_of(R"({"pickets":{"red_1":{"at":"moon"}}})"), "pickets.red_1.at: unknown place 'moon'");
    EXPECT_EQ(error_of(R"({"pickets":{"red_1":{"strength":99}}})"), "pickets.red_1.strength: must be a whole number from 1 to 9");
    EXPECT_EQ(error_of(R"({"pickets":{"red_1":{"strength":2.5}}})"), "pickets.red_1.strength: must be a whole number from 1 to 9");
    EXPECT_EQ(error_of(R"({"pickets":{"red_1":{"shown":1}}})"), "pickets.red_1.shown: must be true or false");
    EXPECT_EQ(error_of(R"({"pickets":{"red_1":7}})"), "pickets.red_1: must be an object");
    EXPECT_EQ(error_of(R"({"three_players":"yes"})"), "three_players: must be true or false");
    EXPECT_EQ(error_of(R"({"agenda":[{"step":"post","army":"white"}]})"), "agenda[0].army: unknown army 'white'");
}

TEST(Agenda, of_a_position_made_by_hand_lies_in_the_order_of_its_steps) {
    const std::string count = R"({"step":"count"})", post = R"({"step":"post","army":"red"})";
    const auto error = [&](const std::string& agenda) { return error_of(R"({"agenda":[)" + agenda + "]}"); };
    EXPECT_EQ(error(post), "agenda: step 'post' cannot be the outermost");
    EXPECT_EQ(error(count + "," + count), "agenda: step 'count' does not lie on 'count'");
    EXPECT_EQ(error(count + "," + post), "agenda: a turn for each picket in camp (PK-2)") << "the order is right";
}

TEST(Sides, allies_win_together_and_other_seats_alone) {
    const Facts& facts = Rules::facts();
    const SeatSet all = SeatSet::first(3), two = SeatSet::first(2), allies = SeatSet(kBlue) | SeatSet(kGreen);
    EXPECT_EQ(sides_in_play(facts, all), (std::vector{SeatSet(kRed), allies}));
    EXPECT_EQ(sides_in_play(facts, two), (std::vector{SeatSet(kRed), SeatSet(kBlue)}));
    EXPECT_EQ(side_of(facts, kGreen, all), allies);
    Facts alone = facts;
    alone.sides = {};
    EXPECT_EQ(sides_in_play(alone, all), (std::vector{SeatSet(kRed), SeatSet(kBlue), SeatSet(kGreen)}));
}

TEST(Setups, name_the_seats_in_play_and_are_refused_with_the_rule) {
    const Game game = make_game<Records>(nullptr);
    EXPECT_EQ(game.seats_in_play(*game.check_setup({})), SeatSet::first(3));
    EXPECT_EQ(game.seats_in_play(*game.check_setup(with("two", "no"))), SeatSet::first(2));
    const std::string no = "PK-6 Scouts are for three players.";
    EXPECT_EQ(game.check_setup(with("two", "yes")).error().text(), no);
    EXPECT_EQ(game.set_up(with("two", "yes"), seed_from_number(1)).error().text(), no);
    EXPECT_EQ(game.random_game(with("two", "yes"), 1, true, false).broken, no);
    Journal journal = (*game.set_up(with("two", "no"), seed_from_number(1)))->journal();
    journal.setup.options = with("two", "yes").options;
    EXPECT_EQ(game.replay(journal, -1).error().text(), no);
    EXPECT_EQ(game.story(journal, kRed).error().text(), no);
    EXPECT_FALSE(game.verify(journal).sound);
}

TEST(HiddenActions, are_seen_by_the_side_that_acts) {
    const auto table = *Its::set_up(with("three", "no"), seed_from_number(1));
    EXPECT_EQ(table->seen_by(kRed, "post red_1 ford"), SeatSet(kRed));
    const auto red = table->play(kRed, "post red_1 ford");
    ASSERT_TRUE(red);
    EXPECT_EQ(red->seen_by, SeatSet(kRed));
    const auto blue = table->play(kBlue, "post blue_2 mill");
    ASSERT_TRUE(blue);
    EXPECT_EQ(blue->seen_by, SeatSet(kBlue) | SeatSet(kGreen));
    while (!table->outcome()) {
        const Seat seat = table->to_act().front();
        const auto played = table->play(seat, table->legal(seat).front().notation);
        ASSERT_TRUE(played);
        if (table->outcome()) EXPECT_EQ(played->seen_by, SeatSet::everyone()) << "once the game is over nothing is hidden";
    }
}

TEST(HiddenActions, that_show_something_are_seen_by_all) {
    const auto table = *Its::set_up(with("three", "yes"), seed_from_number(1));
    ASSERT_TRUE(table->play(kRed, "post red_1 ford"));
    const auto scouted = table->play(kBlue, "scout ford");
    ASSERT_TRUE(scouted);
    EXPECT_EQ(scouted->seen_by, SeatSet::everyone());
    EXPECT_TRUE(table->view(kObserver).at("pickets").as_object().contains("red_1"));
}

}  // namespace papelotte::pickets
