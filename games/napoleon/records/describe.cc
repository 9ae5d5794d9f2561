// The position in several lines for a terminal, as a seat sees it: town by town, battles space by space, a hidden block of the enemy as one.
#include "games/napoleon/records/describe.h"

#include <fmt/format.h>

#include "engine/describing.h"
#include "engine/soundness.h"
#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/words.h"

namespace papelotte::napoleon {
namespace {

std::string say(const Speech& speech, std::string_view id, std::vector<Argument> values = {}) {
    return Records::texts().say({std::string(id), std::move(values)}, speech);
}

class Description {
   public:
    Description(const Position& p, Seat viewer, const Speech& speech) : p_(p), viewer_(viewer), speech_(speech) {}

    std::string text() {
        text_ = Records::texts().say(Records::headline(p_), speech_) + "\n";
        for (const Army army : kAllArmies) losses(army);
        for (const Side side : kSides) placing(side);
        for (const Town town : kMap)
            if (const Battle* battle = battle_at(p_, town); battle && is_set_up(town)) this->battle(*battle);
            else this->town(town);
        return text_;
    }

   private:
    void line(std::string_view id, std::vector<Argument> values = {}) { text_ += "  " + say(speech_, id, std::move(values)) + "\n"; }

    void losses(Army army) {
        line(kDescribe.lost,
             {named("army", word(army), "army"), number("lost", eliminated(p_, army).size()), number("defeated", data_of(army).defeated_at)});
    }
    void placing(Side side) {
        const UnitSet left = units_at(p_, kUnplaced) & units_of(side);
        if (!is_placing(p_, side)) return;
        line(kDescribe.placing, {named("side", word(side), "side"), number("blocks", left.size())});
        if (viewer_ == kObserver || !seats_of(side).has(viewer_)) return;
        text_ += "    " + say(speech_, kDescribe.unplaced, {Argument::of_word("units", units_text(left))}) + "\n";
    }

    bool is_set_up(Town town) const {
        return !units_where(p_, units_at(p_, town), [](const BlockState& block) { return block.space != Space::map; }).empty();
    }

    void town(Town town) {
        const std::string who = units_text(visible(units_at(p_, town)));
        if (who.empty()) return;
        const std::string fight =
            p_.fights.has(town) ? " " + say(speech_, kDescribe.fight, {Argument::of_word("kind", word(fight_at(p_, town)))}) : "";
        text_ += fmt::format("  {:<22} {}{}\n", say(speech_, kDescribe.town, {named("town", word(town), "place")}), who, fight);
    }

    void battle(const Battle& battle) {
        line(kDescribe.battle, {named("town", word(battle.town), "place"), number("turns", battle.turns)});
        for (const Space space : {Space::french_reserve, Space::french_left, Space::french_centre, Space::french_right, Space::allied_right,
                                  Space::allied_centre, Space::allied_left, Space::allied_reserve}) {
            const bool wet = is_position(space) && battle.has_stream(space);
            const Terrain terrain = is_position(space) ? battle.at(space) : Terrain::none;
            text_ +=
                fmt::format("    {:<28} {}{}\n",
                            say(speech_, kDescribe.space, {named("space", word(space), "space"), named("terrain", word(terrain), "terrain")}),
                            units_text(units_in(p_, battle.town, space)), wet ? " " + say(speech_, kDescribe.stream) : "");
        }
    }

    // NP-4.1.1
    UnitSet visible(UnitSet units) const {
        for (const Side side : kSides)
            if (is_placing(p_, side) && (viewer_ == kObserver || !seats_of(side).has(viewer_))) units -= units_of(side);
        return units;
    }

    // "fr_i_inf1 3, two Prussian blocks"
    std::string units_text(UnitSet units) const {
        std::string text;
        const auto add = [&](const std::string& one) { text += (text.empty() ? "" : ", ") + one; };
        for (const Army army : kAllArmies) {
            int hidden = 0, disrupted = 0;
            for (const Unit unit : units& units_of(army)) {
                if (sees(p_, viewer_, unit)) {
                    add(unit_text(unit));
                    continue;
                }
                ++hidden;
                disrupted += p_.block(unit).disrupted ? 1 : 0;
            }
            if (hidden > 0)
                add(say(speech_, kDescribe.blocks,
                        {number("blocks", hidden), named("army", word(army), "army"), number("disrupted", disrupted)}));
        }
        return text;
    }
    std::string unit_text(Unit unit) const {
        const BlockState& block = p_.block(unit);
        std::string text = fmt::format("{} {}", word(unit), p_.strength(unit));
        const auto mark = [&](bool set, std::string_view id) { text += set ? " " + say(speech_, id) : ""; };
        mark(block.disrupted, kDescribe.disrupted);
        mark(block.square != 0, kDescribe.square);
        mark(block.shelter != 0, kDescribe.sheltered);
        mark(block.on_marker, kDescribe.on_marker);
        mark(block.acted, kDescribe.acted);
        return text;
    }

    const Position& p_;
    Seat viewer_;
    const Speech& speech_;
    std::string text_;
};

}  // namespace

Message Records::headline(const Position& p) {
    const TurnData& turn = turn_data(p.turn);
    return {"card.headline",
            {number("turn", p.turn), number("turns", kTurns), number("day", turn.day), Argument::of_word("night", turn.night ? "yes" : "no")}};
}

std::string Records::describe(const Position& p, Seat viewer, const Speech& speech) { return Description(p, viewer, speech).text(); }

}  // namespace papelotte::napoleon
