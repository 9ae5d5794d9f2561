// The odds as a small table: one row per count, with its possible values and their chances.
import type { Odds, OddsCount } from '../../protocol';
import type { Language } from '../../text/language.svelte';

export interface OddsPart {
  value: string;
  chance: number;
} // value "": it happens or not
export interface OddsRow {
  name: string;
  any: number;
  parts: OddsPart[];
}

const kShown = 3; // values of a count; the others are combined
const kLeast = 0.02; // rows that are less likely are left out

// "46 %", Italian "46%"; a possible value is never shown as 0, an uncertain one never as 100.
export function percent(chance: number, language: Language): string {
  const gap = language === 'it' ? '' : ' ';
  if (chance > 0 && chance < 0.005) return `<1${gap}%`;
  if (chance < 1 && chance > 0.995) return `>99${gap}%`;
  return `${Math.round(chance * 100)}${gap}%`;
}

function partsOf({ chances }: OddsCount): OddsPart[] {
  const happens = chances.filter(([value]) => value !== 0);
  if (happens.every(([value]) => value === 1)) return happens.map(([, chance]) => ({ value: '', chance }));
  const rest = happens.slice(kShown - 1);
  const parts = happens.slice(0, kShown - 1).map(([value, chance]) => ({ value: String(value), chance }));
  const first = rest[0];
  if (first) parts.push({ value: `${first[0]}${rest.length > 1 ? '+' : ''}`, chance: rest.reduce((sum, [, chance]) => sum + chance, 0) });
  return parts;
}

// How a fight for a place ends, for the side that attacks: one of these, so they are one bar.
const kEnds = ['area_taken', 'area_held', 'driven_off'] as const;
export type FightEnd = 'taken' | 'held' | 'driven_off';
const kEndNames: readonly FightEnd[] = ['taken', 'held', 'driven_off'];

// Null: the action decides about no place.
export function endsOf(odds: Odds): { end: FightEnd; chance: number }[] | null {
  const chances = kEnds.map((name) => odds.counts.find((count) => count.name === name)?.mean ?? 0);
  const known = odds.counts.some(({ name }) => name === 'area_held' || name === 'driven_off') || Math.abs(chances[0]! - 1) < 1e-6;
  return known ? chances.map((chance, i) => ({ end: kEndNames[i]!, chance })) : null;
}

export function rowsOf(odds: Odds, nameOf: (count: OddsCount) => string): OddsRow[] {
  const barred: readonly string[] = endsOf(odds) ? kEnds : [];
  return odds.counts
    .filter(({ name }) => !barred.includes(name))
    .map((count) => {
      const parts = partsOf(count);
      return { name: nameOf(count), any: parts.reduce((sum, { chance }) => sum + chance, 0), parts };
    })
    .filter(({ any }) => any >= kLeast);
}

// Half the width of the 95 % interval of the least certain chance on show.
export function uncertainty(odds: Odds, rows: OddsRow[]): number {
  if (odds.exact || odds.cases === 0) return 0;
  const shares = [...rows.flatMap(({ parts }) => parts.map(({ chance }) => chance))];
  return Math.max(0, ...shares.map((chance) => 1.96 * Math.sqrt((chance * (1 - chance)) / odds.cases)));
}
