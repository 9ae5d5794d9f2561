// W2-13.1 … W2-13.4, W2-O7  The choice of battles, and the decisions before blocks are revealed.
#pragma once

#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// W2-10.3.2, W2-9.2.4  How many battles the faction may fight, and how many new engagements it may make, in this impulse.
int battle_limit(const Position&, Faction);

// W2-13.1  Empty when the faction may fight there now.
Refusal why_no_battle(const Position&, Faction, Area);

// W2-5.3.1  Empty when the gun can be employed in the current battle.
Refusal why_not_employ(const Position&, Unit gun);

// W2-13.1.7  The Attacker chooses the next battle.
struct ChooseBattle {
    static constexpr std::string_view name = "choose_battle";
    using lies_on = Steps<EndImpulse, ChooseBattle>;
    static constexpr Prompt prompt{name, "ask.choose_battle", {"W2-13.1.7", "W2-13.1.3", "W2-13.1.4", "W2-13.1.5"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &ChooseBattle::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when there is no area to fight in, or the limit is reached
};

// W2-13.3.1  The Attacker declares activated guns next to the area.
struct EmployGuns {
    static constexpr std::string_view name = "employ_guns";
    using lies_on = Steps<ChooseBattle>;
    static constexpr Prompt prompt{name, "ask.employ_guns", {"W2-13.3.1", "W2-5.3.1", "W2-5.3.3"}, Stakes::fight};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when there is no gun to employ
};

// W2-O7.1  The Defender may play the Disc to retreat.
struct Retreat {
    static constexpr std::string_view name = "retreat";
    using lies_on = Steps<ChooseBattle>;
    static constexpr Prompt prompt{name, "ask.retreat", {"W2-O7.1", "W2-O7.2", "W2-O7.6"}, Stakes::fight};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// W2-O7.2  The Defender chooses an area for each unit.
struct RetreatPlaces {
    static constexpr std::string_view name = "retreat_places";
    using lies_on = Steps<ChooseBattle>;
    static constexpr Prompt prompt{name, "ask.retreat_places", {"W2-O7.2"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// W2-13.4  The British may add a reserve from the sunken road. They are asked even if none can come, to keep that secret (W2-22.2.2).
struct SunkenRoad {
    static constexpr std::string_view name = "sunken_road";
    using lies_on = Steps<ChooseBattle, EndImpulse>;
    static constexpr Prompt prompt{name, "ask.sunken_road", {"W2-13.4.2", "W2-13.4.3", "W2-13.4.5"}, Stakes::fight};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// Begins a battle or a bombardment: puts its first decision on the agenda. The guns of a bombardment have been named already.
void begin_battle(Position&, Faction attacker, Area, Effects&);
void after_employment(Position&);   // continues with the retreat, the sunken road or the fire

}  // namespace papelotte::waterloo200
