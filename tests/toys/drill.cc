// The rules of Drill (tests/toys/drill.h).
#include "tests/toys/drill.h"

#include "engine/soundness.h"
#include "tests/toys/drill_geometry.h"

namespace papelotte::drill {

namespace {

constexpr Rule kNoSuchAction{"DR-4", "rule.no_such_action"};
constexpr Rule kNotYourDecision{"DR-4", "rule.not_your_decision"};
constexpr Rule kGameOver{"DR-7", "rule.game_over"};
constexpr Rule kOwnTile{"DR-4", "rule.own_tile"};
constexpr Rule kWaitingTile{"DR-2", "rule.waiting_tile"};
constexpr Rule kOwnZone{"DR-2", "rule.own_zone"};
constexpr Rule kOffTheTable{"DR-3", "rule.off_the_table"};
constexpr Rule kTooNearOwn{"DR-3", "rule.too_near_own"};
constexpr Rule kWheel{"DR-4", "rule.wheel"};
constexpr Rule kWay{"DR-4", "rule.way"};
constexpr Rule kTooNearEnemy{"DR-5", "rule.too_near_enemy"};

constexpr std::string_view kSeats[] = {"red", "blue"}, kScenarios[] = {"standard"};

constexpr bool exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::tile: return value >= 0 && value < kTiles;
        case Operand::corner: return value == 0 || value == 1;
        case Operand::part: return value >= 0 && value < 3;
        case Operand::coordinate:
        case Operand::angle:
        case Operand::distance: return true;   // which values there are is for the step to say
    }
    return false;
}

constexpr Verb verb_of(Action action) { return Verb(action.verb); }

void tell(Effects& effects, Told what, int a, int b = 0, int c = 0, int d = 0) {
    effects.emit({static_cast<std::uint16_t>(what),
                  SeatSet::everyone(),
                  {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c), static_cast<std::int16_t>(d)}});
}

}  // namespace

Pose advanced(const Pose& from, Corner corner, int angle, int distance) {
    const int side = corner == Corner::left ? -1 : 1;
    const int facing = from.facing + side * angle;
    const Vector out = along(from.facing, side * kHalfTile, kHalfTile), back = along(facing, side * kHalfTile, kHalfTile - distance);
    return {static_cast<std::int16_t>(from.x + out.x - back.x), static_cast<std::int16_t>(from.y + out.y - back.y),
            static_cast<std::int16_t>((facing + 3600) % 3600)};
}

std::int64_t gap(const Pose& a, const Pose& b) {
    const std::int64_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

namespace {

bool on_table(const Pose& pose) {
    return pose.x >= kHalfTile && pose.x <= kWidth - kHalfTile && pose.y >= kHalfTile && pose.y <= kDepth - kHalfTile;
}

// DR-3, DR-5  Whether a tile may stand there.
Refusal may_stand(const Position& p, Tile tile, const Pose& pose) {
    if (!on_table(pose)) return kOffTheTable;
    for (const Tile other : kAllTiles) {
        if (other == tile || p.of(other).state != State::posted) continue;
        const int least = side_of(other) == side_of(tile) ? kApart : kTouches;
        if (gap(pose, p.of(other).pose) < least * least) return side_of(other) == side_of(tile) ? kTooNearOwn : kTooNearEnemy;
    }
    return {};
}

// DR-5  The enemy that a tile meets where it stands.
std::optional<Tile> met_by(const Position& p, Tile tile, const Pose& pose) {
    std::optional<Tile> nearest;
    for (const Tile other : kAllTiles) {
        if (side_of(other) == side_of(tile) || p.of(other).state != State::posted || gap(pose, p.of(other).pose) > kMeets * kMeets) continue;
        if (!nearest || gap(pose, p.of(other).pose) < gap(pose, p.of(*nearest).pose)) nearest = other;
    }
    return nearest;
}

// DR-7
bool decided(const Position& p) { return tiles_left(p, kRed) == 0 || tiles_left(p, kBlue) == 0; }

void next_turn(Position& p) {
    Turn& turn = std::get<Turn>(p.agenda.back());
    ++turn.number;
    if (turn.number >= kTurns || decided(p)) p.agenda.drop_back();
}

constexpr std::array kParts{Part::left, Part::centre, Part::right};

}  // namespace

int tiles_left(const Position& p, Seat side) {
    int left = 0;
    for (const Tile tile : kAllTiles) left += side_of(tile) == side && p.of(tile).state != State::lost;
    return left;
}

// --- Posting and turns ------------------------------------------------------------------------------------------------------------

Refusal Post::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::post) return kNotAsked<Post>;
    const Tile tile{static_cast<std::uint8_t>(action.a)};
    if (side_of(tile) != side || p.of(tile).state != State::waiting) return kWaitingTile;
    const Pose pose{action.b, action.c, 0};
    if (side == kRed ? pose.y < kDepth - kZone : pose.y > kZone) return kOwnZone;
    return may_stand(p, tile, pose);
}

