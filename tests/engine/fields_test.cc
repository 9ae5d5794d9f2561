// Structs that list their fields: equality, the fixed hash, JSON in both directions, and refusals.
#include "engine/fields.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/fields_json.h"

namespace papelotte::fields_test {

enum class Colour : std::uint8_t { red, blue };
static std::string_view write_field(Colour colour) { return colour == Colour::red ? "red" : "blue"; }
static InputFault read_field(const boost::json::value& json, Colour& colour) {
    if (json != "red" && json != "blue") return InputFault("must be a colour");
    colour = json == "red" ? Colour::red : Colour::blue;
    return {};
}
template <class S>
static std::string_view write_field(Seat seat, In<S>) {
    return seat == Seat(0) ? "first" : "second";
}
template <class S>
static InputFault read_field(const boost::json::value& json, Seat& seat, In<S>) {
    seat = json == "first" ? Seat(0) : Seat(1);
    return {};
}

struct Wait {
    static constexpr std::string_view name = "wait";
    static constexpr auto fields = std::tuple<>{};
};
struct Move {
    static constexpr std::string_view name = "move";
    Colour colour;
    std::int16_t steps;
    bool far;
    static constexpr auto fields = std::tuple{Field{"colour", &Move::colour}, Field{"steps", &Move::steps}, Field{"far", &Move::far}};
};
using Step = std::variant<Wait, Move>;

struct Everything {
    Seat seat;
    std::uint8_t small;
    std::int16_t negative;
    IdSet<Colour> colours;
    std::array<std::uint8_t, 3> counts;
    std::optional<Colour> perhaps;
    FixedVector<Step, 4> steps;
    static constexpr auto fields =
        std::tuple{Field{"seat", &Everything::seat},       Field{"small", &Everything::small},   Field{"negative", &Everything::negative},
                   Field{"colours", &Everything::colours}, Field{"counts", &Everything::counts}, Field{"perhaps", &Everything::perhaps},
                   Field{"steps", &Everything::steps}};
};
static_assert(std::is_trivially_copyable_v<Everything>);

// Bit-fields, parallel arrays and a member that is derived.
struct Soldier {
    Colour colour : 1 = Colour::red;
    bool tired : 1 = false;
    std::uint8_t wounds : 2 = 0;
    std::uint8_t cubes = 0;
    static constexpr auto fields = std::tuple{Bits{"colour", 0, [](auto& s, auto... v) { return ((s.colour = v), ..., s.colour); }},
                                              Bits{"tired", 1, [](auto& s, auto... v) { return ((s.tired = v), ..., s.tired); }},
                                              Bits{"cubes", 2, [](auto& s, auto... v) { return ((s.cubes = v), ..., s.cubes); }},
                                              Bits{"wounds", 10, [](auto& s, auto... v) { return ((s.wounds = v & 3u), ..., s.wounds); }}};
};
struct Company {
    std::array<Colour, 4> places{};   // the last is padding
    std::array<Soldier, 3> soldiers{};
    std::array<std::uint64_t, 3> orders{};
    int strength = 0;
    std::uint8_t turn = 1;
    static constexpr auto fields = std::tuple{
        ParallelArrays{3, Field{"places", &Company::places}, Field{"soldiers", &Company::soldiers}, Field{"orders", &Company::orders}},
        Field{"turn", &Company::turn}, Derived{"strength", &Company::strength}};
};

// A member that positions of older journals did not have.
struct Grown {
    std::uint8_t turn = 1, edition = 2;
    static constexpr auto fields = std::tuple{Field{"turn", &Grown::turn}, Later{"edition", &Grown::edition, 1}};
};
struct BeforeItGrew {
    std::uint8_t turn = 1;
    static constexpr auto fields = std::tuple{Field{"turn", &BeforeItGrew::turn}};
};
static_assert(lists_every_member<Grown>());
static_assert(hash_fields(Grown{4, 1}) == hash_fields(BeforeItGrew{4}), "recorded hashes stay valid");
static_assert(hash_fields(Grown{4, 2}) != hash_fields(Grown{4, 1}) && hash_fields(Grown{4, 2}) != hash_fields(Grown{4, 3}));
static_assert(!same_fields(Grown{4, 2}, Grown{4, 1}));

// What lists_every_member must find: a missing member, one listed twice, and two fields on one bit.
struct LeftOut {
    int one, two;
    static constexpr auto fields = std::tuple{Field{"one", &LeftOut::one}};
};
struct Twice {
    int one, two;
    static constexpr auto fields = std::tuple{Field{"one", &Twice::one}, Field{"one", &Twice::one}};
};
struct OneBit {
    bool one : 1, two : 1;
    static constexpr auto fields = std::tuple{Bits{"one", 0, [](auto& s, auto... v) { return ((s.one = v), ..., s.one); }},
                                              Bits{"two", 0, [](auto& s, auto... v) { return ((s.two = v), ..., s.two); }}};
};
struct BitLeftOut {
    bool one : 1, two : 1;
    static constexpr auto fields = std::tuple{Bits{"one", 0, [](auto& s, auto... v) { return ((s.one = v), ..., s.one); }}};
};
static_assert(lists_every_member<Wait>() && lists_every_member<Move>() && lists_every_member<Everything>());
static_assert(lists_every_member<Soldier>() && lists_every_member<Company>());
static_assert(!lists_every_member<LeftOut>() && !lists_every_member<Twice>() && !lists_every_member<OneBit>() &&
              !lists_every_member<BitLeftOut>());

static Everything random_everything() {
    Everything all{};
    all.seat = Seat(*rc::gen::inRange(0, 2));
    all.small = *rc::gen::arbitrary<std::uint8_t>();
    all.negative = *rc::gen::arbitrary<std::int16_t>();
    for (std::uint8_t& count : all.counts) count = *rc::gen::arbitrary<std::uint8_t>();
    for (const Colour colour : {Colour::red, Colour::blue})
        if (*rc::gen::arbitrary<bool>()) all.colours.insert(colour);
    if (*rc::gen::arbitrary<bool>()) all.perhaps = Colour(*rc::gen::inRange(0, 2));
    for (int count = *rc::gen::inRange(0, 5); count > 0; --count) {
        if (*rc::gen::arbitrary<bool>()) all.steps.push_back(Wait{});
        else all.steps.push_back(Move{Colour(*rc::gen::inRange(0, 2)), *rc::gen::arbitrary<std::int16_t>(), *rc::gen::arbitrary<bool>()});
    }
    return all;
}

static std::string error_in(std::string_view text) {
    Everything all{};
    return read_fields(boost::json::parse(text).as_object(), all).text();
}
const std::string kGood =
    R"({"seat":"first","small":7,"negative":-3,"colours":["blue"],"counts":[1,2,3],"perhaps":null,"steps":[{"step":"wait"},{"step":"move","colour":"red","steps":4,"far":true}]})";
static std::string changed(std::string_view what, std::string_view into) {
    std::string text = kGood;
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "not there" : text.replace(at, what.size(), into);
}

RC_GTEST_PROP(fields, json_round_trip, ()) {
    const Everything all = random_everything();
    Everything read{};
    RC_ASSERT(read_fields(boost::json::parse(boost::json::serialize(fields_json(all))).as_object(), read).empty());
    RC_ASSERT(same_fields(all, read));
    RC_ASSERT(hash_fields(all) == hash_fields(read));
}

RC_GTEST_PROP(fields, equal_means_equal_hash_and_text, ()) {
    const Everything one = random_everything(), two = random_everything();
    const bool same = boost::json::serialize(fields_json(one)) == boost::json::serialize(fields_json(two));
    RC_ASSERT(same_fields(one, two) == same);
    RC_ASSERT((hash_fields(one) == hash_fields(two)) == same);
}

// Computed independently: three values in order, the second one negative.
TEST(fields, the_hash_is_fixed) {
    EXPECT_EQ(FieldHash().add(std::uint8_t{3}).add(std::int16_t{-1}).add(Colour::blue).value(), 0x88394ef861e95950ull);
    EXPECT_EQ(hash_fields(Wait{}), 0u);
}

TEST(fields, values_and_alternatives_change_the_hash) {
    EXPECT_NE(hash_fields(Step(Wait{})), hash_fields(Step(Move{})));
    EXPECT_NE(hash_fields(SeatSet(Seat(0))), hash_fields(SeatSet(Seat(1))));
    EXPECT_NE(hash_fields(std::optional<std::uint8_t>()), hash_fields(std::optional<std::uint8_t>(std::uint8_t{0})));
    EXPECT_NE(hash_fields(IdSet<Colour>(1, 0)), hash_fields(IdSet<Colour>(0, 1)));
}

TEST(fields, bits_are_hashed_as_one_number_and_arrays_id_by_id) {
    const Soldier soldier{Colour::blue, true, 3, 5};
    EXPECT_EQ(packed(soldier), 0xc17u);   // 11 00000101 11
    Company company;
    company.soldiers[1] = soldier;
    company.places[1] = Colour::blue;
    company.orders[1] = 99;
    FieldHash by_hand;
    for (const int i : {0, 1, 2}) by_hand.add(i == 1 ? std::uint64_t{0xc17u << 8 | 1} : std::uint64_t{0}).add(std::uint64_t{i == 1 ? 99u : 0u});
    EXPECT_EQ(hash_fields(company), by_hand.add(std::uint8_t{1}).value());
    Company other = company;
    other.places[3] = Colour::blue;   // padding
    other.strength = 7;               // derived
    EXPECT_TRUE(same_fields(company, other));
    EXPECT_EQ(hash_fields(company), hash_fields(other));
    other.soldiers[1].wounds = 2;
    EXPECT_FALSE(same_fields(company, other));
    EXPECT_NE(hash_fields(company), hash_fields(other));
}

TEST(fields, bits_are_written_and_read_as_fields) {
    const Soldier soldier{Colour::blue, true, 3, 5};
    EXPECT_EQ(boost::json::serialize(fields_json(soldier)), R"({"colour":"blue","tired":true,"cubes":5,"wounds":3})");
    Soldier read{};
    EXPECT_TRUE(read_fields(fields_json(soldier), read).empty());
    EXPECT_TRUE(same_fields(soldier, read));
}

TEST(fields, a_number_too_great_for_its_bits_is_refused) {
    Soldier soldier{};
    boost::json::object json = fields_json(soldier);
    json["wounds"] = 4;
    EXPECT_EQ(read_fields(json, soldier).text(), "wounds: must be a whole number from 0 to 3");
    json["wounds"] = 3;
    EXPECT_TRUE(read_fields(json, soldier).empty());
    EXPECT_EQ(soldier.wounds, 3);
}

TEST(fields, names_of_steps) {
    EXPECT_EQ(name_of(Step(Move{})), "move");
    EXPECT_EQ(kNamesOf<Step>[0], "wait");
    EXPECT_EQ(kNamesOf<Step>.size(), 2u);
}

TEST(fields, json_reads_as_written) {
    Everything all{};
    ASSERT_TRUE(read_fields(boost::json::parse(kGood).as_object(), all).empty());
    EXPECT_EQ(boost::json::serialize(fields_json(all)), kGood);
}

TEST(fields, refusals_name_the_fault) {
    EXPECT_EQ(error_in(changed(R"("small":7,)", "")), "missing 'small'");
    EXPECT_EQ(error_in(changed(R"("small":7)", R"("small":7,"extra":1)")), "unknown key 'extra'");
    EXPECT_EQ(error_in(changed(R"("small":7)", R"("small":256)")), "small: must be a whole number from 0 to 255");
    EXPECT_EQ(error_in(changed(R"("small":7)", R"("small":-1)")), "small: must be a whole number from 0 to 255");
    EXPECT_EQ(error_in(changed(R"("small":7)", R"("small":7.0)")), "small: must be a whole number from 0 to 255");
    EXPECT_EQ(error_in(changed(R"("small":7)", R"("small":18446744073709551615)")), "small: must be a whole number from 0 to 255");
    EXPECT_EQ(error_in(changed(R"(["blue"])", R"(["blue","blue"])")), "colours[1]: stands there twice");
    EXPECT_EQ(error_in(changed(R"(["blue"])", R"("blue")")), "colours: must be a list");
    EXPECT_EQ(error_in(changed("[1,2,3]", "[1,2]")), "counts: needs 3 elements");
    EXPECT_EQ(error_in(changed("[1,2,3]", "[1,2,3,4]")), "counts: has more than 3 elements");
    EXPECT_EQ(error_in(changed("[1,2,3]", "[1,true,3]")), "counts[1]: must be a whole number from 0 to 255");
    EXPECT_EQ(error_in(changed("null", R"("green")")), "perhaps: must be a colour");
}

TEST(fields, refusals_in_steps_name_the_step) {
    EXPECT_EQ(error_in(changed(R"("wait")", R"("w\u0007")")), "steps[0]: unknown step 'w\\x07'");
    EXPECT_EQ(error_in(changed(R"({"step":"wait"})", "7")), "steps[0]: must be an object");
    EXPECT_EQ(error_in(changed(R"({"step":"wait"})", "{}")), "steps[0]: a step needs its name as 'step'");
    EXPECT_EQ(error_in(changed(R"("far":true)", R"("far":1)")), "steps[1].far: must be true or false");
    EXPECT_EQ(error_in(changed(R"({"step":"wait"})", R"({"step":"wait","x":1})")), "steps[0]: unknown key 'x'");
    EXPECT_EQ(error_in(changed(R"({"step":"wait"})", R"({"step":"wait"},{"step":"wait"},{"step":"wait"},{"step":"wait"})")),
              "steps: has more than 4 elements");
}

}  // namespace papelotte::fields_test
