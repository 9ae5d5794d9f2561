import type { RuleBook } from '../src/games/game';

export interface Book {
  prefix: string;
  lastSection: number;
  italian: Record<string, string>;
  source: string;
  target: string;
}
export const kBooks: Record<string, Book>;
export function makeRulebook(markdown: string, book: Pick<Book, 'prefix' | 'lastSection' | 'italian'>): RuleBook;
export function rulebookText(book: Book): string;