void Post::legal(const Position& p, ActionList& out) const {
    for (const Tile tile : kAllTiles)
        for (const int x : {600, 1500, 2400})
            for (const int deep : {200, 500}) {
                const Action one = act(Verb::post, tile, x, side == kRed ? kDepth - deep : deep);
                if (!why_not(p, one)) out.push_back(one);
            }
}

void Post::apply(Position& p, Action action, Effects& effects) const {
    p.of(Tile(action.a)) = {State::posted, {action.b, action.c, static_cast<std::int16_t>(side == kRed ? 0 : 1800)}};
    tell(effects, Told::posted, action.a, action.b, action.c);
}

Refusal Turn::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::take) return kNotAsked<Turn>;
    const Tile tile{static_cast<std::uint8_t>(action.a)};
    return side_of(tile) == seat(p) && p.of(tile).state == State::posted ? Refusal() : kOwnTile;
}

void Turn::legal(const Position& p, ActionList& out) const {
    for (const Tile tile : kAllTiles)
        if (!why_not(p, act(Verb::take, tile))) out.push_back(act(Verb::take, tile));
}

void Turn::apply(Position& p, Action action, Effects&) const {
    p.agenda.push_back(*this);
    p.agenda.push_back(Manoeuvre{Tile(action.a)});
}

// --- The manoeuvre ----------------------------------------------------------------------------------------------------------------

Seat Manoeuvre::seat(const Position&) const { return side_of(tile); }

Refusal Manoeuvre::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::stand) return {};
    if (verb_of(action) != Verb::advance) return kNotAsked<Manoeuvre>;
    if (action.b < 0 || action.b > kMostAngle) return kWheel;
    if (action.c < 0 || action.c > kMostWay) return kWay;
    return may_stand(p, tile, advanced(p.of(tile).pose, Corner(action.a), action.b, action.c));
}

// Some angles; for each the whole way, two thirds and a third of it, and as far as the first enemy.
void Manoeuvre::legal(const Position& p, ActionList& out) const {
    const auto offer = [&](Corner corner, int angle, int way) {
        const Action one = act(Verb::advance, corner, angle, way);
        if (!why_not(p, one)) out.push_back(one);
    };
    out.push_back(act(Verb::stand));
    for (const Corner corner : {Corner::left, Corner::right})
        for (const int angle : {0, 150, 300, 450, 600, 900}) {
            if (angle == 0 && corner == Corner::right) continue;   // the same as with the other corner
            for (const int way : {200, 400, 600}) offer(corner, angle, way);
            for (int way = 10; way < kMostWay; way += 10)
                if (met_by(p, tile, advanced(p.of(tile).pose, corner, angle, way))) {
                    if (way % 200 != 0) offer(corner, angle, way);
                    break;
                }
        }
}

Action Manoeuvre::random(const Position& p, Dice& dice) const {
    if (dice.below(2) == 0) {
        // One after the other: compilers differ in the order in which they evaluate arguments.
        const auto corner = dice.below(2), angle = dice.below(kMostAngle + 1), way = dice.below(kMostWay + 1);
        const Action any = act(Verb::advance, corner, angle, way);
        if (!why_not(p, any)) return any;
    }
    ActionList list;
    legal(p, list);
    return list[dice.below(static_cast<std::uint32_t>(list.size()))];
}

void Manoeuvre::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::stand) return next_turn(p);
    Pose& pose = p.of(tile).pose;
    pose = advanced(pose, Corner(action.a), action.b, action.c);
    tell(effects, Told::advanced, static_cast<int>(tile), action.a, action.b, action.c);
    const auto met = met_by(p, tile, pose);
    if (!met) return next_turn(p);
    tell(effects, Told::met, static_cast<int>(tile), static_cast<int>(*met));
    p.agenda.push_back(Guard{tile, *met});
}

// --- The fight --------------------------------------------------------------------------------------------------------------------

Seat Guard::seat(const Position&) const { return side_of(met); }
Refusal Guard::why_not(const Position&, Action action) const { return verb_of(action) == Verb::guard ? Refusal() : kNotAsked<Guard>; }
void Guard::legal(const Position&, ActionList& out) const {
    for (const Part part : kParts) out.push_back(act(Verb::guard, part));
}
void Guard::apply(Position& p, Action action, Effects&) const { p.agenda.push_back(Strike{tile, met, Part(action.a)}); }

