// What computer players tell a person: why they chose an action, a hint, and the odds of an action. A part of protocol.ts.

// The account of a computer player: its choice first, then the best alternatives.
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

// The consequences of an action: for each count its values with their chances.
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
