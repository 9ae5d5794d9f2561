// Made by tools/compile_data from data/enemy_mistakes/schema.json: do not edit. `compile_data --types data/enemy_mistakes` writes it anew.
export type Class = 'recruit' | 'regular' | 'veteran' | 'elite' | 'guard';
export type ByTurn = number[];

declare const tables: {
  game: 'enemy_mistakes';
  format: number;
  classes: {
    id: Class;
    melee: number;
    pursuit: number;
    re_rolls: boolean;
    result: number;
  }[];
  fire_discipline: {
    normal: number;
    good: number;
    optimal: number;
  };
  advance: [number, number, number, number];
  light_cavalry_advance: number;
  terrain: {
    type: 'grass' | 'hill' | 'wood' | 'farm_field' | 'town' | 'road' | 'sunken_road' | 'torrent' | 'bridge';
    cap: number | null;
    reduces: number;
    still: number;
    defending_infantry: number;
    cavalry: number;
    bombardment: number;
    shelters: 'none' | 'all' | 'still' | 'still_infantry';
    blocks_fire: boolean;
    blocks_sight: boolean;
  }[];
  bombardment: {
    plain_up_to: number;
    effects: {
      from: number;
      firer_shaken: boolean;
      damage: number;
      losses: number;
      move: 'none' | 'withdraw' | 'retreat';
    }[];
    firer_shaken: number;
    column: number;
    rear: number;
    support: number;
    grand_battery: number;
  };
  damage_from: number;
  entrance: {
    first_turn: number;
    needs: ByTurn;
  };
  substitute_needs: ByTurn;
  initiative: {
    first: number;
    second: number;
  };
  assign: {
    most_to_a_general: number;
    most_kept: number;
    general_move_um: number;
  };
  orders: {
    put_base: number;
    put_per_unit: number;
    put_most: number;
    mixed: number;
    out_of_sight: number;
    keep: number;
    recover_per_unit: number;
    redeploy: number;
    redeploy_um: number;
    out_of_sequence_per_unit: number;
  };
  melee: {
    effects: [{
      from: number;
      effect: 'none' | 'withdraw' | 'retreat' | 'rout';
      pursuit: boolean;
    }, {
      from: number;
      effect: 'none' | 'withdraw' | 'retreat' | 'rout';
      pursuit: boolean;
    }, {
      from: number;
      effect: 'none' | 'withdraw' | 'retreat' | 'rout';
      pursuit: boolean;
    }, {
      from: number;
      effect: 'none' | 'withdraw' | 'retreat' | 'rout';
      pursuit: boolean;
    }];
    charged: number;
    general: number;
    enemy_withdrew: number;
    artillery_support: number;
    support: number;
    most_support: number;
    heavy_against_light: number;
    medium_against_light: number;
    heavy_against_medium: number;
    infantry_behind_cavalry: number;
    cavalry_behind_infantry_against_cavalry: number;
    cavalry_behind_infantry_against_infantry: number;
    shaken: number;
    shaken_infantry_against_cavalry: number;
    cavalry_against_steady_infantry: number;
    torrent: number;
  };
  pursuit: {
    needs: number;
    shaken: number;
    cavalry: number;
    veteran_target: number;
    two_stars: number;
    three_stars: number;
    infantry_um: number;
    cavalry_um: number;
    side_step_um: number;
  };
  result: {
    guard: number;
    two_yellow: number;
    one_yellow: number;
    withdrew: number;
    shaken_from: number;
    orange: number;
  };
  attached_check: {
    falls_up_to: number;
    three_stars: number;
    two_stars: number;
    routed: number;
    shaken: number;
    in_melee: number;
  };
  unattached_check: {
    captured_up_to: number;
    cavalry: number;
    light_cavalry: number;
    escape_um: number;
  };
  removal: {
    eliminated: number;
    captured: number;
    out_of_field: number;
  };
};
export default tables;
