// Actions in notation: a verb and its operands, as in the server's grammar.
import type { Target } from './page_reader';

export type Grammar = Record<string, string[]>;

export const verbOf = (action: string): string => action.split(' ', 1)[0]!;
export const wordsOf = (action: string): string[] => action.split(' ').slice(1);

function fieldsOf(action: string, grammar: Grammar): Record<string, string> {
  const words = wordsOf(action);
  return Object.fromEntries((grammar[verbOf(action)] ?? []).map((field, i) => [field, words[i] ?? '']));
}

// Whether another action has all picked targets as operands too, so that picking alone cannot tell the two apart.
export function unitedBy(action: string, other: string, picked: readonly Target[], grammar: Grammar): boolean {
  const mine = fieldsOf(action, grammar);
  const its = fieldsOf(other, grammar);
  return picked.every(({ id }) => Object.keys(mine).some((field) => mine[field] === id && its[field] === id));
}
