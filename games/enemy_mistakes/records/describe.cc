// A position in words, for the terminal: each army's points and markers, its formations with their units, its Generals.
#include "games/enemy_mistakes/records/describe.h"

#include <fmt/format.h>

#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/victory.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {
namespace {

Argument number(std::string_view gap, int value) { return Argument::of_number(gap, value); }
Argument named(std::string_view gap, std::string_view word, std::string_view kind) {
    return Argument::of_word(gap, word, std::string(kind) + "." + std::string(word));
}

class Description {
   public:
    Description(const Position& p, const Speech& speech) : p_(p), speech_(speech) {}

    std::string text() {
        text_ = say(Records::headline(p_)) + "\n" + objectives() + "\n";
        for (const Army army : kAllArmies)
            if (takes_part(p_, army)) of_army(army);
        return text_;
    }

   private:
    std::string say(const Message& message) const { return Records::texts().say(message, speech_); }

    // "Hougoumont: 30 points for the English; …", as they stand now.
    std::string objectives() const {
        std::string all;
        for (const ObjectiveData& objective : kObjectiveData) {
            if (!counts(p_, objective)) continue;
            all += (all.empty() ? "" : "; ") + say({std::string(kDescribe.objective),
                                                    {named("place", word(objective.area), "place"), number("points", objective.points),
                                                     named("army", word(scorer_of(p_, objective)), "army")}});
        }
        return all;
    }

    void of_army(Army army) {
        const ArmyState& state = p_.armies[army];
        const Score score = score_of(p_, army);
        text_ += say({std::string(kDescribe.army),
                      {named("army", word(army), "army"), number("points", score.total()), number("pieces", score.pieces),
                       number("objectives", score.objectives), number("chief", state.chief), number("reserve", state.reserve)}}) +
                 "\n";
        if (army == Army::black && p_.entered == 0) {
            text_ += "  " + say({std::string(kDescribe.waiting), {}}) + "\n";
            return;
        }
        for (const Unit leader : leaders(p_, army)) formation(leader);
        generals(army);
    }

    // "b13 b14 at 432.6, 426.3 facing 342.0 (IN MOVEMENT)"
    void formation(Unit leader) {
        std::string units;
        for (const Unit unit : members(p_, leader)) units += (units.empty() ? "" : " ") + unit_text(unit);
        const plane::Pose pose = p_.stands[leader].pose();
        const FormationState& state = p_.formations[leader];
        text_ += "  " +
                 say({std::string(kDescribe.formation),
                      {Argument::of_word("units", units), Argument::of_word("x", fmt::format("{:.1f}", pose.x / 100.0)),
                       Argument::of_word("y", fmt::format("{:.1f}", pose.y / 100.0)),
                       Argument::of_word("facing", fmt::format("{:.1f}", pose.facing / 10.0)),
                       Argument::of_word("moving", state.green ? "yes" : "no"), number("orange", state.orange)}}) +
                 "\n";
    }
    // "b13", with a minus for each Loss, ! for a yellow marker, ~ for Smoke, and a small f for fastened guns.
    std::string unit_text(Unit unit) const {
        const Marks& marks = p_.marks[unit];
        return std::string(word(unit)) + std::string(marks.losses, '-') + std::string(marks.yellow, '!') + (marks.smoke ? "~" : "") +
               (p_.stands[unit].fastened ? "f" : "");
    }

    void generals(Army army) {
        std::string all;
        for (const General general : GeneralSet::first(kGenerals)) {
            if (army_of(general) != army || !p_.on_board(general)) continue;
            const GeneralState& state = p_.generals[general];
            all += fmt::format("{}{}", all.empty() ? "" : ", ", word(general));
            if (state.host != kNoUnit) all += fmt::format(" @{}", word(state.host));
            else all += fmt::format(" {:.1f} {:.1f}", static_cast<double>(state.x) / 100, static_cast<double>(state.y) / 100);
            if (const int box = p_.boxes[static_cast<std::size_t>(index_of(general))]; box > 0) all += fmt::format(" [{}]", box);
        }
        if (!all.empty()) text_ += "  " + say({std::string(kDescribe.generals), {Argument::of_word("generals", all)}}) + "\n";
    }

    const Position& p_;
    const Speech& speech_;
    std::string text_;
};

}   // namespace

// EM-6.3  Turn I is 11:30, and each turn half an hour.
Message Records::headline(const Position& p) {
    const int minutes = 11 * 60 + 30 * p.turn;
    return {"card.headline",
            {Argument::of_word("time", fmt::format("{}:{:02}", minutes / 60, minutes % 60)), number("turn", p.turn),
             number("turns", data_of(p.scenario).turns)}};
}

std::string Records::describe(const Position& p, Seat, const Speech& speech) { return Description(p, speech).text(); }

}   // namespace papelotte::enemy_mistakes
