// The rules of Pickets (tests/toys/pickets.h).
#include "tests/toys/pickets.h"

#include <algorithm>

#include "engine/byte_search.h"
#include "engine/hidden.h"
#include "engine/soundness.h"

namespace papelotte::pickets {

namespace {

constexpr Rule kNoSuchAction{"PK-2", "rule.no_such_action"};
constexpr Rule kNotYourDecision{"PK-2", "rule.not_your_decision"};
constexpr Rule kGameOver{"PK-4", "rule.game_over"};
constexpr Rule kOwnPickets{"PK-2", "rule.own_pickets"};
constexpr Rule kNoScouts{"PK-3", "rule.no_scouts"};
constexpr Rule kScoutsAreForThree{"PK-6", "Scouts are for three players."};

constexpr std::string_view kSeats[] = {"red", "blue", "green"}, kScenarios[] = {"standard"}, kPlayers[] = {"three", "two"},
                           kNoYes[] = {"no", "yes"};
constexpr OptionFact kOptions[] = {{"players", "three players, or two", kPlayers}, {"scouts", "armies may scout a place", kNoYes}};
constexpr SeatSet kSides[] = {seats_of(Army::red), seats_of(Army::blue)};

constexpr bool exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::picket: return value >= 0 && value < kPickets;
        case Operand::place: return value >= 0 && value < kPlaces;
    }
    return false;
}

void tell(Effects& effects, Told what, SeatSet seen_by, int a, int b, int c = 0) {
    effects.emit(
        {static_cast<std::uint16_t>(what), seen_by, {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)}});
}

void show(Position& p, IdSet<Picket> pickets, Effects& effects) {
    for (const Picket picket : pickets - p.shown)
        tell(effects, Told::shown, SeatSet::everyone(), static_cast<int>(picket), static_cast<int>(p.place(picket)),
             p.strengths[static_cast<std::size_t>(picket)]);
    p.shown |= pickets;
    effects.reveal();
}

IdSet<Picket> hidden_from(const Position& p, Army army) {
    IdSet<Picket> hidden;
    for (int i = 0; i < kPickets; ++i)
        if (enemies(army, army_of(Picket(i))) && !p.shown.has(Picket(i))) hidden.insert(Picket(i));
    return hidden;
}

// The places that red holds, minus those that the allies hold.
int balance(const Position& p) {
    int held = 0;
    for (int place = 0; place < kPlaces; ++place) {
        int strength = 0;
        for (const Picket picket : pickets_at(p, Place(place)))
            strength += (army_of(picket) == Army::red ? 1 : -1) * p.strengths[static_cast<std::size_t>(picket)];
        held += strength > 0 ? 1 : strength < 0 ? -1 : 0;
    }
    return held;
}

// What stays with the place when pickets are exchanged.
struct Slot {
    Guise may_be;
    Place place;
    friend auto operator<=>(const Slot&, const Slot&) = default;
};

int least_strength(Army army) { return army == Army::red ? 4 : 1; }

}  // namespace

IdSet<Picket> pickets_at(const Position& p, Place place) { return positions_of<Picket>(p.places, place) & IdSet<Picket>::first(kPickets); }

bool knows(const Position& p, Seat viewer, Picket picket) {
    return p.shown.has(picket) || (viewer != kObserver && seats_of(army_of(picket)).has(viewer));
}

// --- Steps ------------------------------------------------------------------------------------------------------------------------

void Count::run(Position& p, Effects& effects) const { show(p, IdSet<Picket>::first(kPickets), effects); }

Seat Post::seat(const Position& p) const { return army == Army::green && !p.three_players ? kBlue : Seat(army); }

Refusal Post::why_not(const Position& p, Action action) const {
    if (Verb(action.verb) == Verb::scout)
        return p.may_scout[static_cast<std::size_t>(army)] && (pickets_at(p, Place(action.a)) & hidden_from(p, army)) ? Refusal() : kNoScouts;
    return army_of(Picket(action.a)) == army && p.place(Picket(action.a)) == Place::camp ? Refusal() : kOwnPickets;
}

void Post::legal(const Position& p, ActionList& out) const {
    for (int picket = 0; picket < kPickets; ++picket)
        for (int place = 0; place < kPlaces; ++place)
            if (!why_not(p, post(Picket(picket), Place(place)))) out.push_back(post(Picket(picket), Place(place)));
    for (int place = 0; place < kPlaces; ++place)
        if (!why_not(p, act(Verb::scout, place))) out.push_back(act(Verb::scout, place));
}

