// Orders that are more than one action: "go UNIT… PLACE [over PLACE…]", and actions separated by semicolons.
import { isAction, parseAction, type Grammar } from './actions';

// Decimals may have a comma.
export const pointed = (line: string): string => line.replace(/(?<=\d),(?=\d)/g, '.');

export const readLine = (line: string): string[] =>
  pointed(line)
    .split(';')
    .map((part) => part.trim().split(/\s+/).join(' '))
    .filter(Boolean);

export interface Going {
  pieces: string[];
  place: string; // empty: not typed yet
  over: string[];
}

// Null: it is no such order. A game may have a verb `go` of its own: what reads as its action is that action.
export function readGo(line: string, grammar: Grammar): Going | null {
  const [verb, ...words] = line.trim().split(/\s+/);
  if (verb !== 'go' || line.includes(';') || isAction(parseAction(line, grammar))) return null;
  const at = words.indexOf('over');
  const [named, over] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  return { pieces: named.length > 1 ? named.slice(0, -1) : [], place: named.length > 1 ? named.at(-1)! : '', over };
}

// The lines that the typed one could become, as far as its last word: pieces first, then a place, then places to pass.
export function goWords(line: string, pieces: readonly string[], places: readonly string[]): string[] {
  const typed = line.trimStart().split(/\s+/);
  const before = typed.slice(0, -1);
  const begun = before.join(' ');
  if (before.length === 0) return ['go'];
  const named = before.slice(1);
  const open = before.includes('over')
    ? places
    : named.length === 0
      ? pieces
      : named.some((word) => places.includes(word))
        ? ['over']
        : [...pieces, ...places];
  return open.filter((word) => !named.includes(word)).map((word) => `${begun} ${word}`);
}
