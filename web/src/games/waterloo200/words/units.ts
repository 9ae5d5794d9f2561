// Units in words. Brigades bear their general's name: "Soye’s brigade", "la brigata Soye"; so Italian needs one gender for them all.
import type { JsonObject } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { firstEdition, type Unit } from '../data';
import { name, say } from './speaker';

// As a subject or an object: "Soye’s brigade", "la brigata Soye".
export const the = (unit: string, language: Language): string => name(`unit.${unit}`, '', language);

// "infantry, II Corps: strength 3, one hit to lose a step, 2 MP".
export function figures(unit: Unit, step: number, language: Language): string {
  const { strength, symbol, value, hits } = unit.steps[step] ?? unit.steps[0]!;
  const radius = unit.tactical_radius?.[step];
  const { type, corps, mp } = unit;
  const last = { heart: symbol === 'heart', pawn: symbol === 'pawn' };
  const valued = { valued: value !== undefined, value: value ?? null };
  const ranged = { ranged: radius !== undefined, radius: radius ?? null };
  return say('standing.figures', { arm: type, type, corps, strength, ...last, ...valued, ...ranged, hits, mp }, language);
}

// What a unit's step is: the symbol that is printed on it, and how many of them. The catalogue has the words: "strength 3", "two stars".
// Symbols are the same in all editions; events without a strength, in archived stories, are of the first.
export function conditionOf(unit: string, step: number, strength?: number): JsonObject {
  const found = firstEdition.unitById.get(unit)?.steps[step];
  const symbol = found?.symbol ?? 'pip';
  return { condition: symbol, condition_nth: strength ?? found?.strength ?? 0 };
}
