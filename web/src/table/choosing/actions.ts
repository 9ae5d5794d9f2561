// Parses and completes actions in notation ("skirmish fr_inf_1 hougoumont") by the server's grammar of a game.
import type { ParsedAction } from '../../games/game';
import type { Decision, Stakes } from '../../protocol';

export type Grammar = Record<string, string[]>;

// The fault of a typed order, and its word.
export type Unreadable =
  | { problem: 'empty' }
  | { problem: 'unknown_verb'; word: string }
  | { problem: 'missing'; word: string; operand: string }
  | { problem: 'too_many'; word: string };

export function parseAction(notation: string, grammar: Grammar): ParsedAction | Unreadable {
  const words = notation.trim().split(/\s+/).filter(Boolean);
  const verb = words[0];
  if (!verb) return { problem: 'empty' };
  if (!Object.hasOwn(grammar, verb)) return { problem: 'unknown_verb', word: verb };
  const fields = grammar[verb]!;
  const missing = fields[words.length - 1];
  if (missing) return { problem: 'missing', word: verb, operand: missing };
  if (words.length > fields.length + 1) return { problem: 'too_many', word: words[fields.length + 1]! };
  const operands = Object.fromEntries(fields.map((field, i) => [field, words[i + 1]!]));
  return { notation: words.join(' '), verb, operands };
}

export const isAction = (read: ParsedAction | Unreadable): read is ParsedAction => 'notation' in read;

// The legal actions of a decision. Actions that the grammar does not know cannot be offered, but can still be typed.
export function parseLegal(legal: readonly string[], grammar: Grammar): ParsedAction[] {
  return legal.map((notation) => parseAction(notation, grammar)).filter(isAction);
}

// What is at stake in an action of the present decision: for `done` the step says it, for others the game.
export function stakesOf({ verb }: ParsedAction, { decision, stakes }: Weighing): Stakes | undefined {
  return decision ? (verb === 'done' ? decision.prompt?.finishing : stakes[verb]) : undefined;
}
interface Weighing {
  decision: Decision | null;
  stakes: Readonly<Record<string, Stakes>>;
}

export function notate(action: ParsedAction, grammar: Grammar): string {
  return [action.verb, ...(grammar[action.verb] ?? []).map((field) => action.operands[field] ?? '')].join(' ');
}

// The words that could be typed at the last word of the line, so that the line can still become a legal action.
export function nextWords(line: string, legal: readonly string[]): string[] {
  const words = line.trimStart().split(/\s+/);
  const typed = words.pop() ?? '';
  const found = new Set<string>();
  for (const notation of legal) {
    const parts = notation.split(' ');
    const next = parts[words.length];
    if (next !== undefined && next.startsWith(typed) && words.every((word, i) => parts[i] === word)) found.add(next);
  }
  return [...found].sort();
}

function commonPrefix(words: readonly string[]): string {
  let prefix = words[0] ?? '';
  for (const word of words) while (!word.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
}

// The line after Tab: the last word completed as far as all candidates agree, with a blank if it is complete and more words must follow.
export function complete(line: string, legal: readonly string[]): string {
  const words = nextWords(line, legal);
  if (words.length === 0) return line;
  const before = line.slice(0, line.length - (/\S*$/.exec(line)?.[0].length ?? 0));
  const completed = before + commonPrefix(words);
  return words.length === 1 && !legal.includes(completed.trim()) ? completed + ' ' : completed;
}

// Every typed word must be the prefix of a word of the text, in any order; accents and apostrophes do not matter.
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, '')
    .toLowerCase();

export function matching(filter: string, text: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(filter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
