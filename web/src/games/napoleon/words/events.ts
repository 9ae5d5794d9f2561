// What is reported of a game: the table of games/napoleon/records/notation.cc. Of events that page parts read, the shapes.
import type { GameEvent } from '../../../protocol';
import type { Army, Side, Space, TerrainKind } from '../view';

export interface Term {
  term: string;
  value: number;
}

// By the name of the event, with what it may carry.
export interface NapoleonEvent {
  event: string;
  unit?: string;
  square?: string;
  town?: string;
  from?: string;
  to?: string;
  space?: Space;
  army?: Army;
  side?: Side;
  terrain?: TerrainKind;
  target?: 'open' | 'square';
  turn?: number;
  value?: number;
  hits?: number;
  total?: number;
  blocks?: number;
  losses?: number;
  strength?: number;
  low?: 'yes' | 'no';
  fails?: 'yes' | 'no';
  dice?: number[];
  hit?: ('yes' | 'no')[]; // of each die
  terms?: Term[];
}

// The server's events of this game have these shapes by its contract; a kind that is not known is of a newer server.
export function readEvent(event: GameEvent): NapoleonEvent {
  return event as unknown as NapoleonEvent;
}

// The dice that were rolled: a weak block rolls fewer, and the rest are zeros.
export const diceOf = ({ dice = [] }: NapoleonEvent): number[] => dice.filter((face) => face > 0);