Seat Strike::seat(const Position&) const { return side_of(tile); }
Refusal Strike::why_not(const Position&, Action action) const { return verb_of(action) == Verb::strike ? Refusal() : kNotAsked<Strike>; }
void Strike::legal(const Position&, ActionList& out) const {
    for (const Part part : kParts) out.push_back(act(Verb::strike, part));
}
void Strike::apply(Position& p, Action action, Effects& effects) const {
    const int die = effects.dice.d6();
    const Tile lost = die >= (Part(action.a) == guarded ? 5 : 3) ? met : tile;
    tell(effects, Told::struck, static_cast<int>(tile), action.a, die);
    tell(effects, Told::lost, static_cast<int>(lost));
    p.of(lost) = {State::lost, {}};
    next_turn(p);
}

// --- Rules ------------------------------------------------------------------------------------------------------------------------

const Facts& Rules::facts() {
    static constexpr Facts kFacts{"drill", "Drill", "nobody", "A little game on an open table for tests.", 13, 1, kSeats, kScenarios, {}};
    return kFacts;
}

Position Rules::set_up(const Setup&, Effects& effects) {
    Position p;
    p.agenda.push_back(Turn{0});
    for (const Seat side : {kBlue, kRed, kBlue, kRed}) p.agenda.push_back(Post{side});
    settle(p, effects);
    return p;
}

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    if (!well_formed(kVerbData, action, exists)) return kNoSuchAction;
    return agenda::why_not(p, seat, action, kNotYourDecision, kGameOver);
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    if (!p.agenda.empty()) return std::nullopt;
    const int lead = tiles_left(p, kRed) - tiles_left(p, kBlue);
    if (lead == 0) return Outcome{SeatSet(), "result.equal", "DR-7"};
    return Outcome{lead > 0 ? kRed : kBlue, "result.more_tiles", "DR-7"};
}

InputFault Rules::broken_invariant(const Position& p) {
    std::array<int, 2> waiting{};
    for (const Tile tile : kAllTiles) {
        const Standing& one = p.of(tile);
        const std::string name(word(tile));
        if (one.state == State::waiting) ++waiting[static_cast<std::size_t>(side_of(tile))];
        if (one.state != State::posted && !same_fields(one.pose, Pose{})) return InputFault(name + ": has a pose and is not on the table");
        if (one.state != State::posted) continue;
        if (one.pose.facing < 0 || one.pose.facing >= 3600) return InputFault(name + ": faces nowhere (DR-1)");
        if (const Refusal no = may_stand(p, tile, one.pose))
            return InputFault(name + ": " + std::string(no.message()) + " (" + std::string(no.id()) + ")");
    }
    if (InputFault wrong = broken_order(p.agenda)) return wrong;
    for (const Step& step : p.agenda) {
        if (const Post* post = std::get_if<Post>(&step)) {
            if (post->side != kRed && post->side != kBlue) return InputFault("agenda: no such side");
            --waiting[static_cast<std::size_t>(post->side)];
        }
        const auto stands = [&](Tile tile) { return static_cast<int>(tile) < kTiles && p.of(tile).state == State::posted; };
        const auto fights = [&](Tile tile, Tile met) { return stands(tile) && stands(met) && met_by(p, tile, p.of(tile).pose) == met; };
        const Turn& turn = std::get<Turn>(p.agenda[0]);
        const auto its_turn = [&](Tile tile) { return side_of(tile) == turn.seat(p); };
        if (turn.number >= kTurns || decided(p)) return InputFault("agenda: the game is over (DR-7)");
        if (turn.number > 0 && std::holds_alternative<Post>(p.agenda.back()))
            return InputFault("agenda: tiles are posted before the first turn (DR-2)");
        if (const Manoeuvre* one = std::get_if<Manoeuvre>(&step); one && !(stands(one->tile) && its_turn(one->tile)))
            return InputFault("agenda: no such tile advances (DR-4)");
        if (const Guard* one = std::get_if<Guard>(&step); one && !(its_turn(one->tile) && fights(one->tile, one->met)))
            return InputFault("agenda: these tiles do not fight (DR-5)");
        if (const Strike* one = std::get_if<Strike>(&step); one && !(its_turn(one->tile) && fights(one->tile, one->met)))
            return InputFault("agenda: these tiles do not fight (DR-5)");
    }
    if (waiting != std::array<int, 2>{}) return InputFault("agenda: every waiting tile is to be posted (DR-2)");
    return {};
}

}  // namespace papelotte::drill
