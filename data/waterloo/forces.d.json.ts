// Made by tools/compile_data from data/waterloo/schema.json: do not edit. `compile_data --types data/waterloo` writes it anew.
export type Names = Record<'en' | 'it', string>;
export type Side = 'french' | 'allied';
export type Army = 'french' | 'anglo_allied' | 'prussian';
export type Nation = 'french' | 'imperial_guard' | 'british' | 'german' | 'dutch' | 'prussian';
export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'leader';
export type Colour = 'blue' | 'red' | 'black';
export interface Unit {
  id: string;
  name: Names;
  side: Side;
  army: Army;
  nation: Nation;
  type: Arm;
  colour: string;
  landwehr: boolean;
  guard: boolean;
  casualty_value: number;
  move: number;
  reserve_move: number;
  damage_cube: Colour;
  setup: {
    standard: {
      location: string;
      state: 'mobile' | 'defensive' | 'fresh' | 'tired' | 'deployed' | 'limbered' | 'available' | 'used';
    };
  };
  historical?: Names;
  fire_modifier?: number;
  morale_shift?: number;
  control?: number;
  melee_modifier?: number;
}
export interface Discs {
  green: number;
  red: number;
  purple: number;
}
export interface DiscSpan {
  turns: [number, number];
  green: number;
  red: number;
  purple: number;
}

declare const forces: {
  game: 'waterloo';
  scenarios: ['standard'];
  units: Unit[];
  counts: Record<string, number>;
  other_components: {
    damage_cubes: Record<Colour, number>;
    grand_battery_cubes_at_start: number;
    action_discs: Discs;
    tiles: number[];
    square_markers: Record<Side, number>;
    dice: number;
    turn_marker: number;
  };
  discs_per_turn: Record<Side, DiscSpan[]>;
};
export default forces;
