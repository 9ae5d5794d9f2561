// The messages between page and server, as in docs/protocol.md. Only types.
import type { Hint, Odds, Reasons } from './advice_protocol';
import type { Stopped, Warned, Ways } from './orders_protocol';

export type * from './advice_protocol';
export type * from './orders_protocol';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Person {
  id: string;
  name: string;
  account: boolean;
  recoverable?: boolean; // of an account: it has a recovery code
}

// What is at stake in an action: an order to fight, which can be undone until the fight begins, or the fight itself.
export type Stakes = 'order' | 'fight';

// An answer that can be given beforehand to the question of a step.
export interface StandingAnswer {
  id: string;
  step: string;
  this_turn: boolean; // it lapses when the turn is over
}

export interface GameFacts {
  id: string;
  title: string;
  designer: string;
  description: string;
  seats: string[];
  scenarios: string[];
  levels: string[];
  sides?: string[][]; // seats that win and lose together
  in_play?: string[]; // the seats that somebody takes unless other options are chosen
  bidding?: boolean; // unless other options are chosen the players bid for their seats
  options: { name: string; text: string; values: string[] }[];
  verbs: Record<string, string[]>; // the grammar of actions: operands of each verb, in order
  stakes?: Record<string, Stakes>; // by verb, where something is at stake
  standing?: StandingAnswer[];
  decimals?: Record<string, number>; // by operand, if it is not a whole number: the list then only represents the legal values
}

export interface MatchSeat {
  seat: string;
  who: 'person' | 'computer' | 'open';
  name: string;
  level?: string;
  turn?: number;
  you?: boolean;
  here?: boolean;
}

export interface MatchResult {
  winners: string[];
  by: 'rules' | 'resignation' | 'draw' | 'abandoned' | 'rules_changed' | 'operator';
  rule: string;
  reason: string; // in English
  sentence?: string; // the id of the same in the game's catalogue; absent of matches that ended before there was one
}

export interface Match {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  status: 'open' | 'running' | 'over';
  created: number;
  changed: number;
  rev: number;
  n: number;
  commitment: string;
  listed: boolean;
  days: number;
  to_act: string[];
  headline: Headline;
  bidding?: boolean; // the players still bid for their seats: until then the two seats are the first and the second player
  seats: MatchSeat[];
  result: MatchResult | null;
  rematch: string | null;
}

export interface SeatLink {
  seat: string;
  link: string;
}

// The match and seat of a seat link; `by`: the name of the match's maker.
export interface Invitation {
  match: Match;
  seat: string;
  by: string;
}

export interface Prompt {
  step: string;
  text: string;
  args?: JsonObject; // the values of the sentence "prompt.STEP"
  rules: string[];
  finishing?: Stakes; // of `done`
}
export interface Decision {
  to_act: string[];
  prompt?: Prompt;
  legal?: string[];
  unavailable?: WhyAnswer[]; // actions that are not available now, each with the reason
  warnings?: Warned[]; // of legal actions
  secret: boolean;
  standing?: string[]; // what this seat has answered beforehand; only it is told
  talk?: boolean; // for a seat with allies: whether they may talk among themselves now
}
export interface UndoState {
  can: boolean;
  ask: number | null;
  asked: { by: string; to: number; accepted: string[] } | null;
}
export interface DrawOffer {
  by: string;
  accepted?: string[];
}
export interface Presence {
  here: Record<string, boolean>;
  watchers: number;
}
export interface ChatMessage {
  id: number;
  name: string;
  seat: string;
  text: string;
  at: number;
  to_allies?: boolean; // only the players of the same side read it
}

// A report of a game; its other keys depend on the game.
export interface GameEvent {
  event: string;
  [key: string]: Json;
}
// The view of a seat; its keys depend on the game.
export type View = JsonObject;

// The result of an auction: the players keep their seats, or exchange them.
export type Seating = 'kept' | 'exchanged';

