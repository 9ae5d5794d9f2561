// The rules of Fords (tests/toys/toy_game.h).
#include "tests/toys/toy_game.h"

#include <algorithm>

namespace papelotte::fords {

namespace {

constexpr Rule kNotYourTurn{"FD-2.1", "rule.not_your_turn"};
constexpr Rule kOnlyABid{"FD-2.2", "rule.only_a_bid"};
constexpr Rule kOnlyMarches{"FD-3.1", "rule.only_marches"};
constexpr Rule kOwnScouts{"FD-3.2", "rule.own_scouts"};
constexpr Rule kNextPlace{"FD-3.3", "rule.next_place"};
constexpr Rule kOneOfYours{"FD-3.4", "rule.one_of_yours"};

constexpr std::string_view kSeats[] = {"red", "blue"}, kScenarios[] = {"standard", "apart"}, kLengths[] = {"short", "long"};
constexpr OptionFact kOptions[] = {{"length", "four rounds or eight", kLengths}};

Verb verb_of(const Action& action) { return Verb(action.verb); }
Scout scout_of(const Action& action) { return Scout(action.a); }
Place place_of(const Action& action) { return Place(action.b); }
constexpr Action bid(int coins) { return {static_cast<std::uint16_t>(Verb::bid), static_cast<std::int16_t>(coins), 0, 0}; }
constexpr Action done() { return {static_cast<std::uint16_t>(Verb::done), 0, 0, 0}; }
constexpr Action march(int scout, int place) {
    return {static_cast<std::uint16_t>(Verb::march), static_cast<std::int16_t>(scout), static_cast<std::int16_t>(place), 0};
}

// An action without spare operands, so that it equals its notation read back.
bool is_tidy(const Action& action) {
    if (action.verb > static_cast<std::uint16_t>(Verb::done) || action.c != 0) return false;
    if (verb_of(action) == Verb::march) return action.a >= 0 && action.a < kScouts && action.b >= 0 && action.b < kPlaces;
    return action.b == 0 && (verb_of(action) == Verb::bid || action.a == 0);
}

int strength_of(const Position& p, Seat seat) { return p.scouts[2 * at(seat)].strength + p.scouts[2 * at(seat) + 1].strength; }
bool is_decided(const Position& p) { return strength_of(p, kRed) == 0 || strength_of(p, kBlue) == 0; }   // FD-5
int most_to_bid(const Purse& purse) { return std::min<int>(3, purse.coins); }

std::optional<Scout> enemy_in(const Position& p, Seat seat, Place place) {
    for (std::size_t i = 0; i < 2; ++i)
        if (const std::size_t scout = 2 * at(other(seat)) + i; p.scouts[scout].place == place) return Scout(scout);
    return std::nullopt;
}

Refusal why_not_march(const Position& p, Seat seat, const Action& action) {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::march) return kOnlyMarches;
    const Scout scout = scout_of(action);
    const Place to = place_of(action);
    if (owner_of(scout) != seat || p.scouts[at(scout)].place == Place::gone) return kOwnScouts;
    if (!are_neighbours(p.scouts[at(scout)].place, to)) return kNextPlace;
    if (enemy_in(p, other(seat), to)) return kOneOfYours;
    return {};
}

}  // namespace

void BeginRound::run(Position& p, Effects&) const {
    if (p.round == p.rounds) return;
    ++p.round;
    p.agenda.push_back(Bid{});
}

SeatSet Bid::seats(const Position& p) const {
    SeatSet who;
    for (const Seat seat : {kRed, kBlue})
        if (p.purses[at(seat)].bid == kNoBid) who.insert(seat);
    return who;
}

void Bid::legal(const Position& p, Seat seat, ActionList& out) const {
    for (int coins = 0; coins <= most_to_bid(p.purses[at(seat)]); ++coins) out.push_back(bid(coins));
}

Refusal Bid::why_not(const Position& p, Seat seat, const Action& action) const {
    const bool good = is_tidy(action) && verb_of(action) == Verb::bid && action.a >= 0 && action.a <= most_to_bid(p.purses[at(seat)]);
    return good ? Refusal() : Refusal(kOnlyABid);
}