void Post::apply(Position& p, Action action, Effects& effects) const {
    if (Verb(action.verb) == Verb::scout) {
        p.may_scout[static_cast<std::size_t>(army)] = false;
        p.agenda.push_back(*this);
        tell(effects, Told::scouted, SeatSet::everyone(), static_cast<int>(army), action.a);
        return show(p, pickets_at(p, Place(action.a)) & hidden_from(p, army), effects);
    }
    p.places[static_cast<std::size_t>(action.a)] = Place(action.b);
    tell(effects, Told::posted, SeatSet::everyone(), static_cast<int>(army), action.b);
    tell(effects, Told::which, seats_of(army), action.a, action.b);
}

// --- Rules ------------------------------------------------------------------------------------------------------------------------

const Facts& Rules::facts() {
    static const Facts kFacts{"pickets",  "Pickets", "nobody", "A little game of hidden pieces for tests.", 12, rules_version, kSeats,
                              kScenarios, kOptions,  kSides};
    return kFacts;
}

SeatSet Rules::seats_in_play(const Setup& setup) { return SeatSet::first(setup.options.at(0).second == "two" ? 2 : 3); }

Refusal Rules::why_not_setup(const Setup& setup) {
    return setup.options.at(0).second == "two" && setup.options.at(1).second == "yes" ? Refusal(kScoutsAreForThree) : Refusal();
}

Position Rules::set_up(const Setup& setup, Effects& effects) {
    Position p;
    p.places.fill(Place::camp);
    p.three_players = setup.options.at(0).second == "three";
    p.may_scout.fill(setup.options.at(1).second == "yes");
    for (int i = 0; i < kPickets; ++i)
        p.strengths[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(least_strength(army_of(Picket(i))) - 1 + effects.dice.d6());
    p.agenda.push_back(Count{});
    std::array order{Army::green, Army::blue, Army::red};   // the innermost, which is last, comes first
    if (rules_version > 1) std::ranges::reverse(order);
    for (int round = 0; round < 3; ++round)
        for (const Army army : order) p.agenda.push_back(Post{army});
    settle(p, effects);
    return p;
}

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    if (!well_formed(kVerbData, action, exists)) return kNoSuchAction;
    return agenda::why_not(p, seat, action, kNotYourDecision, kGameOver);
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    if (!p.agenda.empty()) return std::nullopt;
    const int held = balance(p);
    if (held == 0) return Outcome{SeatSet(), "result.equal", "PK-4"};
    return Outcome{seats_of(held > 0 ? Army::red : Army::blue) & SeatSet::first(p.three_players ? 3 : 2), "result.more_places", "PK-4"};
}

// The hidden pickets of an army are dealt in any order and with any strength.
void Rules::redeal(Position& p, Seat seat, Dice& dice) {
    for (const Army army : {Army::red, Army::blue, Army::green}) {
        const std::size_t first = 3 * static_cast<std::size_t>(army);
        Guise hidden = 0;
        for (std::size_t i = 0; i < 3; ++i) hidden |= Guise{!knows(p, seat, Picket(first + i))} << i;
        HiddenDeal<Slot> deal;
        for_each_bit(hidden, [&](int i) { deal.add({hidden, p.places[first + static_cast<std::size_t>(i)]}, i); });
        deal.begin();
        deal.deal(dice);
        for (int slot = 0; slot < deal.size(); ++slot) {
            const std::size_t picket = first + static_cast<std::size_t>(deal.piece_in(slot));
            p.places[picket] = deal.slot(slot).place;
            p.strengths[picket] = static_cast<std::uint8_t>(least_strength(army) - 1 + dice.d6());
        }
    }
}

InputFault Rules::broken_invariant(const Position& p) {
    std::array<int, 3> in_camp{};
    for (int i = 0; i < kPickets; ++i) {
        const Army army = army_of(Picket(i));
        const int strength = p.strengths[static_cast<std::size_t>(i)];
        if (strength < least_strength(army) || strength > least_strength(army) + 5)
            return InputFault(std::string(word(Picket(i))) + ": no such strength (PK-1)");
        if (p.place(Picket(i)) > Place::camp) return InputFault(std::string(word(Picket(i))) + ": is nowhere");
        if (p.place(Picket(i)) == Place::camp) ++in_camp[static_cast<std::size_t>(army)];
        if (p.place(Picket(i)) == Place::camp && p.shown.has(Picket(i)))
            return InputFault(std::string(word(Picket(i))) + ": is shown in camp (PK-3)");
    }
    if (InputFault wrong = broken_order(p.agenda)) return wrong;   // PK-4: in the end the places are counted, once
    for (const Step& step : p.agenda)
        if (const Post* turn = std::get_if<Post>(&step)) --in_camp[static_cast<std::size_t>(turn->army)];
    if (in_camp != std::array<int, 3>{}) return InputFault("agenda: a turn for each picket in camp (PK-2)");
    if (p.agenda.empty() && p.shown.size() != kPickets) return InputFault("agenda: in the end all are shown (PK-4)");
    return {};
}

}  // namespace papelotte::pickets
