import { beforeEach, expect, test } from 'vitest';
import { remember } from '../../ui/remember';
import { forgetSetUp, keepSetUp, keptSetUps, kLongestName, kMostKept } from './set_ups';

beforeEach(() => localStorage.clear());

test('a set-up is kept by name, for its game and seat', () => {
  keepSetUp('napoleon', 'french', '  Left hook ', { fr_napoleon: 'maubeuge' });
  expect(keptSetUps('napoleon', 'french')).toEqual([{ name: 'Left hook', places: { fr_napoleon: 'maubeuge' } }]);
  expect(keptSetUps('napoleon', 'prussian')).toEqual([]);
});

test('the same name is replaced, and one can be forgotten', () => {
  keepSetUp('napoleon', 'french', 'a', { x: '1' });
  keepSetUp('napoleon', 'french', 'b', { x: '2' });
  keepSetUp('napoleon', 'french', 'a', { x: '3' });
  expect(keptSetUps('napoleon', 'french').map(({ name, places }) => [name, places.x])).toEqual([
    ['a', '3'],
    ['b', '2'],
  ]);
  forgetSetUp('napoleon', 'french', 'a');
  expect(keptSetUps('napoleon', 'french').map(({ name }) => name)).toEqual(['b']);
});

test('their number and their names are limited; an empty name keeps nothing', () => {
  for (let i = 0; i < 12; i++) keepSetUp('napoleon', 'french', `set-up ${i}${'x'.repeat(60)}`, {});
  const kept = keptSetUps('napoleon', 'french');
  expect(kept).toHaveLength(kMostKept);
  expect(kept[0]!.name).toHaveLength(kLongestName);
  expect(keepSetUp('napoleon', 'french', '   ', {})).toHaveLength(kMostKept);
});

test('what cannot be read is no set-up', () => {
  for (const stored of ['{', '{"a":1}', '[1,null,{"name":"x"},{"name":"y","places":{"a":1}}]']) {
    remember('set_ups.napoleon.french', stored);
    expect(keptSetUps('napoleon', 'french')).toEqual([]);
  }
});
