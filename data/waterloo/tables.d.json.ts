// Made by tools/compile_data from data/waterloo/schema.json: do not edit. `compile_data --types data/waterloo` writes it anew.
export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'leader';
export type Nation = 'french' | 'imperial_guard' | 'british' | 'german' | 'dutch' | 'prussian';
export type RowOfMorale = ('' | 'R' | 'E')[];
export type Moves = [number, number];
export type Rough = ('woods' | 'town' | 'river')[];
export interface Discs {
  green: number;
  red: number;
  purple: number;
}
export type NineTurnsOfDiscs = Record<string, Discs>;
export type Order = 'close_contact' | 'reserve_move' | 'fire' | 'assault' | 'change_formation' | 'reinforce' | 'do_nothing';
export type Side = 'french' | 'allied';

declare const tables: {
  game: 'waterloo';
  artillery_vs_infantry: {
    rule: string;
    rows: string;
    columns: string;
    cubes: [number, number, number, number][];
    natural_six_min_cubes: number;
    modifiers: {
      id: 'target_square' | 'target_river' | 'sunken_road' | 'british_artillery' | 'target_woods_or_town' | 'ridge' | 'strong_point';
      value: number;
      when: string;
      ranged_only: boolean;
    }[];
  };
  artillery_vs_cavalry: {
    rule: string;
    hit_on: number;
    modifiers: [];
    ranged_effect: string;
    defensive_effect: string;
  };
  artillery_vs_artillery: {
    rule: string;
    hit_on: number;
    effect: string;
  };
  artillery_range: {
    min: number;
    max: number;
  };
  target_preference: Arm[];
  skirmish: {
    rule: string;
    hit_on: number;
    modifiers: [];
  };
  infantry_vs_infantry: {
    rule: string;
    rows: string;
    result: {
      cubes: number;
      check: boolean;
    }[];
    natural_six_min_cubes: number;
    modifiers: {
      id: 'target_square' | 'british_firer' | 'cubes' | 'firer_square' | 'strong_point';
      value: number;
      per?: number;
      when: string;
    }[];
    rounds: number;
  };
  infantry_vs_cavalry: {
    rule: string;
    hit_on: number;
    effect: string;
  };
  cavalry_melee: {
    rule: string;
    modifiers: {
      id: 'imperial_guard' | 'tired' | 'dutch' | 'from_rough';
      value: number;
      when?: string;
    }[];
    tie: string;
    fresh_loser: string;
    tired_loser: string;
  };
  cavalry_control: {
    rule: string;
    continue_on: Record<Nation, number>;
  };
  morale: {
    rule: string;
    columns: [number, number, number, number, number, number, number];
    rows: Record<'1' | '2' | '3' | '4' | '5' | '6', RowOfMorale>;
    right: {
      id: 'charged_by_cavalry_alone' | 'unsupported' | 'landwehr' | 'woods_or_town' | 'vs_assaulting_guard_infantry' | 'combined_force';
      value: number;
      not_if?: string;
      only?: string;
    }[];
    left: {
      id: 'square_vs_cavalry_alone' | 'british_or_guard' | 'with_artillery' | 'strong_point';
      value: 'box' | number;
      only?: string;
    }[];
    R_with_enemy_cavalry: 'E';
    R_in_strong_point: string;
  };
  support: {
    rule: string;
    adjacent_areas_needed: number;
    at_board_edge: number;
  };
  strong_points: Record<string, {
    capacity: number;
    shift: number;
  }>;
  area_limit: {
    combat_units: number;
    leaders: number;
  };
  cubes_per_infantry_max: number;
  cubes_to_eliminate: number;
  movement: {
    infantry: Moves;
    artillery: Moves;
    cavalry: Moves;
    leader: Moves;
    columns: ['close_contact', 'reserve'];
    cavalry_stops_in: Rough;
    cavalry_may_not_assault_into: Rough;
  };
  discs: {
    french: NineTurnsOfDiscs;
    allied: NineTurnsOfDiscs;
  };
  disc_actions: {
    green: Order[];
    red: Order[];
    purple: Order[];
    do_nothing_with_red_or_purple: string;
  };
  tiles: number[];
  grand_battery_uses: number;
  prussian_arrival: {
    from_turn: number;
    die_to_pieces: Record<'1' | '2' | '3' | '4' | '5' | '6', number>;
  };
  casualty_value: Record<'infantry' | 'imperial_guard_infantry' | 'artillery' | 'leader' | 'cavalry', number>;
  victory: {
    french: {
      infantry_in: string;
      casualties: number;
      counting: 'french' | 'anglo_allied';
    };
    allied: {
      infantry_in: string;
      casualties: number;
      counting: 'french' | 'anglo_allied';
    };
    both: string;
    none_after_turn_9: Side;
  };
  initiative: {
    turns_1_7: Side;
    check_turn: number;
    french_keep_if: string;
  };
};
export default tables;
