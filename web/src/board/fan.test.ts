import { expect, test } from 'vitest';
import type { Piece } from '../games/game';
import { fanOut } from './fan';

const piece = (id: string, x: number, y = 100): Piece => ({ id, place: 'p', seat: 's', x, y, sprite: '', width: 20, height: 28, spent: false });

test('pieces that stand clear of each other stay where they are', () => {
  expect(fanOut([piece('a', 100), piece('b', 121)], 0, 1000).size).toBe(0);
});

test('an overlapping rank spreads evenly about its middle', () => {
  const stack = [piece('a', 100), piece('b', 110), piece('c', 120)];
  const aside = fanOut(stack, 0, 1000);
  const xs = stack.map((one) => one.x + (aside.get(one.id) ?? 0));
  expect(xs[1] - xs[0]).toBe(22);
  expect(xs[2] - xs[1]).toBe(22);
  expect((xs[0] + xs[2]) / 2).toBeCloseTo(109);
});

test('a fan stays on the sheet', () => {
  const stack = [piece('a', 10), piece('b', 20), piece('c', 30)];
  const aside = fanOut(stack, 0, 1000);
  expect(10 + (aside.get('a') ?? 0)).toBeGreaterThanOrEqual(10);
  const right = fanOut([piece('a', 980), piece('b', 990)], 0, 1000);
  expect(990 + (right.get('b') ?? 0)).toBeLessThanOrEqual(990);
});

test('ranks of one place fan by themselves', () => {
  const aside = fanOut([piece('a', 100), piece('b', 105), piece('c', 100, 130), piece('d', 130, 130)], 0, 1000);
  expect([...aside.keys()].sort()).toEqual(['a', 'b']);
});
