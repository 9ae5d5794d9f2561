// @vitest-environment node
// The sentences that only the page says of Waterloo. What else is in the catalogue, tests/waterloo/text_test.cc compares with the rules.
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/waterloo/text.en.json';
import { saysItsWords } from '../../says_its_words';
import { kLanguages } from './fixtures';
import { speakers } from './speaker';

const kGroups = ['finish', 'ground', 'headline', 'inspect', 'losses', 'map', 'order', 'panel', 'roll', 'standing', 'tour', 'waiting'];
const kIds = Object.keys(texts);

saysItsWords('waterloo', kIds, kGroups);

test('what a button ends or a side decides is a step', () => {
  const named = (group: string): string[] => kIds.flatMap((id) => (id.startsWith(`${group}.`) ? [id.slice(group.length + 1)] : []));
  const steps = named('ask');
  expect(named('waiting').sort()).toEqual([...steps, 'otherwise'].sort());
  expect(named('finish').filter((step) => !steps.includes(step))).toEqual([]);
});

describe.each(kLanguages)('%s', (language) => {
  test('each sentence can be said', () => {
    for (const id of kIds) expect(speakers[language]!.say(id), id).not.toBe(id);
  });
  test('the hour fits into the narrow steps of its track', () => {
    const part = (form: string): string[] => Array.from({ length: 9 }, (_, i) => speakers[language]!.name(`hour.${i + 1}`, form));
    expect(part('figure').join()).toBe(language === 'en' ? '12,1,2,3,4,5,6,7,8' : '12,13,14,15,16,17,18,19,20');
    for (const half of part('half')) expect(half.length).toBeLessThan(5);
  });
});
