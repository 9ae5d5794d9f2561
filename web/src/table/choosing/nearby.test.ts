import { expect, it } from 'vitest';
import type { Place } from '../../games/game';
import { nearby } from './nearby';

const at = (id: string, x: number, y: number): Place => ({ id, center: [x, y], outline: [], neighbours: [] });

it('shows all places that lie together, else those around the middle', () => {
  expect(nearby([])).toEqual([]);
  expect(nearby([at('a', 0, 0), at('b', 300, 300)])).toEqual(['a', 'b']);
  expect(nearby([at('a', 0, 0), at('b', 500, 0), at('c', 560, 40), at('d', 1000, 0)])).toEqual(['b', 'c']);
});
