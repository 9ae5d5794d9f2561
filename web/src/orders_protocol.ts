// The messages about orders of several actions and the ways of pieces, as in docs/protocol.md. Only types.
import type { JsonObject } from './protocol';

// An order ended before its action number `at`, which was not played.
export interface Stopped {
  at: number;
  do: string;
  code: 'refused' | 'revealed' | 'not_your_turn' | 'over';
  rule?: string;
  text?: string;
  sentence?: string;
  args?: JsonObject;
}
// A piece that does not go along, and why.
export interface Staying {
  piece: string;
  rule?: string;
  text?: string;
  sentence?: string;
  args?: JsonObject;
}
// What to say before a legal action that costs more than it seems to.
export interface Warned {
  do: string;
  rule: string;
  sentence: string;
  args?: JsonObject;
}
// How the pieces in hand come to a place: the places on the way, and the actions that lead there.
export interface Way {
  cost?: number;
  over: string[];
  do: string[];
  engages?: boolean;
  reveals?: boolean;
  going: string[];
  staying: Staying[];
  warnings?: Warned[]; // of its actions
  each?: { piece: string; cost?: number; over: string[]; to?: string }[]; // of several pieces, those that go; `to`: not where the others go
}
export interface Ways {
  pieces: string[];
  places: Record<string, Way>;
  staying: Staying[]; // those that can go nowhere
}
