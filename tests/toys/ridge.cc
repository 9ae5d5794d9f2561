// The rules of Ridge (tests/toys/ridge.h).
#include "tests/toys/ridge.h"

#include "engine/soundness.h"

namespace papelotte::ridge {

namespace {

constexpr Rule kNoSuchAction{"RG-5", "rule.no_such_action"};
constexpr Rule kNotYourDecision{"RG-5", "rule.not_your_decision"};
constexpr Rule kGameOver{"RG-6", "rule.game_over"};
constexpr Rule kWingWithStrength{"RG-3", "rule.wing_with_strength"};
constexpr Rule kFacingWings{"RG-5.1", "rule.facing_wings"};
constexpr Rule kReserveOnce{"RG-5.2", "rule.reserve_once"};

constexpr std::string_view kSeats[] = {"french", "allied"}, kScenarios[] = {"standard"}, kNoYes[] = {"yes", "no"};
constexpr OptionFact kOptions[] = {{"bidding", "the players bid for their sides", kNoYes}};
constexpr int kTurns = 8, kMostBid = 20, kMostStrength = 9, kMostReserve = 3;

constexpr bool exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::side:
        case Operand::wing: return value == 0 || value == 1;
        case Operand::number: return value >= -kMostBid && value <= kMostBid;
    }
    return false;
}

void tell(Effects& effects, Told what, SeatSet seen_by, int a, int b = 0, int c = 0) {
    effects.emit(
        {static_cast<std::uint16_t>(what), seen_by, {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)}});
}

constexpr Seat enemy_of(Seat seat) { return seat == kFrench ? kAllied : kFrench; }
bool is_decided(const Position& p) { return p.armies[0].strength() == 0 || p.armies[1].strength() == 0; }

}  // namespace

// --- RG-2 -------------------------------------------------------------------------------------------------------------------------

int Bidding::limit(const Position& p, Seat side) { return p.army(side).strength() - 2; }

void Bidding::told_bid(Effects& effects, Seat player, Seat side, int number) {
    tell(effects, Told::bid, SeatSet::everyone(), index_of(player), index_of(side), number);
}

void Bidding::told_pass(Effects& effects, Seat player) { tell(effects, Told::passed, SeatSet::everyone(), index_of(player)); }

void Bidding::settled(Position& p, const Settlement<Bidding>& settlement, Effects& effects) {
    p.auction = settlement;
    for (const Seat player : {Seat(0), Seat(1)})
        tell(effects, Told::plays, SeatSet::everyone(), index_of(player), index_of(seat_after(Seating::bidding, settlement.seating, player)));
    if (settlement.price > 0) p.agenda.push_back(Pay{settlement.payer, settlement.price});
    else p.agenda.push_back(Draw{});
}

// --- RG-3, RG-4 -------------------------------------------------------------------------------------------------------------------

Refusal Pay::why_not(const Position& p, Action action) const {
    if (Verb(action.verb) != Verb::pay) return kNotAsked<Pay>;
    return p.army(who).wing(Wing(action.a)) > 0 ? Refusal() : kWingWithStrength;
}

void Pay::legal(const Position& p, ActionList& out) const {
    for (const Wing wing : {Wing::left, Wing::right})
        if (!why_not(p, act(Verb::pay, wing))) out.push_back(act(Verb::pay, wing));
}

void Pay::apply(Position& p, Action action, Effects& effects) const {
    --p.army(who).wing(Wing(action.a));
    tell(effects, Told::paid, SeatSet::everyone(), index_of(who), action.a);
    if (left > 1) p.agenda.push_back(Pay{who, static_cast<std::uint8_t>(left - 1)});
    else p.agenda.push_back(Draw{});
}

void Draw::run(Position& p, Effects& effects) const {
    for (const Seat seat : {kFrench, kAllied}) {
        p.army(seat).reserve = static_cast<std::uint8_t>(effects.dice.roll(kMostReserve));
        tell(effects, Told::drew, seat, p.army(seat).reserve);
    }
    p.agenda.push_back(Fight{1});
}

// --- RG-5 -------------------------------------------------------------------------------------------------------------------------

Refusal Fight::why_not(const Position& p, Action action) const {
    const Army& own = p.army(seat(p));
    switch (Verb(action.verb)) {
        case Verb::hold: return {};
        case Verb::commit: return own.reserve > 0 ? Refusal() : kReserveOnce;
        case Verb::assault: return own.wing(Wing(action.a)) > 0 && p.army(enemy_of(seat(p))).wing(Wing(action.a)) > 0 ? Refusal() : kFacingWings;
        default: return kNotAsked<Fight>;
    }
}

