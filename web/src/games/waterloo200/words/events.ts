// What is reported of a game, typed: the table of games/waterloo200/records/notation.cc.
import type { GameEvent } from '../../../protocol';
import type { Faction, Kind, Side } from '../view';

export type BattleTerm = { value: number; side: 'attack' | 'defence' } & (
  { term: 'unit' | 'charge' | 'leader' | 'gun'; unit: string } | { term: 'terrain' | 'languages' | 'morale' }
);

// How a battle came to its result, as the rules computed it.
export interface BattleAccount {
  area: string;
  attacker: Faction;
  defender: Faction;
  offence: number;
  defence: number;
  terms?: BattleTerm[]; // absent when there is nothing to add up
  result: 'draw' | 'marginal' | 'decisive' | 'brilliant' | 'no_effect';
  winner: Faction | 'nobody';
  hits: number; // the loser's
  winner_hits: number;
}

export type Waterloo200Event =
  | { event: 'turn_begins'; turn: number }
  | { event: 'impulse_begins'; side: Side }
  | { event: 'action_chosen'; side: Side; kind: Kind }
  | { event: 'arrived'; corps: string; area: string; blocks: number }
  | { event: 'unit_arrived'; unit: string; area: string } // this and its like: seen by that side alone
  | { event: 'activated'; unit: string; area: string }
  | { event: 'unit_moved'; unit: string; from: string; to: string }
  | { event: 'block_moved'; faction: Faction; from: string; to: string } // this and its like: seen by the others
  | { event: 'controlled'; area: string; faction: Faction }
  | { event: 'revealed'; unit: string; step: number; strength?: number }
  | { event: 'scouted'; unit: string; area: string }
  | { event: 'battle_begins'; area: string; faction: Faction }
  | { event: 'bombardment_begins'; area: string }
  | { event: 'employed'; unit: string; value: number }
  | { event: 'retreat_begins'; area: string; faction: Faction }
  | { event: 'retreat_refused'; area: string }
  | { event: 'ambush'; area: string }
  | ({ event: 'battle' } & BattleAccount)
  | ({ event: 'bombardment' } & BattleAccount)
  | { event: 'step_lost'; unit: string; step: number; strength?: number }
  | { event: 'absorbed'; unit: string; hits: number }
  | { event: 'eliminated'; unit: string }
  | { event: 'morale_falls'; faction: Faction; value: number }
  | { event: 'gun_reduced'; unit: string; step: number; strength?: number }
  | { event: 'leader_tires'; unit: string; step: number; strength?: number }
  | { event: 'leader_spent'; unit: string; step: number; strength?: number }
  | { event: 'disc_passes'; side: Side }
  | { event: 'turn_ends'; turn: number }
  | { event: 'demoralised'; area: string; faction: Faction; count: number }
  | { event: 'reorganises'; faction: Faction }
  | { event: 'regenerated'; unit: string; step: number; strength?: number }
  | { event: 'reserves_drawn'; faction: Faction; count: number }
  | { event: 'reserve_drawn'; unit: string }
  | { event: 'unit_placed'; unit: string; area: string }
  | { event: 'block_placed'; faction: Faction; area: string }
  | { event: 'unit_returned'; unit: string }
  | { event: 'blocks_returned'; faction: Faction; count: number }
  | { event: 'set_up_done'; faction: Faction }
  | { event: 'game_over'; side: Side }
  | { event: 'bid_made'; player: 'first' | 'second'; side: Side; number: number }
  | { event: 'bid_passed'; player: 'first' | 'second' }
  | { event: 'sides_settled'; payer: Side | 'nobody'; price: number };

export type EventName = Waterloo200Event['event'];

// The server's events of this game have these shapes by its contract; a kind that is not in the list is of a newer server.
export function readEvent(event: GameEvent): Waterloo200Event {
  return event as unknown as Waterloo200Event;
}
