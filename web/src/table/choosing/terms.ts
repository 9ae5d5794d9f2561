// A sentence, divided where words of the game stand in it.
import type { Term } from '../../games/game';

export interface Piece {
  text: string;
  term?: Term;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Each term only where it first stands: one explanation is enough. Before a capital it is part of a name: "Grand Battery West".
export function divided(text: string, terms: readonly Term[]): Piece[] {
  const byWord = new Map(terms.flatMap((term) => term.words.map((word) => [word, term] as const)));
  if (byWord.size === 0) return [{ text }];
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}]|\\s\\p{Lu})`, 'gu');
  const seen = new Set<Term>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const term = byWord.get(word)!;
    if (seen.has(term)) continue;
    seen.add(term);
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: word, term });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
