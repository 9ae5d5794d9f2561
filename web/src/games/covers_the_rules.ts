// For tests: what the rules of a game can say (games/NAME, C++) has its words on the page. It is read from the sources, so that nothing new is
// forgotten and nothing old is left over.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { RuleBook } from './game';

export interface Sources {
  source(name: string): string;
  rules: { id: string; text: string }[]; // refusals
  prompts: { text: string; ids: string[] }[];
  outcomes: { id: string; text: string }[];
  asking: string[]; // the steps that wait for a player
  verbs: string[];
}

// C++ string literals that stand side by side are one.
const kLiteral = '"(?:[^"\\\\]|\\\\.)*"';
const joined = (literals: string): string => [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');

// `prefix`: that of the game's rule ids, "WL".
export function readSources(game: string, prefix: string): Sources {
  const folder = fileURLToPath(new URL(`../../../games/${game}/`, import.meta.url));
  const source = (name: string): string => readFileSync(folder + name, 'utf8');
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(h|cc)$/.test(name))
    .map(source);
  const found = (pattern: string): RegExpExecArray[] => all.flatMap((text) => [...text.matchAll(new RegExp(pattern, 'g'))]);
  const first = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);
  const id = `${prefix}-O?[\\d.]+`;
  return {
    source,
    rules: found(`\\{\\s*"(${id})",\\s*((?:${kLiteral}\\s*)+)\\}`)
      .map(([, rule, text]) => ({ id: rule!, text: joined(text!) }))
      .filter(({ text }) => !text.startsWith(`${prefix}-`)),
    prompts: found(`Prompt prompt\\{\\s*name,\\s*((?:${kLiteral}\\s*)+),\\s*\\{([^}]*)\\}`).map(([, text, ids]) => ({
      text: joined(text!),
      ids: [...ids!.matchAll(new RegExp(id, 'g'))].map(([rule]) => rule),
    })),
    outcomes: found(`Outcome\\{\\w+, (${kLiteral}), "(${id})"\\}`).map(([, text, rule]) => ({ text: joined(text!), id: rule! })),
    asking: all.flatMap((text) => first(text, /name = "(\w+)";\s*(?:using lies_on = [^;]*;\s*)?static constexpr Prompt/g)),
    verbs: first(source('rules/actions.h'), /^ {4}\{"(\w+)"/gm),
  };
}

type Table = Record<string, unknown>;

export interface Words {
  reasons: Table; // of outcomes, Italian
  verbs: readonly string[];
  doctrine: Table;
  counts: Table;
  book: RuleBook;
}

const sorted = (words: Iterable<string>): string[] => [...words].sort();

// `least`: just so many outcomes must be found, so that a pattern that misses is noticed.
export function coversTheRules(found: Sources, words: Words, least: { outcomes: number }): void {
  const { source, rules, prompts, outcomes } = found;

  describe('outcomes', () => {
    test('the sources are read', () => expect(outcomes.length).toBe(least.outcomes));
    test.each(outcomes)('$text', ({ text }) => expect(words.reasons[text]).toBeTruthy());
  });

  describe('vocabulary', () => {
    test('every verb has its words', () => expect(words.verbs).toEqual(found.verbs));
  });

  describe('the rulebook has every rule that is cited', () => {
    const known = new Set(words.book.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)));
    const cited = new Set([...rules, ...outcomes].map(({ id }) => id).concat(prompts.flatMap(({ ids }) => ids)));
    test.each([...cited])('%s', (id) => expect(known).toContain(id));
  });

  describe('what the computer says', () => {
    const named = (file: string): string[] => [...source(file).matchAll(/\{"(\w+)", "[^"]+"\}/g)].map(([, name]) => name!);
    test('every reason of doctrine', () => {
      expect(named('doctrine/doctrine.cc').length).toBeGreaterThan(20);
      expect(sorted(Object.keys(words.doctrine))).toEqual(sorted(named('doctrine/doctrine.cc')));
    });
    test('everything that odds count', () => {
      expect(named('doctrine/consequences.cc').length).toBeGreaterThan(5);
      expect(sorted(Object.keys(words.counts))).toEqual(sorted(named('doctrine/consequences.cc')));
    });
  });
}
