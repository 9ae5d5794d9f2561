#include "games/waterloo/doctrine/forecast.h"

#include <cmath>

#include "games/waterloo/doctrine/odds_tables.h"
#include "games/waterloo/doctrine/worth.h"
#include "games/waterloo/rules/steps/cavalry.h"
#include "games/waterloo/rules/steps/volley.h"

namespace papelotte::waterloo {
namespace {

// The sum of the terms that `list_terms` adds to a tally.
float sum_of(auto&& list_terms) {
    Tally tally;
    list_terms(tally);
    return static_cast<float>(tally.total());
}

void add_unit(const Position& p, Unit unit, Force& force) {
    const UnitState& state = p.unit(unit);
    switch (arm_of(unit)) {
        case Arm::infantry:
            ++force.infantry;
            force.fire += sum_of([&](Tally& tally) { firer_terms(unit, tally); });
            force.morale += sum_of([&](Tally& tally) { morale_terms_of(unit, tally); });
            force.standing += state.posture != Posture::upright;
            force.guard = force.guard || nation_of(unit) == Nation::imperial_guard;
            force.infantry_worth += worth_of(unit);
            return;
        case Arm::cavalry:
            ++(state.posture == Posture::upright ? force.fresh : force.tired);
            force.melee += sum_of([&](Tally& tally) { melee_terms(p, unit, false, tally); });   // the origin is not known yet
            return;
        case Arm::artillery:
            ++force.all_guns;
            force.gun_worth += worth_of(unit);
            if (state.unmanned) return;
            ++force.guns;
            force.gun_cubes += gun_cubes(static_cast<int>(sum_of([&](Tally& tally) { defensive_fire_terms(unit, tally); })), 0);
            return;
        case Arm::leader: return;
    }
}

float mean(float sum, float number) { return number > 0 ? sum / number : 0; }

// The average cost of one hit on cavalry: a fresh unit is tired, a tired one is lost.
float hit_on(const Force& force) {
    const auto fresh = static_cast<float>(force.fresh), tired = static_cast<float>(force.tired);
    return mean(fresh * (kFreshHorse - kTiredHorse) + tired * kTiredHorse, fresh + tired);
}

// The course of the fight. Numbers of units are averages; cavalry is present with a probability.
class Fight {
   public:
    Fight(const Force& assaulting, const Force& defending, Area area)
        : a_(assaulting),
          d_(defending),
          area_(area),
          rough_(kRough.has(area)),
          a_worth_(mean(assaulting.infantry_worth, assaulting.infantry)),
          d_worth_(mean(defending.infantry_worth, defending.infantry)),
          standing_(mean(defending.standing, defending.infantry)) {}

    Forecast forecast();

   private:
    struct Check {
        float leave, die;
    };
    void guns_fire();
    void melee();
    void volleys();
    float volley(const Force& firing, bool at_sheltered) const;
    MoraleSituation situation(const Force& side, bool defending) const;
    static float shift_in(const MoraleSituation&);
    Check check(const Force& side, bool defending, float shelter) const;
    void suffer(Force& side, float cubes, bool defending, float shelter);
    void charge(Force& charged, const Force& horsemen, float horse, bool defending);
    void guns_taken();

