import type { RuleBook } from '../src/games/game';

export const kSource: string;
export const kTarget: string;
export function makeRulebook(markdown: string): RuleBook;
export function rulebookText(): string;
