// @vitest-environment node
// The page's sentences and the page belong together: each sentence is said somewhere, and each can be said in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import en from '../../../data/common/text.en.json';
import it from '../../../data/common/text.it.json';
import { type Catalogue, Speaker } from './message';

const kFolder = fileURLToPath(new URL('..', import.meta.url));
const kSources = readdirSync(kFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(kFolder + name, 'utf8'));
const kIds = Object.keys(en).filter((id) => /^(page|failure)\./.test(id));
const kSaid = new Set(kSources.flatMap((text) => [...text.matchAll(/'(page\.[\w.]+)'/g)].map((match) => match[1]!)));

// Groups whose last word is not written out where it is said: `page.menu.speeds.${speed}`, or sayWord('failure', code).
const kComposed = [
  'failure',
  'page.from_position.copying',
  'page.from_position.fault',
  'page.hand.stop',
  'page.join.fault',
  'page.keys.does',
  'page.keys.key',
  'page.level',
  'page.level_text',
  'page.menu.speeds',
  'page.menu.themes',
  'page.odds_table.end',
  'page.player',
  'page.pose_card.limit',
  'page.pose_card.value',
  'page.replay.seen_by',
  'page.replay.speeds',
  'page.table.note',
  'page.turn.part',
];
const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

test('no sentence is left over', () => {
  expect(kIds.length).toBeGreaterThan(300);
  expect(kIds.filter((id) => !kSaid.has(id) && !kComposed.includes(groupOf(id)))).toEqual([]);
});

test.each(kComposed)('%s is said', (group) => {
  expect(kIds.map(groupOf)).toContain(group);
  expect(kSources.some((text) => text.includes(`\`${group}.\${`) || text.includes(`sayWord('${group}'`))).toBe(true);
});

describe.each<[string, Catalogue]>([
  ['en', en],
  ['it', it],
])('%s', (language, catalogue) => {
  test('has the sentences of English and no others', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test('each sentence can be said', () => {
    const speaker = new Speaker(language, [catalogue]);
    for (const id of kIds) expect(speaker.say(id), id).not.toBe(id);
  });
});
