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

const kOrdinals: Both<string[]> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  it: ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima', 'ottava', 'nona', 'decima'],
};

// The ordinal of a unit among its like, from 0; Italian arms are feminine.
export function ordinal(index: number, language: Language): string {
  return kOrdinals[language][index] ?? (language === 'en' ? `${index + 1}th` : `${index + 1}ª`);
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

// "a, b or c"; what is false is left out.
export function either(items: (string | false)[], language: Language): string {
  const said = items.filter((item) => item !== false);
  if (said.length < 2) return said.join('');
  return `${said.slice(0, -1).join(', ')} ${language === 'en' ? 'or' : 'o'} ${said.at(-1)}`;
}

// The text of a prompt: "choose a unit, or finish." What is false is left out: a prompt offers nothing that is not legal.
export function offering(items: (string | false)[], language: Language): string {
  return `${items.filter((item) => item !== false).join(language === 'en' ? ', or ' : ', oppure ')}.`;
}

// Whether an action of this verb is legal, and how many things are left to be chosen among with it: a question that comes once for each
// of them says how many are left.
export interface May {
  (verb: string): boolean;
  left(verb: string): number;
}

export function mayOf(legal: readonly string[]): May {
  const things = new Map<string, Set<string>>();
  for (const action of legal) {
    const [verb = '', thing = ''] = action.split(' ');
    things.set(verb, (things.get(verb) ?? new Set()).add(thing));
  }
  return Object.assign((verb: string) => things.has(verb), { left: (verb: string) => things.get(verb)?.size ?? 0 });
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
