// What a seat sees of a game of Waterloo, typed: the JSON of games/waterloo/records/position_json.cc and view.cc.
import type { View } from '../../protocol';

export type Side = 'french' | 'allied';
export type Army = 'french' | 'anglo_allied' | 'prussian';
export type Nation = 'french' | 'imperial_guard' | 'british' | 'german' | 'dutch' | 'prussian';
export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'leader';
export type Colour = 'blue' | 'red' | 'black';
export type Disc = 'green' | 'red' | 'purple';
export const kStates = ['mobile', 'defensive', 'square', 'fresh', 'tired', 'deployed', 'limbered', 'available', 'used'] as const;
export type UnitStateWord = (typeof kStates)[number];
export const kPhases = ['start', 'discs', 'prussians', 'skirmish', 'actions', 'formation', 'victory', 'end'] as const;
export type Phase = (typeof kPhases)[number];
export type Cause =
  'six_cubes' | 'morale' | 'no_retreat' | 'melee' | 'fire' | 'guns_taken' | 'caught' | 'stranded' | 'area_limit' | 'empty_stock';
export type ResultWord =
  'none' | 'french_objective' | 'french_casualties' | 'allied_objective' | 'allied_casualties' | 'both_french' | 'both_allied' | 'time';

// `at` is an area, "delayed", "display" or "eliminated". What is false or zero is absent.
export interface UnitView {
  at: string;
  state?: UnitStateWord; // absent once eliminated
  unmanned?: boolean;
  fell_back?: boolean;
  routed?: boolean;
  acted?: boolean;
  link?: string; // where it assaults from; a gun's target
  cubes?: number; // assigned for the moment
  turn?: number;
  cause?: Cause; // when and how it was lost
}

export type Counts<Key extends string> = Record<Key, number>;
export interface DiscsView {
  available: Counts<Disc>;
  this_round: Counts<Disc>;
  previous: Counts<Disc>;
}

export interface AssaultView {
  area: string;
  side: Side;
  origins: string[];
  had_infantry: boolean;
  had_cavalry: boolean;
  guns_hit: boolean;
  benefiting: string[]; // two words, "none" where nobody shelters
}

// The steps that wait for a player, with their own data; "none" stands for no unit and no area.
export type Step =
  | { step: 'auction'; bidder: Side; side: Side | 'nobody'; number: number; declined: boolean } // the bidder is a player, not yet a side
  | { step: 'skirmish_fire'; side: Side }
  | { step: 'choose_action' }
  | { step: 'area_limits' }
  | { step: 'resolve_assaults' }
  | { step: 'declare_strong_point' }
  | { step: 'charge' }
  | { step: 'lead_activation'; leader: string; disc: Disc; second: boolean; assaulting: boolean; paid_battery: string }
  | { step: 'movement'; area: string; leader: string; reserve: boolean; moved: boolean }
  | { step: 'take_cubes_along'; unit: string; to: string; assaulting: boolean }
  | { step: 'fire_orders'; area: string; leader: string; paid_battery: string; grand_battery: boolean }
  | { step: 'fire_volleys'; area: string; grand_battery: boolean }
  | { step: 'cavalry_hits'; area: string; side: Side; hits: number; ranged: boolean }
  | { step: 'cavalry_losses'; area: string; side: Side; hits: number; by: 'guns' | 'musketry' | 'area_limit' }
  | { step: 'gun_hits'; area: string; side: Side; hits: number }
  | { step: 'place_cubes'; area: string; side: Side; cubes: number }
  | { step: 'too_many_cubes'; area: string; army: Army }
  | { step: 'sacrifice'; colour: Colour }
  | { step: 'assign_cubes'; area: string; side: Side; next: string }
  | { step: 'assault_moves'; area: string; leader: string; moved: boolean }
  | { step: 'counter_charge'; charger: string }
  | { step: 'charge_on'; area: string; side: Side }
  | { step: 'fall_back'; area: string; side: Side }
  | { step: 'accompany'; leader: string; to: string; charging: boolean }
  | { step: 'change_formation'; side: Side; area: string; leader: string; changed: boolean }
  | { step: 'reinforce'; area: string; leader: string }
  | { step: 'prussian_phase'; rolled: boolean }
  | { step: 'arrive'; pieces: number };
export type StepName = Step['step'];

// Steps that wait for nobody lie below the innermost one.
export interface PassingStep {
  step: string;
  [key: string]: unknown;
}

export interface WaterlooView {
  game: 'waterloo';
  seat: Side | 'observer';
  to_act: Side[];
  turn: number;
  turn_name: string;
  phase: Phase;
  initiative: Side;
  active: Side;
  round: number;
  actions_done: number;
  tile?: number; // absent for those who may not know it
  tile_may_be?: number[]; // for players who do not know it; absent when no tile is hidden, and in stories of older programs
  tile_shown: boolean;
  discs: Record<Side, DiscsView>;
  units: Record<string, UnitView>;
  cubes: Record<string, Partial<Counts<Colour>>>;
  stock: Counts<Colour>;
  grand_battery: number;
  over_limit: string[];
  assault?: AssaultView; // absent while there is none
  result: ResultWord;
  agenda: (Step | PassingStep)[];
  objectives?: Record<string, number>; // the infantry there of the side that wins by it; absent in stories of older programs
  casualties: { french: number; anglo_allied: number }; // with the price of a bid
  settlement?: { seating: string; payer: Side | 'nobody'; price: number }; // of the bid for the sides; absent where there is nothing to tell
}

// The server's view of this game has this shape by its contract, so nothing is checked again here.
export function readView(view: View): WaterlooView {
  return view as unknown as WaterlooView;
}

// The innermost step: what is to be decided now.
export function innermost(view: WaterlooView): Step | PassingStep | undefined {
  return view.agenda.at(-1);
}

export const kSides: readonly Side[] = ['french', 'allied'];
export const kColours: readonly Colour[] = ['blue', 'red', 'black'];
export const kDiscs: readonly Disc[] = ['green', 'red', 'purple'];

export function otherSide(side: Side): Side {
  return side === 'french' ? 'allied' : 'french';
}
