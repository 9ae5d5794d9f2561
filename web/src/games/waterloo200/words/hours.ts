// The hours of the five turns, from the table that the rules are played by.
import tables from '../../../../../data/waterloo200/tables.json';

const { count, first_hour: first, hours_per_turn: each, prussian_arrival_turns: arrivals } = tables.turns;

const hourOf = (turn: number): string => `${first + (turn - 1) * each}:00`;

export interface Hour {
  turn: number;
  label: string;
  prussians: boolean;
}
export const hours: readonly Hour[] = Array.from({ length: count }, (_, i) => ({
  turn: i + 1,
  label: hourOf(i + 1),
  prussians: arrivals.includes(i + 1),
}));
