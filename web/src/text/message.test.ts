// @vitest-environment node
// The cases that engine/text.cc passes too (tests/engine/text_test.cc).
import { expect, test } from 'vitest';
import file from '../../../tests/text/cases.json';
import type { JsonObject } from '../protocol';
import { valuesOf } from './catalogue';
import { type Catalogue, Speaker } from './message';

const catalogues = file.catalogues as Record<string, Catalogue>;
const keys = Object.fromEntries(Object.entries(file.names).map(([gap, group]) => [gap, (word: string) => `${group}.${word}`]));
const cases = (file.cases as { id: string; values?: JsonObject; en?: string; it?: string }[]).flatMap(({ id, values = {}, ...said }) =>
  Object.entries(said).map(([language, text]) => ({ id, values, language, text })),
);

test.each(cases)('$language $id $text', ({ id, values, language, text }) => {
  expect(new Speaker(language, [catalogues[language]!]).say(id, valuesOf(values, keys))).toBe(text);
});

test.each(['{', 'a {b', '{}', '{n, plural}', '{n, plural, one {x}', '{n, choice, a {b}}', 'a } b'])(
  'a malformed pattern is refused: %s',
  (pattern) => {
    expect(() => new Speaker('en', [{ wrong: pattern }]).say('wrong')).toThrow(/malformed/);
  },
);
