// @vitest-environment node
// Every action of every game says in one line what it does and costs, and so does what a step is ended with, in every language.
import { describe, expect, test } from 'vitest';

type Sentences = Record<string, string | Record<string, string>>;
const kDeclared = import.meta.glob<{ verbs: Record<string, unknown> }>('./*/declared.json', { eager: true, import: 'default' });
const kTexts = import.meta.glob<Sentences>('../../../data/*/text.*.json', { eager: true, import: 'default' });

const kLongest = 130; // letters: one line or two beside a button

const cases = Object.entries(kTexts).flatMap(([file, sentences]) => {
  const [, game = '', language = ''] = /data\/(\w+)\/text\.(\w+)\.json$/.exec(file) ?? [];
  const verbs = kDeclared[`./${game}/declared.json`]?.verbs;
  return verbs ? [{ game, language, sentences, verbs: Object.keys(verbs).filter((verb) => verb !== 'done') }] : [];
});

describe.each(cases)('$game ($language)', ({ sentences, verbs }) => {
  const ends = Object.keys(sentences).filter((id) => id.startsWith('finish.'));
  const about = [...verbs, ...ends].map((what) => `about.${what}`);
  test('every action and every end of a step says what it does', () => {
    expect(about.filter((id) => typeof sentences[id] !== 'string')).toEqual([]);
  });
  test('in a sentence that fits beside a button', () => {
    for (const id of about) expect(sentences[id], id).toMatch(new RegExp(`^[\\p{Lu}\\d].{8,${kLongest}}[.!]$`, 'u'));
  });
});

test('no game is left out', () => expect(new Set(cases.map(({ game }) => game)).size).toBe(Object.keys(kDeclared).length));
