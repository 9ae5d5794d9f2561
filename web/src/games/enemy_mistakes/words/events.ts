// What is reported of a game: the table of games/enemy_mistakes/records/notation.cc. Of events that page parts read, the shapes.
import type { GameEvent } from '../../../protocol';
import type { Army } from '../data';

export interface Term {
  term: string;
  value: number;
}

// By the name of the event, with what it may carry.
export interface TableEvent {
  event: string;
  unit?: string;
  target?: string;
  general?: string;
  army?: Army;
  to?: Army | 'none';
  loses?: Army;
  corps?: string;
  dice?: number[];
  hit?: ('yes' | 'no')[]; // of each die
  die?: number;
  needed?: number;
  total?: number;
  other?: number;
  losses?: number;
  fall_back?: number;
  distance?: number;
  angle?: number;
  comes?: 'yes' | 'no';
  falls?: 'yes' | 'no';
  captured?: 'yes' | 'no';
  pursues?: 'yes' | 'no';
  terms?: Term[];
}

// The server's events of this game have these shapes by its contract; a kind that is not known is of a newer server.
export const readEvent = (event: GameEvent): TableEvent => event as unknown as TableEvent;

// The dice that were rolled: the rest are zeros.
export const diceOf = ({ dice = [] }: TableEvent): number[] => dice.filter((face) => face > 0);
