// The messages between page and server, as docs/protocol.md has them. Types only.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

// What is at stake in an action: an order to a fight, which can be taken back until that begins, or the fight.
export type Stakes = 'order' | 'fight';

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
  decimals?: Record<string, number>; // by operand, where it is no whole number: what is legal is then more than the list
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
  by: 'rules' | 'resignation' | 'draw' | 'abandoned' | 'rules_changed';
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
  headline: string;
  bidding?: boolean; // the players still bid for their seats: until then the two seats are the first and the second player
  seats: MatchSeat[];
  result: MatchResult | null;
  rematch: string | null;
}

export interface SeatLink {
  seat: string;
  link: string;
}

// What a seat link invites to; `by`: the name of who made the match.
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
  secret: boolean;
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
}

// What a game reports; its other keys are the game's own.
export interface GameEvent {
  event: string;
  [key: string]: Json;
}
// What a seat sees; its keys are the game's own.
export type View = JsonObject;

// How an auction settled the seats: each player has his own still, or the two have exchanged them.
export type Seating = 'kept' | 'exchanged';

// A seat and nothing else: an action that this view may not know.
export interface MatchRecord {
  seat: string;
  do?: string;
  seating?: Seating; // this action settled who plays which seat
  undo?: number;
  consent?: string[];
  ask_undo?: number;
  accept_undo?: boolean;
  refuse_undo?: boolean;
  offer_draw?: boolean;
  accept_draw?: boolean;
  refuse_draw?: boolean;
  hand_over?: string; // the seat resigned, and who plays this one plays both
  end?: 'resignation' | 'draw' | 'abandoned' | 'rules_changed';
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
  presence: Presence;
  missed?: Missed[];
  chat?: ChatMessage[]; // for who holds a seat: the talk is the players' own
}
export interface UpdateMessage {
  type: 'update';
  rev: number;
  n: number;
  ref?: number;
  record: MatchRecord;
  patch: JsonObject;
  events: GameEvent[];
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
// `places`: what each is to the piece, a word of the game. `paths`: ways to where a piece that may move now could end its move.
export interface Inspection {
  places: Record<string, string>;
  paths?: Record<string, string[]>;
  fires?: boolean;
}

// What a computer player thought: its choice first, then the best of the rest.
export interface Share {
  reason: string;
  points: number;
}
export interface Considered {
  do: string;
  chance: number | null;
  visits: number;
  points: number;
  why: Share[];
}
export interface Account {
  chance: number;
  simulations: number;
  considered: Considered[];
}
export interface Hint {
  do: string;
  account: Account;
}
export interface Reasons {
  n: number;
  seat: string;
  account: Account;
}

// What an action may lead to: of each count its values with their chances.
export interface OddsCount {
  name: string;
  chances: [number, number][];
  mean: number;
  half_width: number;
}
export interface Odds {
  do: string;
  counts: OddsCount[];
  before: number;
  after: number;
  exact: boolean;
  cases: number;
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { type: 'match'; match: Match }
  | ({ type: 'presence' } & Presence)
  | { type: 'chat'; ref?: number; message: ChatMessage }
  | { type: 'why'; ref?: number; answers: WhyAnswer[] }
  | ({ type: 'inspect'; ref?: number; piece: string } & Inspection)
  | ({ type: 'reasons'; ref?: number } & Reasons)
  | ({ type: 'hint'; ref?: number } & Hint)
  | ({ type: 'odds'; ref?: number } & Odds)
  | { type: 'pong'; ref?: number }
  | { type: 'error'; ref?: number; code: string; rule?: string; text: string; sentence?: string; args?: JsonObject };

// What a set-up comes to: every option, and the seats that somebody must take; of a position also when it is and who is to act.
export interface CheckedSetup {
  scenario: string;
  options: Record<string, string>;
  seats: string[];
  bidding?: boolean;
  headline?: string;
  to_act?: string[];
}

export interface StoryStep {
  n: number;
  seat: string;
  do?: string;
  seating?: Seating;
  dice?: number[];
  patch: JsonObject;
  events: GameEvent[];
}
// `until`: the rules have changed since, and what came after this entry can no longer be told.
export interface Story {
  as: string;
  view: View;
  steps: StoryStep[];
  until?: number;
}

// The chances of a seat to win, at the beginning and after every entry.
export interface Chances {
  as: string;
  seat: string;
  chances: number[];
}

export interface Verification {
  sound: boolean;
  entries: number;
  dice: string;
  problem: string;
}
export interface Failure {
  code: string;
  text: string;
  rule?: string;
  sentence?: string;
  args?: JsonObject;
  retryAfter?: number;
}
