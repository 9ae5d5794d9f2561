// @vitest-environment node
import { expect, test } from 'vitest';
import { listed, speakersOf } from './catalogue';

test('a list is joined as its language does it', () => {
  const { en, it } = speakersOf('common');
  expect(listed([], en!)).toBe('');
  expect(listed(['a'], en!)).toBe('a');
  expect(listed(['a', 'b', 'c'], en!)).toBe('a, b and c');
  expect(listed(['a', 'b', 'c'], it!)).toBe('a, b e c');
});

test('a game says its own sentences and those that all games share', () => {
  const { it } = speakersOf('waterloo200');
  expect(it!.say('action.pass')).toBe('Passa');
  expect(it!.say('page.lazy.again')).toBe('Riprova');
});
