// Small tools that the words of every game need.
import type { Language } from '../text/language.svelte';
import { capital } from '../text/message';
import type { LogLine } from './game';

// A name of the game's data, as it is printed on the map or on a piece; in English where a language has none.
export const nameIn = (names: Readonly<Record<Language, string>>, language: Language): string => names[language] ?? names.en!;

// A number in figures, with a real minus.
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

// "+1", "−2", "0".
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

// A line of the log; null where nothing is told. A heading has no full stop.
export function logLine(text: string | null, heading: boolean, seat: string, places: string[]): LogLine | null {
  if (text === null) return null;
  return { text: `${capital(text)}${heading ? '' : '.'}`, seat, places, ...(heading ? { heading } : {}) };
}