// Only a seat: an action that this view may not know.
export interface MatchRecord {
  seat: string;
  do?: string;
  order?: (string | null)[]; // several actions in one record; null: one that this view may not know
  seating?: Seating; // the result of an auction that this action ended
  standing?: string; // the standing answer that gave it, for its own seat
  undo?: number;
  consent?: string[];
  ask_undo?: number;
  accept_undo?: boolean;
  refuse_undo?: boolean;
  offer_draw?: boolean;
  accept_draw?: boolean;
  refuse_draw?: boolean;
  hand_over?: string; // the seat resigned, and the player of this seat plays both
  end?: 'resignation' | 'draw' | 'abandoned' | 'rules_changed' | 'operator';
  winners?: string[];
}

export interface Missed {
  rev: number;
  n: number;
  record: MatchRecord;
  events: GameEvent[];
}

export interface StateMessage {
  type: 'state';
  ref?: number;
  rev: number;
  n: number;
  as: string;
  match: Match;
  view: View;
  decision: Decision;
  undo: UndoState;
  draw: DrawOffer | null;
  computer_waits?: boolean;
  presence: Presence;
  missed?: Missed[];
  chat?: ChatMessage[]; // for players only, since chat is private to them
}
export interface UpdateMessage {
  type: 'update';
  rev: number;
  n: number;
  ref?: number;
  record: MatchRecord;
  patch: JsonObject;
  events: GameEvent[];
  counts?: number[]; // of an order: how many of the events each of its actions had
  stopped?: Stopped; // of the sender's order
  decision: Decision;
  undo: UndoState;
  draw: DrawOffer | null;
}
export interface WhyAnswer {
  do: string;
  rule?: string;
  text?: string;
  sentence?: string; // its id in the catalogue, with the values of its gaps
  args?: JsonObject;
}
// `places`: the relation of each place to the piece, as a word of the game.
export interface Inspection {
  places: Record<string, string>;
  fires?: boolean;
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { type: 'match'; match: Match }
  | ({ type: 'presence' } & Presence)
  | { type: 'chat'; ref?: number; message: ChatMessage }
  | { type: 'computer_waits'; waits: boolean }
  | { type: 'standing'; ref?: number; seat: string; answers: string[] }
  | { type: 'why'; ref?: number; answers: WhyAnswer[] }
  | ({ type: 'inspect'; ref?: number; piece: string } & Inspection)
  | ({ type: 'ways'; ref?: number } & Ways)
  | ({ type: 'reasons'; ref?: number } & Reasons)
  | ({ type: 'hint'; ref?: number } & Hint)
  | ({ type: 'odds'; ref?: number } & Odds)
  | { type: 'pong'; ref?: number }
  | { type: 'error'; ref?: number; code: string; rule?: string; text: string; sentence?: string; args?: JsonObject };

// The result of a set-up: all options, and the seats in play; for a position also its headline and the seats to act.
export interface CheckedSetup {
  scenario: string;
  options: Record<string, string>;
  seats: string[];
  bidding?: boolean;
  headline?: Headline;
  to_act?: string[];
}

// When it is in the game, in English and as a message.
export interface Headline {
  text: string;
  sentence?: string;
  args?: JsonObject;
}

export interface StoryStep {
  n: number;
  seat: string;
  do?: string;
  order?: (string | null)[];
  counts?: number[];
  seating?: Seating;
  standing?: string;
  dice?: number[];
  patch: JsonObject;
  events: GameEvent[];
}
// `until`: the rules have changed, and later entries can no longer be shown.
export interface Story {
  as: string;
  view: View;
  steps: StoryStep[];
  until?: number;
}

// The chances of a seat to win, at the start and after every entry.
export interface Chances {
  as: string;
  seat: string;
  chances: number[];
}

export interface Verification {
  sound: boolean;
  entries: number;
  dice: string;
  problem: string; // in English, and as a message
  sentence?: string;
  args?: JsonObject;
  where?: Around[];
}
// A sentence around another one, its gap {why}: it tells where something is wrong.
export interface Around {
  sentence: string;
  args?: JsonObject;
}
export interface Failure {
  code: string;
  text: string;
  rule?: string;
  sentence?: string;
  args?: JsonObject;
  where?: Around[];
  retryAfter?: number;
}
