// Made by tools/compile_data from data/waterloo200/schema.json: do not edit. `compile_data --types data/waterloo200` writes it anew.
export type Rules = string[];
export type Faction = 'french' | 'british' | 'prussian';
export type CountByFaction = Record<Faction, number>;
export interface TerrainRow {
  mp: number | null;
  stacking: number | null;
}
export type CorpsByArea = Record<string, 'br_I' | 'br_R'>;
export type AreasByFaction = Record<Faction, number>;
export type Circle = 'green' | 'yellow' | 'red' | 'black';
export type UnitType = 'infantry' | 'cavalry' | 'foot_artillery' | 'horse_artillery' | 'tactical_leader' | 'strategic_leader';
export interface Radius {
  stars: number;
  heart: number;
}
export type Span = [number, number];
export type BattleResult = {
  result: 'draw';
  abs_fr: Span;
} | {
  result: 'marginal';
  abs_fr: Span;
  divisor: number;
} | {
  result: 'decisive';
  abs_fr: Span;
  divisor: number;
} | {
  result: 'brilliant';
  abs_fr: [number, null];
  fixed: number;
};
export type IconsByType = Record<'leaders' | 'infantry' | 'cavalry' | 'artillery', number>;
export interface CorpsArrival {
  turn: number;
  corps: string;
  area: number;
  fixed: string[];
  drawn: Partial<Record<'cavalry' | 'infantry', number>>;
  on_map: number;
  to_pool: number;
}
export type AreasByPrussianCorps = Record<'pr_I' | 'pr_II' | 'pr_IV', number>;

declare const tables: {
  game: 'waterloo200';
  format: number;
  turns: {
    count: number;
    first_hour: number;
    hours_per_turn: number;
    prussian_arrival_turns: [number, number, number];
    reorganisation_turns: [number, number, number, number];
    initial_disc: 'french';
    rules: Rules;
  };
  sides: {
    french: ['french'];
    allied: ['british', 'prussian'];
  };
  seats: ['french', 'british', 'prussian'];
  components: {
    units: CountByFaction;
    corps: Record<string, number>;
    strategic_leaders: CountByFaction;
    tactical_leaders: CountByFaction;
    rules: Rules;
  };
  corps: {
    id: string;
    faction: Faction;
    commander: string;
    colour: string;
  }[];
  terrain: {
    green: TerrainRow;
    yellow: TerrainRow;
    red: TerrainRow;
    black: TerrainRow;
    bonus_range: [number, number];
    rules: Rules;
  };
  areas: {
    count: number;
    red: number[];
    black: number[];
    chemin_creux: CorpsByArea;
    hq: AreasByFaction;
    brunswick: number;
    victory: {
      count: number;
      numbers: number[];
    };
    from_examples: Record<string, {
      circle?: Circle;
      terrain_bonus?: number;
      move_cost?: number;
    }>;
    rules: Rules;
  };
  movement: {
    base_mp: Record<UnitType, number>;
    base_mp_exceptions: {
      english_cavalry: number;
      british_leaders: number;
    };
    boost: number;
    engage: number;
    disengage: number;
    reveal: number;
    max_move_when_activated: Record<Faction, number>;
    rules: Rules;
  };
  hits_per_step: {
    black: number;
    white: number;
    red: number;
    heart: number;
    star: number;
    cannon_ball: number;
    pawn: number;
    rules: Rules;
  };
  special_values: {
    artillery: {
      last_step: 'pawn';
      av_last_step: number;
      av_other: 'strength';
    };
    tactical_leader: {
      last_step: 'heart';
      tv_last_step: number;
      tv_other: 'strength';
    };
    strategic_leader: {
      last_step: 'heart';
      sv_last_step: number;
      sv_other: 'strength';
    };
    rules: Rules;
  };
  tactical_radius: {
    french: Radius;
    british: Radius;
    prussian: Radius;
    uxbridge: Record<'4' | '3' | '2' | 'heart', number>;
    rules: Rules;
  };
  actions: {
    passes_to_end_turn: number;
    impulse_safeguard_per_turn: number;
    rules: Rules;
  };
  artillery: {
    max_employed_per_battle: Record<Faction, number | null>;
    reduction_after_employment: number;
    rules: Rules;
  };
  combat: {
    losses: [BattleResult, BattleResult, BattleResult, BattleResult];
    rules: Rules;
  };
  morale: {
    start: number;
    factions: ['french', 'british'];
    loss_per_eliminated_unit: number;
    rules: Rules;
  };
  setup: {
    on_map: CountByFaction;
    pool: CountByFaction;
    on_map_by_type: {
      french: IconsByType;
      british: IconsByType;
    };
    napoleon: number;
    wellington: number;
    brunswick: {
      area: number;
      on_map: {
        cavalry: number;
        infantry: number;
      };
    };
    rules: Rules;
  };
  prussian_arrival: [CorpsArrival, CorpsArrival, CorpsArrival];
  victory: {
    decisive: [{
      kind: 'strategic_leader_eliminated';
      leaders: ['fr_napoleon_sl', 'br_wellington_sl'];
      rule: string;
    }, {
      kind: 'units_eliminated';
      count: number;
      rule: string;
    }, {
      kind: 'control_all_victory_areas';
      count: number;
      rule: string;
    }];
  };
  optional_rules: {
    id: 'free_setup';
    number: number;
    rules: Rules;
  } | {
    id: 'cavalry_charge';
    number: number;
    rules: Rules;
    of_cavalry_factor: number;
  } | {
    id: 'reconnaissance';
    number: number;
    rules: Rules;
    max_mp: number;
    max_mp_english: number;
    reveal: number;
  } | {
    id: 'impetus';
    number: number;
    rules: Rules;
    mp: number;
  } | {
    id: 'grand_battery';
    number: number;
    rules: Rules;
    range: number;
  } | {
    id: 'languages';
    number: number;
    rules: Rules;
    languages: ['english', 'german', 'dutch'];
    penalty_per_extra_language: number;
    max_penalty: number;
  } | {
    id: 'retreat';
    number: number;
    rules: Rules;
  } | {
    id: 'combined_attack';
    number: number;
    rules: Rules;
    attacker_hits: number;
  } | {
    id: 'morale';
    number: number;
    rules: Rules;
    demoralisation_steps: number;
  } | {
    id: 'variable_arrival';
    number: number;
    rules: Rules;
    areas: AreasByPrussianCorps;
  }[];
};
export default tables;
