// Made by tools/compile_data from data/waterloo200/schema.json: do not edit. `compile_data --types data/waterloo200` writes it anew.
export type Faction = 'french' | 'british' | 'prussian';
export type Side = 'french' | 'allied';
export type Names = Record<'en' | 'it', string>;
export interface Corps {
  faction: Faction;
  name: Names;
  leader: string;
  colour: string;
  hex: string;
  blocks: number;
}
export type CountByFaction = Record<Faction, number>;
export type IconType = 'infantry' | 'cavalry' | 'artillery' | 'tactical_leader' | 'strategic_leader';
export type Pool = Record<string, Partial<Record<IconType, number>>>;
export interface Arrival {
  turn: number;
  area: number;
  corps: string;
  fixed: string[];
  random: {
    corps: string;
    type: 'cavalry' | 'infantry';
    count: number;
  }[];
  rest: 'pool' | null;
  historical_draw: string[];
}
export type AreasByPrussianCorps = Record<'pr_I' | 'pr_II' | 'pr_IV', number>;
export type UnitType = 'infantry' | 'cavalry' | 'foot_artillery' | 'horse_artillery' | 'tactical_leader' | 'strategic_leader';
export type Symbol = 'pip' | 'star' | 'heart' | 'ball' | 'pawn';
export interface UnitStep {
  strength: number;
  hits: number;
  value?: number;
  symbol: Symbol;
  colour?: 'black' | 'white' | 'red';
}
export interface Unit {
  id: string;
  faction: Faction;
  side: Side;
  corps: string | null;
  type: UnitType;
  name: Names;
  short?: Names;
  label: string;
  steps: UnitStep[];
  mp: number;
  language: 'english' | 'german' | 'dutch' | null;
  group?: 'brunswick';
  tactical_radius?: number[];
}

declare const forces: {
  game: 'waterloo200';
  format: number;
  factions: Record<Faction, {
    side: Side;
    name: Names;
    strategic_leader: string;
    hq: number;
    blocks: number;
  }>;
  corps: Record<string, Corps>;
  setup: {
    standard: {
      method: string;
      fixed: Record<'fr_napoleon_sl' | 'br_wellington_sl', number>;
      on_map: CountByFaction;
      pool: {
        french: Pool;
        british: Pool;
      };
      pool_size: CountByFaction;
      prussian_arrival: [Arrival, Arrival, Arrival];
      initiative_disc: 'french';
      turn: number;
      morale: {
        french: number;
        british: number;
      };
    };
    historical: {
      note: string;
      place: Record<string, number | 'pool'>;
    };
    free_setup: {
      optional_rule: string;
      note: string;
    };
    variable_arrival: {
      optional_rule: string;
      area_by_corps: AreasByPrussianCorps;
      blucher: {
        turn: number;
        area: number;
      };
    };
  };
  units: Unit[];
};
export default forces;