void Bid::apply(Position& p, Seat seat, const Action& action, Effects& effects) {
    p.purses[at(seat)].bid = static_cast<std::uint8_t>(action.a);
    effects.emit({static_cast<std::uint16_t>(Told::bid), seat, {action.a}});
}

void Bid::forget_others(Position& p, Seat keep) {
    for (const Seat seat : {kRed, kBlue})
        if (seat != keep) p.purses[at(seat)].bid = kNoBid;
}

Action Bid::random(const Position& p, Seat seat, Dice& dice) const {
    return bid(static_cast<int>(dice.below(static_cast<std::uint32_t>(most_to_bid(p.purses[at(seat)]) + 1))));
}

// FD-2.3  Both bids are shown and paid; the higher one marches first.
void Bid::run(Position& p, Effects& effects) const {
    const int red = p.purses[0].bid, blue = p.purses[1].bid;
    for (Purse& purse : p.purses) {
        purse.coins = static_cast<std::uint8_t>(purse.coins - purse.bid);
        purse.spent = static_cast<std::uint8_t>(purse.spent + purse.bid);
        purse.bid = kNoBid;
    }
    effects.emit(
        {static_cast<std::uint16_t>(Told::bids), SeatSet::everyone(), {static_cast<std::int16_t>(red), static_cast<std::int16_t>(blue)}});
    const Seat first = red != blue ? (red > blue ? kRed : kBlue) : (effects.dice.roll(2) == 1 ? kRed : kBlue);
    p.agenda.push_back(BeginRound{});
    p.agenda.push_back(March{other(first), 2});
    p.agenda.push_back(March{first, 2});
}

void March::legal(const Position& p, ActionList& out) const {
    for (int scout = 0; scout < kScouts; ++scout)
        for (int place = 0; place < kPlaces; ++place)
            if (!why_not_march(p, who, march(scout, place))) out.push_back(march(scout, place));
    out.push_back(done());
}

Refusal March::why_not(const Position& p, const Action& action) const {
    return is_tidy(action) ? why_not_march(p, who, action) : Refusal(kOnlyMarches);
}

void March::apply(Position& p, const Action& action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    const Scout scout = scout_of(action);
    const Place to = place_of(action), from = p.scouts[at(scout)].place;
    p.scouts[at(scout)].place = to;
    effects.emit({static_cast<std::uint16_t>(Told::marched), SeatSet::everyone(), {action.a, action.b}});
    if (moves > 1) p.agenda.push_back(March{who, static_cast<std::uint8_t>(moves - 1)});
    if (enemy_in(p, who, to)) p.agenda.push_back(Clash{scout, from, to});
}

Action March::random(const Position& p, Dice& dice) const {
    for (int tries = 0; tries < 64; ++tries) {
        const int scout = static_cast<int>(2 * fords::at(who) + dice.below(2));   // one after the other: arguments have no order
        const int place = static_cast<int>(dice.below(kPlaces));
        if (dice.below(8) == 0) break;
        if (!why_not_march(p, who, march(scout, place))) return march(scout, place);
    }
    return done();
}

// FD-4, FD-5
void Clash::run(Position& p, Effects& effects) const {
    const Seat seat = owner_of(came);
    const auto enemy = enemy_in(p, seat, at);
    const int mine = effects.dice.d6(), theirs = effects.dice.d6();
    effects.emit({static_cast<std::uint16_t>(Told::clash),
                  SeatSet::everyone(),
                  {static_cast<std::int16_t>(at), static_cast<std::int16_t>(mine), static_cast<std::int16_t>(theirs)}});
    if (mine != theirs) {
        Piece& loser = p.scouts[fords::at(mine < theirs ? came : *enemy)];
        if (--loser.strength == 0) loser.place = Place::gone;
    }
    Piece& comer = p.scouts[fords::at(came)];
    if (comer.place != Place::gone && enemy_in(p, seat, at)) comer.place = from;
    if (is_decided(p)) p.agenda.clear();
}

const Facts& Rules::facts() {
    static constexpr Facts kFacts{"fords", "Fords", "nobody", "A little game for tests.", 11, 1, kSeats, kScenarios, kOptions};
    return kFacts;
}

