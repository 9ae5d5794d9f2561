// See evaluate.h.
#include "games/enemy_mistakes/doctrine/evaluate.h"

#include <algorithm>
#include <cmath>

#include "games/enemy_mistakes/doctrine/doctrine.h"
#include "games/enemy_mistakes/doctrine/field.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr float kPoints = 20;
constexpr float kNearFarm = 90;   // millimetres

class Counting {
   public:
    explicit Counting(const Position& p)
        : p_(p),
          is_short_(p.scenario == Scenario::short_game),
          late_(std::min(1.0f, static_cast<float>(p.turn - 1) / static_cast<float>(data_of(p.scenario).turns))) {
        at(is_short_ ? Feature::even_short : p.scenario == Scenario::medium ? Feature::even_medium : Feature::even) = 1;
        at(Feature::late) = late_;
        at(Feature::late_squared) = late_ * late_;
        count_points();
        count_farms();
        for (const Army army : kAllArmies) count_army(army);
        for (const Army army : kAllArmies) count_danger(army);
    }
    const Features& features() const { return out_; }

   private:
    float& at(Feature feature) { return out_[static_cast<std::size_t>(feature)]; }

    void count_points() {
        float lead = 0;
        for (const Army army : kAllArmies) lead += static_cast<float>((army == Army::blue ? 1 : -1) * score_of(p_, army).total());
        const bool decide = !is_short_ || garrisons_kept() < 2;
        at(is_short_ ? Feature::short_lead : Feature::lead) = decide ? lead / kPoints : 0;
        at(is_short_ ? Feature::short_lead_late : Feature::lead_late) = decide ? lead / kPoints * late_ : 0;
    }

    int garrisons_kept() const {
        int kept = 0;
        for (const Unit garrison : kGarrisons) kept += p_.on_board(garrison);
        return kept;
    }

    // EM-17.5, EM-17.10
    void count_farms() {
        float weakest = 1;
        for (const Unit garrison : kGarrisons) {
            if (!p_.on_board(garrison)) {
                weakest = 0;
                continue;
            }
            const auto capacity = static_cast<float>(data_of(garrison).capacity);
            const float whole = (capacity - static_cast<float>(p_.marks[garrison].losses)) / capacity;
            weakest = std::min(weakest, whole);
            if (!is_short_) at(Feature::garrisons) += whole * stake_in(p_, garrison) / 40;
            const plane::Vec farm = plane::point(p_.stands[garrison].pose());
            for (const Unit unit : units_of(Army::blue) - kArtillery)
                if (p_.on_board(unit) && plane::length(plane::point(p_.stands[unit].pose()) - farm) < kNearFarm)
                    at(Feature::blue_at_farms) += 0.1f;
        }
        at(Feature::garrisons_late) = at(Feature::garrisons) * late_;
        at(Feature::blue_at_farms_late) = at(Feature::blue_at_farms) * late_;
        if (!is_short_) return;
        at(Feature::weakest) = weakest;
        at(Feature::weakest_late) = weakest * late_;
        int both = 0;
        for (const ObjectiveData& objective : kObjectiveData) both += objective.garrison ? objective.points : 0;
        at(Feature::farms) = garrisons_kept() == 2 ? -1.0f : score_of(p_, Army::blue).objectives >= both ? 1.0f : 0.0f;
        at(Feature::farms_late) = at(Feature::farms) * late_;
    }

    void count_army(Army army) {
        const bool blue = army == Army::blue;
        float strength = 0, shaken = 0;
        int tired = 0;
        if (army == Army::black && !data_of(p_.scenario).black) return;
        for (const Unit unit : units_of(army) - kGarrisons) {
            const Marks& marks = p_.marks[unit];
            if (is_removed(marks.fate) || (marks.fate == Fate::absent && army != Army::black)) continue;
            const float left = 1 - 0.6f * static_cast<float>(marks.losses) / static_cast<float>(data_of(unit).capacity);
            const float worth = (static_cast<float>(data_of(unit).points) + 2) * left;
            strength += worth;
            if (marks.fate != Fate::on_board) continue;
            if (marks.yellow > 0) shaken += worth;
            tired += p_.formation(unit).orange > 0;
        }
        at(blue ? Feature::blue_strength : army == Army::red ? Feature::red_strength : Feature::black_strength) = strength / kPoints;
        at(blue ? Feature::blue_shaken : Feature::coalition_shaken) += shaken / kPoints;
        at(blue ? Feature::blue_tired : Feature::coalition_tired) += static_cast<float>(tired) / 10;
        int markers = p_.armies[army].chief + p_.armies[army].taken;
        for (const General general : GeneralSet::first(kGenerals))
            if (army_of(general) == army) markers += p_.boxes[static_cast<std::size_t>(index_of(general))];
        at(Feature::markers) += static_cast<float>(blue ? markers : -markers) / 10;
    }

    void count_danger(Army army) {
        const UnitSet units = units_on_board(p_, army) - kGarrisons;
        if (units.empty()) return;
        const Field field(p_, army, kWeights[index_of(army)]);
        float danger = 0;
        for (const Unit unit : units) danger += field.danger(unit, field.spot_of(unit));
        at(army == Army::blue ? Feature::blue_danger : Feature::coalition_danger) += danger / kPoints;
    }

    const Position& p_;
    const bool is_short_;
    const float late_;
    Features out_{};
};

}   // namespace

Features features_of(const Position& p) { return Counting(p).features(); }

float blue_chance(const Position& p) { return ai::chance_by(kEvaluation, features_of(p)); }

// EM-17.8  With three players red and black share what blue leaves them by their points.
float Doctrine::evaluate(const Position& p, Seat seat) {
    const float blue = blue_chance(p);
    if (seat == kBlueSeat) return blue;
    if (!p.three_players()) return 1 - blue;
    const auto lead = static_cast<float>(score_of_seat(p, kRedSeat).total() - score_of_seat(p, kBlackSeat).total());
    const float red = 1 / (1 + std::exp(-lead / kPoints));
    return (1 - blue) * (seat == kRedSeat ? red : 1 - red);
}

}   // namespace papelotte::enemy_mistakes
