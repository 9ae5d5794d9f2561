import { expect, it } from 'vitest';
import { together } from './window';

const box = (x: number, y: number, size = 10) => ({ x0: x, y0: y, x1: x + size, y1: y + size });

it('shows all boxes that fit, else as many as possible, near the middle', () => {
  const [a, b, c, d] = [box(0, 0), box(500, 0), box(560, 40), box(1000, 0)];
  expect(together([a, b], 600, 100)).toEqual([a, b]);
  expect(together([a, b, c, d], 200, 200)).toEqual([b, c]);
  expect(together([a, box(300, 0), box(600, 0)], 200, 200)).toEqual([box(300, 0)]);
});

it('shows one of the boxes that are all too large', () => {
  expect(together([box(0, 0, 400), box(900, 0, 400)], 100, 100)).toEqual([box(0, 0, 400)]);
});