Position Rules::set_up(const Setup& setup, Effects& effects) {
    Position p;
    const bool apart = setup.scenario == "apart";
    p.scouts = {Piece{Place::north, 3}, {apart ? Place::west : Place::east, 3}, {Place::south, 3}, {apart ? Place::east : Place::west, 3}};
    for (Purse& purse : p.purses) purse = {static_cast<std::uint8_t>(effects.dice.d6()), 0, kNoBid};
    p.rounds = setup.options.at(0).second == "long" ? 8 : 4;
    p.agenda.push_back(BeginRound{});
    settle(p, effects);
    return p;
}

void Rules::settle(Position& p, Effects& effects) {
    if (is_decided(p)) p.agenda.clear();   // a position made by hand
    agenda::settle(p, effects);
}

Refusal Rules::why_not(const Position& p, Seat seat, const Action& action) {
    return agenda::why_not(p, seat, action, kNotYourTurn, kNotYourTurn);
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    if (!p.agenda.empty()) return std::nullopt;
    const int red = strength_of(p, kRed), blue = strength_of(p, kBlue);
    if (red == blue) return Outcome{SeatSet(), "result.equal", "FD-5.2"};
    return Outcome{red > blue ? kRed : kBlue, "result.stronger", "FD-5.1"};
}

std::span<const StandingAnswer> Standing::answers() {
    static constexpr StandingAnswer kAnswers[] = {{"bid_nothing", Bid::name}, {"bid_all", Bid::name}, {"stay", March::name, true}};
    return kAnswers;
}

std::optional<Action> Standing::answer(const Position& p, Seat seat, std::size_t index) {
    ActionList all;
    Rules::legal(p, seat, all);
    if (index == 2) return Action{static_cast<std::uint16_t>(Verb::done), 0, 0, 0};
    const auto by_coins = [](const Action& one, const Action& two) { return one.a < two.a; };
    return index == 0 ? *std::ranges::min_element(all, by_coins) : *std::ranges::max_element(all, by_coins);
}

// The purses held 1 to 6 coins at first; what was spent is known, what is left and a bid not yet shown are not.
void Rules::redeal(Position& p, Seat seat, Dice& dice) {
    for (const Seat one : {kRed, kBlue}) {
        Purse& purse = p.purses[at(one)];
        if (one == seat) continue;
        const int least = std::max<int>(1, purse.spent);
        const int first = least + static_cast<int>(dice.below(static_cast<std::uint32_t>(6 - least + 1)));
        purse.coins = static_cast<std::uint8_t>(first - purse.spent);
    }
    agenda::redeal_choices(p, seat, dice);
}

InputFault Rules::broken_invariant(const Position& p) {
    for (const Purse& purse : p.purses) {
        if (purse.coins > 6 || purse.spent > 6 || purse.coins + purse.spent < 1 || purse.coins + purse.spent > 6)
            return InputFault("a purse held 1 to 6 coins");
        if (purse.bid != kNoBid && purse.bid > most_to_bid(purse)) return InputFault("a bid exceeds its purse");
    }
    const Clash* clash = p.agenda.empty() ? nullptr : std::get_if<Clash>(&p.agenda.back());
    if (clash && (p.scouts[at(clash->came)].place != clash->at || !enemy_in(p, owner_of(clash->came), clash->at)))
        return InputFault("a clash without enemies");
    for (std::size_t i = 0; i < kScouts; ++i) {
        if (p.scouts[i].strength > 3 || (p.scouts[i].strength == 0) != (p.scouts[i].place == Place::gone))
            return InputFault("a scout has strength while it is there");
        for (std::size_t j = 0; j < i; ++j)
            if (p.scouts[i].place == p.scouts[j].place && p.scouts[i].place != Place::gone && !clash)
                return InputFault("two scouts in one place");
    }
    if (p.round > p.rounds || p.rounds > 8) return InputFault("too many rounds");
    for (std::size_t i = 0; i < p.agenda.size(); ++i) {
        const bool last = i + 1 == p.agenda.size();
        if (std::holds_alternative<Bid>(p.agenda[i]) && (!last || to_act(p).empty())) return InputFault("the agenda cannot be so");
        if (std::holds_alternative<Clash>(p.agenda[i]) && !last) return InputFault("the agenda cannot be so");
    }
    return {};
}

}  // namespace papelotte::fords
