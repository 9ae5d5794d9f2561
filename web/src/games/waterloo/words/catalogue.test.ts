// @vitest-environment node
// The sentences that only the page says and the page belong together: each is said somewhere, and each can be said in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/waterloo/text.en.json';
import { kLanguages } from './fixtures';
import { speakers } from './speaker';

const kFolder = fileURLToPath(new URL('../', import.meta.url));
const kSources = readdirSync(kFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(kFolder + name, 'utf8'));
const kSaid = new Set(kSources.flatMap((text) => [...text.matchAll(/'([a-z]+\.[\w.]+)'/g)].map((match) => match[1]!)));

// Groups of which the page alone knows when they are said. What else is in the catalogue, tests/waterloo/text_test.cc compares with the rules.
const kGroups = /^(?:finish|ground|headline|inspect|losses|map|order|panel|roll|standing|tour|waiting)\./;
const kIds = Object.keys(texts).filter((id) => kGroups.test(id));

// Those whose last word is not written out where it is said.
const kComposed = [
  /^finish\.\w+$/,
  /^inspect\.\w+$/,
  /^order\.\w+$/,
  /^panel\.losses\.(?:french|anglo_allied)$/,
  /^tour\.[1-6]\.\w+$/,
  /^waiting\.\w+$/,
];

test('no sentence is left over', () => {
  expect(kIds.length).toBeGreaterThan(100);
  expect(kIds.filter((id) => !kSaid.has(id) && !kComposed.some((composed) => composed.test(id)))).toEqual([]);
});

test.each(['finish', 'inspect', 'order', 'panel.losses', 'tour', 'waiting'])('%s.… is said', (group) => {
  expect(kSources.some((text) => text.includes(`\`${group}.\${`))).toBe(true);
});

test('what a button ends or a side decides is a step', () => {
  const steps = Object.keys(texts).flatMap((id) => (id.startsWith('ask.') ? [id.slice(4)] : []));
  const named = (group: string): string[] => kIds.flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : []));
  expect(named('waiting.').sort()).toEqual([...steps, 'otherwise'].sort());
  expect(named('finish.').filter((step) => !steps.includes(step))).toEqual([]);
});

describe.each(kLanguages)('%s', (language) => {
  test('each sentence can be said', () => {
    for (const id of kIds) expect(speakers[language].say(id), id).not.toBe(id);
  });
  test('the hour fits into the narrow steps of its track', () => {
    const part = (form: string): string[] => Array.from({ length: 9 }, (_, i) => speakers[language].name(`hour.${i + 1}`, form));
    const figures = { en: ['12', '1', '2', '3', '4', '5', '6', '7', '8'], it: ['12', '13', '14', '15', '16', '17', '18', '19', '20'] };
    expect(part('figure')).toEqual(figures[language]);
    for (const half of part('half')) expect(half.length).toBeLessThan(5);
  });
});
