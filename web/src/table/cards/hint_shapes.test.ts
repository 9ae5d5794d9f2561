// Where a hint points on a table without areas: a point, and a piece where it would stand.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { Camera } from '../../board/camera.svelte';
import HintLayer from '../../board/HintLayer.svelte';
import type { GameModule, ParsedAction, Point, Rail } from '../../games/game';
import { shapesOf } from './advisor.svelte';

const kSquare: Point[] = [
  [100, 100],
  [120, 100],
  [120, 120],
  [100, 120],
];
const kRail: Rail = { outline: kSquare, facing: 0, corners: [{ id: 'right', at: [120, 100], turns: 1 }] };
const table = (scale?: object): GameModule =>
  ({ boards: () => ({ sheets: [{ id: 'table', scale }], shown: 'table' }), rail: () => kRail }) as unknown as GameModule;
const game = table({ origin: [30, 90], unit: 3 });
const act = (operands: Record<string, string>): ParsedAction => ({ notation: '', verb: 'act', operands });

afterEach(cleanup);

test('a point is marked on the sheet', () => {
  expect(shapesOf(act({ unit: 'red_1', x: '10.0', y: '20.5' }), {}, game)).toEqual({ points: [[60, 151.5]], outlines: [] });
});

test('a pose is marked by the outline where the piece would stand', () => {
  const { points, outlines } = shapesOf(act({ corner: 'right', angle: '90', distance: '10' }), {}, game);
  expect(points).toEqual([]);
  // Wheeled by a quarter about its right front corner it faces right, and then goes 30 pixels that way.
  const wheeled = [
    [150, 80],
    [150, 100],
    [130, 100],
    [130, 80],
  ];
  expect(outlines[0]!.map((point) => point.map(Math.round))).toEqual(wheeled);
});

test('where the sheet has no scale nothing is marked so', () => {
  expect(shapesOf(act({ x: '1', y: '2' }), {}, table())).toEqual({ points: [], outlines: [] });
});

test('both are drawn in the colour of hints', () => {
  const camera = new Camera({ x0: 0, y0: 0, x1: 300, y1: 200 });
  const { container } = render(HintLayer, { points: [[60, 150]], outlines: [kSquare], camera });
  expect(container.querySelectorAll('[data-hint] .hint-band')).toHaveLength(2);
});
