// What a seat sees of a game of Napoléon, typed: the JSON of games/napoleon/records/view.cc. What is unknown, false or zero is absent.
import type { View } from '../../protocol';

export type Army = 'french' | 'anglo_dutch' | 'prussian';
export type Side = 'french' | 'allied';
export type Space =
  | 'map'
  | 'french_left'
  | 'french_centre'
  | 'french_right'
  | 'allied_left'
  | 'allied_centre'
  | 'allied_right'
  | 'french_reserve'
  | 'allied_reserve';
export type TerrainKind = 'woods' | 'farm' | 'hill' | 'stream' | 'none';
export type Option = 'three_players' | 'fog' | 'bidding';
export const kMarkers: readonly Exclude<TerrainKind, 'none'>[] = ['woods', 'farm', 'hill', 'stream']; // as the pool counts them
export type StepName =
  | 'auction'
  | 'reduce_blocks'
  | 'place_blocks'
  | 'choose_group'
  | 'move_group'
  | 'forced_marches'
  | 'show_commander'
  | 'order_fights'
  | 'supply_loss'
  | 'retreat'
  | 'redeploy'
  | 'choose_skirmishers'
  | 'assign_hits'
  | 'place_terrain'
  | 'deploy'
  | 'withdraw'
  | 'morale'
  | 'combat'
  | 'reinforce';

// A unit whose face the viewer sees. `at` is a town, "eliminated" or "unplaced"; `square` and `shelter` are numbers of squares.
export interface UnitView {
  at: string;
  strength: number;
  space?: Space;
  disrupted?: boolean;
  shown?: boolean;
  chosen?: boolean;
  square?: number;
  shelter?: number;
  on_marker?: boolean;
  checked?: boolean;
  acted?: boolean;
  acting?: boolean;
  engaged?: boolean;
  forced?: boolean;
  redeployed?: boolean;
  steps?: number;
  start?: string;
  via?: string;
}

export interface HiddenBlocks {
  blocks: number;
  disrupted?: number;
  on_marker?: number;
  in_square?: number;
  sheltered?: number;
}

// Terrain in the order of kPositions; one bit of `streams` per front, from the French left.
export interface BattleView {
  town: string;
  senior: Army;
  over: boolean;
  withdrawing: boolean;
  turns: number;
  idle: number;
  streams: number;
  terrain: TerrainKind[];
  crossings: number[];
  retreated: number[];
  reinforced: number[];
}

export interface NapoleonView {
  game: 'napoleon';
  seat: string;
  to_act: string[];
  step?: StepName;
  town?: string; // where the decision is
  battle_turn?: { town: string; side: Side; others: Side }; // `others`: whose the next one is in the battles that wait
  lost: Record<Army, number>; // blocks
  moves_left: Partial<Record<Army, number>>; // group moves, of the armies that move now
  cities: Record<string, Side | 'nobody'>; // in whose hands those that supply the Allies are
  cities_held: string[]; // by the French, of those that win them the game
  fight_kinds?: Record<string, 'skirmish' | 'battle'>; // of the fights
  escapes?: Record<string, Record<Side, Record<string, number>>>; // from battles, by which towns, and how many blocks
  result: string;
  turn: number;
  active: Side;
  entry_roads: string[];
  fights: string[];
  groups: { army: Army; from: string; attacks: string[] }[];
  skirmishes: string[];
  battles: BattleView[];
  pool: number[];
  defeated: boolean[];
  options: Option[];
  roads: Record<string, { moved: number; attacked: number }>;
  settlement: { seating: string; payer: string; price: number };
  units: Record<string, UnitView>; // those that the viewer knows
  blocks?: Record<string, Partial<Record<Space, Partial<Record<Army, HiddenBlocks>>>>>; // hidden ones, where they stand
  whereabouts?: Record<string, { towns: string[]; strength: number; may_have_lost?: boolean }>; // hidden enemy units
  placed?: Partial<Record<Side, number>>; // while a side sets up
}

// The server's view of this game has this shape by its contract, so nothing is checked again here.
export function readView(view: View): NapoleonView {
  return view as unknown as NapoleonView;
}

export const kSpaces: readonly Space[] = [
  'map',
  'french_left',
  'french_centre',
  'french_right',
  'allied_left',
  'allied_centre',
  'allied_right',
  'french_reserve',
  'allied_reserve',
];
export const kPositions: readonly Space[] = ['french_left', 'french_centre', 'french_right', 'allied_left', 'allied_centre', 'allied_right'];
// From the left of a board on which the French are below.
export const kFronts: readonly { french: Space; allied: Space }[] = [
  { french: 'french_left', allied: 'allied_right' },
  { french: 'french_centre', allied: 'allied_centre' },
  { french: 'french_right', allied: 'allied_left' },
];

// Of a seat; observers have none. The side of bidders is that of the seat they sit on.
export const sideOfSeat = (seat: string): Side | null =>
  seat === 'french' ? 'french' : seat === 'anglo_dutch' || seat === 'prussian' ? 'allied' : null;

export const battlesNow = (view: NapoleonView): BattleView[] => view.battles.filter(({ over }) => !over);
