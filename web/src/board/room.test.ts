import { expect, test, vi } from 'vitest';
import type { Point } from '../games/game';
import { roomFinder } from './room';

test('what was found is kept for a while, not for ever', () => {
  const outline: Point[] = [
    [0, 0],
    [24, 0],
    [24, 24],
    [0, 24],
  ];
  const searched = vi.fn(() => []);
  const find = roomFinder({ outline: () => outline, inset: () => 0, name: searched, printed: () => [] });
  const ask = (pull: number): unknown => find('field', 4, 4, { at: [12, 12], pull }, []);
  ask(0);
  ask(0);
  expect(searched).toHaveBeenCalledTimes(1);
  const kMany = 20_000;
  for (let pull = 1; pull <= kMany; ++pull) ask(pull);
  ask(0);
  expect(searched).toHaveBeenCalledTimes(kMany + 2); // the first one was evicted
});
