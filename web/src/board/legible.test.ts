import { expect, it } from 'vitest';
import type { Piece, Place } from '../games/game';
import { inCorner, legible } from './legible';

const piece = (width: number, height: number): Piece => ({
  id: '',
  place: 'a',
  seat: '',
  x: 100,
  y: 100,
  sprite: '',
  width,
  height,
  spent: false,
});
const place: Place = {
  id: 'a',
  outline: [
    [0, 0],
    [50, 0],
    [50, 40],
  ],
  center: [30, 20],
  neighbours: [],
};

it('makes the longer side of the smallest piece 32 pixels', () => {
  expect(legible([piece(20, 30), piece(16, 10)], [place])).toEqual({
    boxes: [
      { x0: 90, y0: 70, x1: 110, y1: 100 },
      { x0: 92, y0: 90, x1: 108, y1: 100 },
      { x0: 0, y0: 0, x1: 50, y1: 40 },
    ],
    least: 2,
  });
});

it('makes places readable where no piece is to be chosen', () => {
  expect(legible([], [place])).toEqual({ boxes: [{ x0: 0, y0: 0, x1: 50, y1: 40 }], least: 0.72 });
});

it('knows what the overview would cover', () => {
  const look = { x: 100, y: 0, scale: 2 };
  expect(inCorner({ x0: 290, y0: 20, x1: 300, y1: 40 }, look, 500)).toBe(true);
  expect(inCorner({ x0: 250, y0: 20, x1: 280, y1: 40 }, look, 500)).toBe(false);
  expect(inCorner({ x0: 290, y0: 100, x1: 300, y1: 140 }, look, 500)).toBe(false);
});

it('points that lie close together are told apart, as far as that makes sense', () => {
  const apart = (by: number): number =>
    legible(
      [],
      [place],
      [
        [0, 0],
        [by, 0],
      ],
    ).least;
  expect(apart(100)).toBe(0.72); // names can be read
  expect(
    legible(
      [],
      [],
      [
        [0, 0],
        [100, 0],
      ],
    ).least,
  ).toBe(0.5);
  expect(apart(12)).toBe(1.5);
  expect(apart(1)).toBe(2.4);
  expect(legible([], [], [[5, 5]]).boxes).toHaveLength(1);
});
