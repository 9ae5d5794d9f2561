// What is reported of a game, typed: the table of games/waterloo/records/notation.cc.
import type { GameEvent } from '../../../protocol';
import { currentShape } from './archived';
import type { Arm, Cause, Colour, Disc, Phase, Side, UnitStateWord } from '../view';

type MoraleWord = 'stands' | 'retreats' | 'is eliminated' | 'takes a cube' | 'is ridden down';
type YesNo = 'yes' | 'no';

// One term of a roll, by its name in the catalogue (term.ridge); `side` where the roll is one of two.
export interface RollTerm {
  term: string;
  value: number;
  side?: 'attack' | 'defence';
}

// The accounts of rolls, as the rules computed them. What may be absent is absent in stories of older programs.
interface GunFired {
  event: 'gun_fired';
  unit: string;
  area: string;
  dice: number[];
  total: number;
  effect: number; // cubes on infantry, hits on others
  target?: Arm;
  range?: number; // 0: defensive fire
  terms?: RollTerm[];
}
interface Melee {
  event: 'melee';
  unit: string; // the charger: attack
  total: number;
  against: string; // defence
  against_total: number;
  dice: number[]; // of both
  result?: 'wins' | 'loses' | 'tie';
  area?: string;
  terms?: RollTerm[];
}

export type WaterlooEvent =
  | { event: 'turn_begins'; turn: number }
  | { event: 'phase_begins'; phase: Phase }
  | { event: 'initiative'; side: Side }
  | { event: 'discs_given'; side: Side; green: number; red: number; purple: number }
  | { event: 'tile_drawn'; side: Side; tile: number } // seen by that side alone
  | { event: 'round_begins'; side: Side; round: number }
  | { event: 'round_over'; side: Side; tile: number }
  | { event: 'action_spent'; side: Side; disc: Disc }
  | { event: 'arrival_roll'; dice: number[]; pieces: number }
  | { event: 'entered'; unit: string; area: string }
  | { event: 'skirmish'; unit: string; area: string; dice: number[]; hit?: YesNo }
  | GunFired
  | { event: 'fire_lost'; area: string }
  | { event: 'battery_used'; left: number }
  | { event: 'volley'; unit: string; area?: string; dice: number[]; total: number; cubes: number; check: YesNo; terms?: RollTerm[] }
  | { event: 'musketry'; unit: string; area?: string; dice: number[]; hit?: YesNo }
  | Melee
  | { event: 'morale'; unit: string; area?: string; dice: number[]; column: number; result: MoraleWord; terms?: RollTerm[] }
  | { event: 'control'; unit: string; area?: string; dice: number[]; needed?: number; charges_on: YesNo }
  | { event: 'moved'; unit: string; area: string }
  | { event: 'carried'; unit: string; cubes: number }
  | { event: 'attacked'; unit: string; area: string; from: string }
  | { event: 'assault_begins'; area: string; side: Side }
  | { event: 'assault_over'; area: string; holder?: Side | 'nobody' } // absent in stories of older programs
  | { event: 'benefits'; unit: string }
  | { event: 'formed'; unit: string; state: UnitStateWord }
  | { event: 'cubes_placed'; area: string; colour: Colour; cubes: number }
  | { event: 'cubes_removed'; area: string; colour: Colour; cubes: number }
  | { event: 'cube_sent'; colour: Colour; from: string; to: string }
  | { event: 'tired'; unit: string }
  | { event: 'unmanned'; unit: string }
  | { event: 'manned'; unit: string }
  | { event: 'retreated'; unit: string; from: string; to: string }
  | { event: 'followed'; unit: string; area: string }
  | { event: 'eliminated'; unit: string; cause: Cause }
  | { event: 'game_over'; side: Side }
  | { event: 'bid_made'; player: 'first' | 'second'; side: Side; number: number }
  | { event: 'bid_passed'; player: 'first' | 'second' }
  | { event: 'sides_settled'; payer: Side | 'nobody'; price: number };

export type EventName = WaterlooEvent['event'];
export type EventOf<Name extends EventName> = Extract<WaterlooEvent, { event: Name }>;

// The server's events of this game have these shapes by its contract; a kind that is not in the list is of a newer server.
export function readEvent(event: GameEvent): WaterlooEvent {
  return currentShape(event) as unknown as WaterlooEvent;
}
