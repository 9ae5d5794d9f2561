// What a seat sees of Enemy Mistakes, typed: the JSON of games/enemy_mistakes/records/position.cc. What is false or zero is absent. Lengths
// are hundredths of a millimetre, facings tenths of a degree; a fastened gun stands where its gun does, with the Horse Team behind it.
import type { View } from '../../protocol';
import { kArmies, scenarios, type Army } from './data';

type Scenario = (typeof scenarios)[number];

export type Fate = 'on_board' | 'waiting' | 'absent' | 'eliminated' | 'captured' | 'out_of_field';
export type CombatStep = 'attack' | 'counterattack' | 'attack_reinforced' | 'defence_reinforced' | 'result';

export interface FormationView {
  green?: boolean;
  kept?: boolean;
  orange?: number;
  ordered?: boolean;
  manoeuvred?: boolean;
  charged?: boolean;
  charge_number?: number;
  target?: string;
}

export interface UnitView {
  fate: Fate;
  credited?: Army;
  x?: number;
  y?: number;
  facing?: number;
  formation?: string;
  fastened?: boolean;
  losses?: number;
  yellow?: number;
  smoke?: boolean;
  fired?: boolean;
  manoeuvred?: boolean;
  fought?: boolean;
  in_combat?: boolean;
  withdrew?: boolean;
  state?: FormationView; // of the formation that it leads
}

export interface GeneralView {
  fate: Fate;
  credited?: Army;
  x: number;
  y: number;
  host?: string;
  substitute?: boolean;
  generated?: number;
  moved?: boolean;
  box?: number;
}

export interface CombatView {
  under_way: boolean;
  step: CombatStep;
  attacking: Army;
  defending: Army;
  garrison: string;
  formations: [number, number];
  attacker: string;
  defender: string;
  touched: string;
  charged: boolean;
  distance: number;
  dice: [number, number];
  supporters: string[];
  winner: string;
  effect: string;
  kept: [number, number];
  sign: [number, number];
}

// The steps of the agenda that the page reads; the innermost is last.
export interface Step {
  step: string;
  army?: Army;
  phase?: string;
  next?: number;
  group?: string[];
  part?: string[];
  units?: string[];
  moved?: string[];
  corps?: string;
  facing?: number;
  gun?: string;
  target?: string;
  unit?: string;
  general?: string;
  which?: CombatStep;
  supporters?: string[];
}

export interface TableView {
  game: 'enemy_mistakes';
  seat: string;
  to_act: string[];
  step?: string;
  scenario: 'historical' | 'medium' | 'short_game';
  turn: number;
  entered: number;
  result: string;
  order: (Army | 'none')[];
  combat: CombatView;
  agenda: Step[];
  options: ('three_players' | 'ney')[];
  armies: Record<Army, { reserve: number; chief: number; taken: number; bid?: number; gained: number }>;
  units: Record<string, UnitView>;
  generals: Record<string, GeneralView>;
  points: Partial<Record<Army, Points>>; // of the armies that take part, as they would be counted now
  objectives: Record<string, Army | 'none'>; // who would score each Town that counts
}

export interface Points {
  pieces: number;
  objectives: number;
  total: number;
}

// The server's view of this game has this shape by its contract, so nothing is checked again here.
export const readView = (view: View): TableView => view as unknown as TableView;
export const innermost = ({ agenda }: TableView): Step | undefined => agenda.at(-1);
export const onBoard = ({ fate }: { fate: Fate }): boolean => fate === 'on_board';
// In the data, as in the dialog of a new match, the short game is called short.
export const scenarioOf = ({ scenario }: Pick<TableView, 'scenario'>): Scenario =>
  scenarios.find(({ id }) => id === (scenario === 'short_game' ? 'short' : scenario))!;
export const armiesIn = ({ points }: TableView): Army[] => kArmies.filter((army) => points[army] !== undefined);
export const threePlay = ({ options }: TableView): boolean => options.includes('three_players');
export const seatOf = (army: Army, view: TableView): Army => (army === 'black' && !threePlay(view) ? 'red' : army);
// The phase of the turn under way.
export const phaseOf = ({ agenda }: TableView): string | undefined => agenda.find(({ step }) => step === 'phase')?.phase;
