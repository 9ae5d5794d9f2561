// @vitest-environment node
// The sentences that only the page says of Waterloo: each is said somewhere, and each can be said in every language. What else is in the
// catalogue, tests/waterloo/text_test.cc compares with the rules.
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/waterloo/text.en.json';
import { saysItsWords } from '../../says_its_words';
import declared from '../declared.json';
import { kLanguages } from './fixtures';
import { speakers } from './speaker';

const kShown = ['finish', 'ground', 'inspect', 'losses', 'map', 'order', 'panel', 'roll', 'standing', 'summary', 'waiting', 'whose'];
const kGroups = [...kShown, 'about', 'repeat'];
const kIds = Object.keys(texts).filter((id) => kGroups.includes(id.split('.')[0]!));

saysItsWords('waterloo', Object.keys(texts), kGroups);

test('what a button ends or a side decides is a step', () => {
  const named = (group: string): string[] => kIds.flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : []));
  expect(named('waiting.').sort()).toEqual([...declared.steps, 'otherwise'].sort());
  expect(named('finish.').filter((step) => !declared.steps.includes(step))).toEqual([]);
});

describe.each(kLanguages)('%s', (language) => {
  test('each sentence can be said', () => {
    for (const id of kIds) expect(speakers[language]!.say(id), id).not.toBe(id);
  });
  test('the hour fits into the narrow steps of its track', () => {
    const part = (form: string): string[] => Array.from({ length: 9 }, (_, i) => speakers[language]!.name(`hour.${i + 1}`, form));
    const figures: Record<string, string[]> = {
      en: ['12', '1', '2', '3', '4', '5', '6', '7', '8'],
      it: ['12', '13', '14', '15', '16', '17', '18', '19', '20'],
    };
    expect(part('figure')).toEqual(figures[language]);
    for (const half of part('half')) expect(half.length).toBeLessThan(5);
  });
});