    Force a_, d_;
    Area area_;
    bool rough_;
    float a_worth_, d_worth_;           // of one infantry unit
    float standing_;                    // the fraction of the defending infantry that is not mobile
    float a_horse_ = 0, d_horse_ = 0;   // the probability that the side still has cavalry in the area
    Forecast out_{};
};

Forecast Fight::forecast() {
    const float came = a_.infantry, stood = d_.infantry;
    guns_fire();
    melee();
    volleys();
    charge(d_, a_, a_horse_, true);
    charge(a_, d_, stood > 0 ? d_horse_ * out_.taken : d_horse_, false);
    if (came > 0 && stood == 0) out_.taken = std::min(a_.infantry / came, 1.f);
    guns_taken();
    return out_;
}

// WL-7.2
void Fight::guns_fire() {
    if (d_.guns == 0 || kRiver.has(area_)) return;
    if (a_.infantry > 0) {
        a_.cubes += d_.gun_cubes;
        out_.suffered += d_.gun_cubes;
        return;
    }
    const float hits = std::min(kGunHitsCavalry * static_cast<float>(d_.guns), static_cast<float>(2 * a_.fresh + a_.tired));
    const float tiring = std::min(hits, static_cast<float>(a_.fresh));
    out_.horses_lost += tiring * (kFreshHorse - kTiredHorse) + (hits - tiring) * kTiredHorse;
    a_.melee += tiring * kTables.melee.tired;
}

// WL-7.3  Every loser leaves the fight, fresh or tired, so here each unit loses once.
void Fight::melee() {
    const int ours = std::min(a_.cavalry(), 7), theirs = std::min(d_.cavalry(), 7);
    a_horse_ = ours > 0;
    d_horse_ = theirs > 0;
    if (ours == 0 || theirs == 0) return;
    const float difference = mean(a_.melee, static_cast<float>(a_.cavalry())) - mean(d_.melee, static_cast<float>(d_.cavalry()));
    const int low = static_cast<int>(std::floor(difference));
    const float part = difference - static_cast<float>(low), win = melee_odds(low) * (1 - part) + melee_odds(low + 1) * part;
    std::array<std::array<float, 8>, 8> left{};   // the probability that the numbers left, ours and theirs, reach this pair
    left[static_cast<std::size_t>(ours)][static_cast<std::size_t>(theirs)] = 1;
    float our_losses = 0, their_losses = 0;
    a_horse_ = d_horse_ = 0;
    for (int i = ours; i >= 0; --i)
        for (int j = theirs; j >= 0; --j) {
            const float chance = left[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
            if (i == 0 || j == 0) {
                (i > 0 ? a_horse_ : d_horse_) += chance;
                our_losses += chance * static_cast<float>(ours - i);
                their_losses += chance * static_cast<float>(theirs - j);
                continue;
            }
            left[static_cast<std::size_t>(i)][static_cast<std::size_t>(j - 1)] += chance * win;
            left[static_cast<std::size_t>(i - 1)][static_cast<std::size_t>(j)] += chance * (1 - win);
        }
    out_.horses_lost += our_losses * hit_on(a_);
    out_.horses_killed += their_losses * hit_on(d_);
}

// WL-7.4.2  The cubes that all infantry of a side inflicts.
float Fight::volley(const Force& firing, bool at_sheltered) const {
    const auto& values = kTables.infantry;
    const float pairs = std::max(mean(firing.cubes, firing.infantry) - 0.5f, 0.f) / 2;   // the average after rounding down
    const float modifier = mean(firing.fire, firing.infantry) + values.per_two_cubes * pairs + (at_sheltered ? values.strong_point : 0.f);
    return firing.infantry * volley_odds(modifier).cubes;
}

MoraleSituation Fight::situation(const Force& side, bool defending) const {
    return {.area = area_, .supported = side.supported, .with_guns = defending && side.all_guns > 0};
}

float Fight::shift_in(const MoraleSituation& here) {
    return sum_of([&](Tally& tally) { morale_terms_in(here, tally); });
}

// WL-8  The result of a morale check for one unit of the side.
Fight::Check Fight::check(const Force& side, bool defending, float shelter) const {
    const Force& enemy = defending ? a_ : d_;
    const float against_horse = defending ? a_horse_ : d_horse_;
    const float own = mean(side.cubes + side.morale, side.infantry);
    MoraleSituation here = situation(side, defending);
    here.against_guard = defending && enemy.guard;
    const float alone = shift_in(here);
    here.combined = true;
    const float combined = shift_in(here);
    here.sheltered = true;   // there R is a cube (WL-8.2.3)
    const MoraleOdds open = morale_odds(own + alone + (combined - alone) * against_horse), sheltered = morale_odds(own + shift_in(here));
    return {(1 - shelter) * open.retreat * (1 - against_horse),                               // WL-8.2.2
            (1 - shelter) * (open.eliminated + open.retreat * against_horse) + shelter * sheltered.eliminated};
}

// The side takes cubes and checks its morale.
void Fight::suffer(Force& side, float cubes, bool defending, float shelter) {
    const float too_many =
        std::max(side.cubes + cubes - kTables.cubes_per_infantry * side.infantry, 0.f) / kTables.cubes_to_eliminate;   // WL-9.2.2
    side.cubes += cubes;
    const Check checked = check(side, defending, shelter);
    const float die = std::min(checked.die + too_many / side.infantry * (1 - checked.die), 1.f), stay = std::max(1 - die - checked.leave, 0.f);
    (defending ? out_.killed : out_.lost) += die * side.infantry * (defending ? d_worth_ : a_worth_);
    (defending ? out_.inflicted : out_.suffered) += cubes - die * side.cubes;   // eliminated units remove their cubes
    if (defending) out_.driven_off += checked.leave * side.infantry;
    for (float* number : {&side.infantry, &side.cubes, &side.fire, &side.morale}) *number *= stay;
}

// WL-7.4
void Fight::volleys() {
    constexpr float kNobody = 0.15f;
    if (a_.infantry <= 0 || d_.infantry <= 0) return;
    const float stood = d_.infantry, came = a_.infantry;
    const float shelter = std::min(area_data(area_).strong_point_capacity / stood, standing_);   // WL-13.2.1
    for (int round = 0; round < 2 && d_.infantry > kNobody && a_.infantry > kNobody; ++round) {
        suffer(a_, volley(d_, false), false, 0);
        if (a_.infantry > kNobody) suffer(d_, volley(a_, shelter > 0.99f), true, shelter);
    }
    const float gone = 1 - std::min(d_.infantry / stood, 1.f), here = std::min(a_.infantry / came, 1.f);
    out_.taken = std::pow(gone, stood) * (1 - std::pow(1 - here, came));
}

// WL-7.5  Cavalry of one side charges the remaining infantry of the other.
void Fight::charge(Force& charged, const Force& horsemen, float horse, bool defending) {
    if (rough_ || horse < 0.05f || charged.infantry < 0.1f) return;
    (defending ? out_.horses_lost : out_.horses_killed) += horse * kMusketHitsCavalry * charged.infantry * hit_on(horsemen);   // WL-7.5.5
    const float sheltered = defending ? std::min<float>(area_data(area_).strong_point_capacity, standing_ * charged.infantry) : 0;
    const float open = charged.infantry - sheltered;   // WL-7.5.10
    if (open <= 0) return;
    const float own = mean(charged.cubes + charged.morale, charged.infantry);
    MoraleSituation here = situation(charged, defending);
    here.charged = true;
    const MoraleOdds mobile = morale_odds(own + shift_in(here));
    here.in_square = true;
    const MoraleOdds square = morale_odds(own + shift_in(here));
    const float squares = !defending ? 0 : d_.cavalry() > 0 ? 1 : standing_;   // WL-7.5.3, WL-7.5.4
    const float die = horse * (squares * (square.eliminated + square.retreat) + (1 - squares) * (mobile.eliminated + mobile.retreat));
    (defending ? out_.killed : out_.lost) += die * open * (defending ? d_worth_ : a_worth_);
    (defending ? out_.inflicted : out_.suffered) -= die * mean(charged.cubes * open, charged.infantry);
    charged.infantry -= die * open;
}

// WL-7.6, WL-7.7  Infantry takes the guns, cavalry unmans them.
void Fight::guns_taken() {
    out_.killed += out_.taken * d_.gun_worth;
    const float left_alone = std::max(1 - d_.infantry, 0.f);
    out_.inflicted += (1 - out_.taken) * a_horse_ * left_alone * static_cast<float>(d_.guns);
}

}  // namespace

Force assaulting_force(const Position& p, UnitSet units, float cubes, bool supported) {
    Force force;
    for (const Unit unit : units) add_unit(p, unit, force);
    force.cubes = cubes;
    force.supported = supported;
    return force;
}

Force defending_force(const Position& p, Seat side, Area area) {
    Force force;
    for (const Unit unit : units_at(p, area, side)) add_unit(p, unit, force);
    for (const Army army : {Army::french, Army::anglo_allied, Army::prussian})
        if (side_of(army) == side && force.infantry > 0) force.cubes += static_cast<float>(p.cubes(area, colour_of(army)));
    force.supported = is_supported(p, side, area);
    return force;
}

Forecast forecast_assault(const Force& assaulting, const Force& defending, Area area) { return Fight(assaulting, defending, area).forecast(); }

}  // namespace papelotte::waterloo