void Fight::legal(const Position& p, ActionList& out) const {
    for (const Verb verb : {Verb::assault, Verb::commit})
        for (const Wing wing : {Wing::left, Wing::right})
            if (!why_not(p, act(verb, wing))) out.push_back(act(verb, wing));
    out.push_back(act(Verb::hold));
}

void Fight::apply(Position& p, Action action, Effects& effects) const {
    const Seat who = seat(p);
    Army& own = p.army(who);
    if (Verb(action.verb) == Verb::commit) {
        tell(effects, Told::committed, SeatSet::everyone(), index_of(who), action.a, own.reserve);
        own.wing(Wing(action.a)) = static_cast<std::uint8_t>(own.wing(Wing(action.a)) + std::exchange(own.reserve, std::uint8_t{0}));
        effects.reveal();
    } else if (Verb(action.verb) == Verb::assault) {
        const int die = effects.dice.d6();
        if (die >= 4) --p.army(enemy_of(who)).wing(Wing(action.a));
        tell(effects, Told::assault, SeatSet::everyone(), index_of(who), action.a, die);
    }
    if (turn < kTurns && !is_decided(p)) p.agenda.push_back(Fight{static_cast<std::uint8_t>(turn + 1)});
}

// --- Rules ------------------------------------------------------------------------------------------------------------------------

const Facts& Rules::facts() {
    static constexpr Facts kFacts{"ridge", "Ridge", "nobody", "A little game with an auction for tests.", 14, 1, kSeats, kScenarios, kOptions};
    return kFacts;
}

Position Rules::set_up(const Setup& setup, Effects& effects) {
    Position p;
    p.armies = {Army{4, 4, 0}, Army{3, 2, 0}};
    if (setup.options.at(0).second == "yes") {
        p.auction.seating = Seating::bidding;
        p.agenda.push_back(Auction<Bidding>::toss(effects));
    } else {
        p.agenda.push_back(Draw{});
    }
    settle(p, effects);
    return p;
}

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    if (!well_formed(kVerbData, action, exists)) return kNoSuchAction;
    return agenda::why_not(p, seat, action, kNotYourDecision, kGameOver);
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    if (!p.agenda.empty()) return std::nullopt;
    const int french = p.armies[0].strength(), allied = p.armies[1].strength();
    if (french == allied) return Outcome{SeatSet(), "result.equal", "RG-6"};
    return Outcome{french > allied ? kFrench : kAllied, "result.stronger", "RG-6"};
}

void Rules::redeal(Position& p, Seat viewer, Dice& dice) {
    for (const Seat seat : {kFrench, kAllied})
        if (seat != viewer && p.army(seat).reserve > 0) p.army(seat).reserve = static_cast<std::uint8_t>(dice.roll(kMostReserve));
}

InputFault Rules::broken_invariant(const Position& p) {
    for (const Army& army : p.armies)
        if (army.left > kMostStrength || army.right > kMostStrength || army.reserve > kMostReserve)
            return InputFault("armies: too strong (RG-1)");
    if (InputFault wrong = broken_order(p.agenda)) return wrong;
    if (!is_sound(p, p.auction, kMostBid)) return InputFault("auction: no such result (RG-2)");
    for (const Step& step : p.agenda) {
        if (const auto* auction = std::get_if<Auction<Bidding>>(&step); auction && !auction->is_sound(p))
            return InputFault("agenda: no such bid (RG-2.2)");
        if (const auto* pay = std::get_if<Pay>(&step);
            pay && (index_of(pay->who) > 1 || pay->left == 0 || pay->left >= p.army(pay->who).strength()))
            return InputFault("agenda: that cannot be paid (RG-3)");
        if (const auto* fight = std::get_if<Fight>(&step); fight && (fight->turn == 0 || fight->turn > kTurns || is_decided(p)))
            return InputFault("agenda: no such turn (RG-5)");
        const bool drawn = p.armies[0].reserve > 0 || p.armies[1].reserve > 0;
        if (drawn && !std::holds_alternative<Fight>(step)) return InputFault("armies: reserves are drawn after the auction (RG-4)");
    }
    return {};
}

}  // namespace papelotte::ridge
