// What a seat sees of a game of Waterloo 200, typed: the JSON of games/waterloo200/records/view.cc. What is unknown, false or zero is absent.
import type { View } from '../../protocol';

export type Faction = 'french' | 'british' | 'prussian';
export type Side = 'french' | 'allied';
export const kActionKinds = ['none', 'tactical', 'strategic_move', 'strategic_reinforce', 'grand_battery', 'pass'] as const;
export type Kind = (typeof kActionKinds)[number];
export type Option =
  | 'three_players'
  | 'free_setup_french'
  | 'free_setup_british'
  | 'free_setup_prussian'
  | 'cavalry_charge'
  | 'reconnaissance'
  | 'impetus'
  | 'grand_battery'
  | 'languages'
  | 'retreat'
  | 'combined_attack'
  | 'morale'
  | 'variable_arrival'
  | 'bid';
export type StepName =
  | 'auction'
  | 'free_set_up'
  | 'choose_arrival'
  | 'choose_action'
  | 'choose_option'
  | 'first_faction'
  | 'activate_leaders'
  | 'leader_path'
  | 'move_units'
  | 'unit_path'
  | 'scout_target'
  | 'pass_move'
  | 'choose_battle'
  | 'employ_guns'
  | 'retreat'
  | 'retreat_places'
  | 'sunken_road'
  | 'take_losses'
  | 'impetus'
  | 'reorganise'
  | 'headquarters_path'
  | 'regenerate'
  | 'number_of_reserves'
  | 'choose_reserves'
  | 'place_reserves'
  | 'choose_bombardment'
  | 'bombarding_guns';

// `at` is an area, "pool", "not_arrived" or "eliminated". `step` counts from full strength.
export interface UnitView {
  at: string;
  step?: number;
  up?: boolean;
  activated?: boolean;
  moved?: boolean;
  drawn?: boolean;
}

// The battle under way; the totals once everything is revealed.
export interface BattleView {
  area: string;
  attacker: Faction;
  defender: Faction;
  employed?: string[];
  directing?: string[]; // commanders beside it whose stars help the attack
  terrain?: number; // what the ground adds to the defence
  bombardment?: boolean;
  of?: number;
  df?: number;
  hits?: number;
  loser?: Faction;
}

export interface Waterloo200View {
  game: 'waterloo200';
  rules?: number; // the rules version whose board and forces it follows; absent in archived stories of the first
  seat: Faction | 'observer' | 'all';
  to_act: string[];
  step?: StepName;
  result: string;
  turn: number;
  turn_name: string;
  phasing: Side;
  kind: Kind;
  disc: Side;
  passes: number;
  impulse: number;
  options: Option[];
  control: Record<string, Faction>;
  units: Record<string, UnitView>; // those that the viewer knows
  blocks?: Record<string, Partial<Record<Faction, number>>>; // face-down blocks that he does not, by area
  pools: Partial<Record<Faction, number>>;
  whereabouts?: Record<string, string[]>; // hidden enemy units: where each of them may be
  victory_areas?: Record<Side, string[]>; // who controls them; absent in stories of older programs
  morale: { french: number; british: number }; // less the price of a bid
  settlement?: { seating: string; payer: Faction | 'nobody'; price: number }; // of the bid for the sides; absent where there is nothing to tell
  battle?: BattleView;
  moving?: { area: string; mp?: number; unit?: string }; // unit and points left: only for those who may know
  contested_at_start?: string[];
  fought?: string[];
  engaged?: string[];
}

// The server's view of this game has this shape by its contract, so nothing is checked again here.
export function readView(view: View): Waterloo200View {
  return view as unknown as Waterloo200View;
}

export const kFactions: readonly Faction[] = ['french', 'british', 'prussian'];

export const sideOf = (faction: Faction): Side => (faction === 'french' ? 'french' : 'allied');
export const otherSide = (side: Side): Side => (side === 'french' ? 'allied' : 'french');
