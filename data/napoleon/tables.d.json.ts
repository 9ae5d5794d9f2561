// Made by tools/compile_data from data/napoleon/schema.json: do not edit. `compile_data --types data/napoleon` writes it anew.
export type UnitType = 'infantry' | 'cavalry' | 'foot_artillery' | 'horse_artillery' | 'commander';
export interface TypeData {
  type: UnitType;
  map_move: number;
  battle_moves: number;
  skirmish_fire: number;
  rout_loss: number;
}
export interface RoadLimits {
  move: number;
  river_attack: number;
  battle: number;
}
export type Army = 'french' | 'anglo_dutch' | 'prussian';
export type ByArmy = Record<Army, number>;

declare const tables: {
  game: 'napoleon';
  format: number;
  types: TypeData[];
  roads: {
    main: RoadLimits;
    secondary: RoadLimits;
  };
  group_moves: ByArmy;
  set_up: {
    allied: number;
    french: number;
  };
  forced_march: {
    extra: number;
    fails_up_to: number;
    commander: number;
  };
  morale: {
    low_up_to: number;
    commander: number;
    square: number;
  };
  fire: {
    farm: number;
    infantry_at_square: number;
    shock: number;
    cavalry_at_square: number;
    cavalry_in_woods: number;
    hill: number;
    long_range_at_square: number;
    first_short_range: number;
    horse_artillery_at_square_first: number;
    horse_artillery_at_square: number;
  };
  skirmish: {
    fewer_than: number;
    most_shown: number;
  };
  terrain_draw: [{
    attacker: number;
    defender: number;
  }, {
    attacker: number;
    defender: number;
  }, {
    attacker: number;
    defender: number;
  }];
  stream_crossings: number;
  stalemate: {
    idle_turns: number;
    most_turns: number;
  };
  defeat: ByArmy;
  cities_to_win: number;
};
export default tables;
