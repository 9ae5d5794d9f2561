// Small tools of grammar that the words of every game need, in both languages.
import type { Language } from '../text/language.svelte';
import type { LogLine } from './game';

// The words of a subject in both languages; the type of the Italian ones is that of the English ones.
export type Both<Words> = Record<Language, Words>;

const kNumbers: Both<string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  it: ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
};

// "three"; above twelve in figures. Italian zero and one stand before a masculine noun.
export function number(count: number, language: Language): string {
  return kNumbers[language][count] ?? String(count);
}

// A noun with its number: counted(2, 'cube', 'cubes').
export function counted(count: number, one: string, many: string, language: Language): string {
  return `${number(count, language)} ${count === 1 || (language === 'it' && count === 0) ? one : many}`;
}

// "a, b and c".
export function list(items: string[], language: Language): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'e'} ${items.at(-1)}`;
}

// The first letter as a capital; a bold mark before it stays.
export function capital(text: string): string {
  return text.replace(/^(\**)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

export function sentence(text: string): string {
  return `${capital(text)}.`;
}

// Without the bold marks of log lines.
export function plain(text: string): string {
  return text.replaceAll('**', '');
}

// A number in figures, with a real minus.
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

// "+1", "−2", "0".
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

export function typographic(text: string): string {
  return text.replaceAll("'", '’');
}

// A line of the log; null where nothing is told. A heading has no full stop.
export function logLine(text: string | null, heading: boolean, seat: string, places: string[]): LogLine | null {
  if (text === null) return null;
  return { text: heading ? capital(text) : sentence(text), seat, places, ...(heading ? { heading } : {}) };
}
