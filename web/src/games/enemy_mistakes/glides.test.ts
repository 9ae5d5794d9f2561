// A manoeuvre is one motion: a wheel about a front corner, then straight on, for every Unit that takes part and nobody else.
import { expect, test } from 'vitest';
import type { Stand } from '../game';
import { glideOf } from './glides';
import { layout } from './layout';
import { scene } from './scene';
import { readView, type UnitView } from './view';

const onTable = (x: number, y: number, facing: number): UnitView => ({
  fate: 'on_board',
  x: x * 100,
  y: y * 100,
  facing: facing * 10,
  formation: 'b13',
});
const standsOf = (units: Record<string, UnitView>): Record<string, Stand> =>
  Object.fromEntries(
    layout(readView(scene('blue', { units }))).pieces.map(({ id, x, y, height, turned = 0 }) => [id, { at: [x, y - height / 2], turned }]),
  );

const before = { b13: onTable(200, 200, 0), b14: onTable(230, 200, 0), b15: onTable(400, 400, 0) };
// Wheeled by 90 degrees to the right about the left front corner (185, 185), then 30 mm on, to the east.
const after = { b13: onTable(200, 200, 90), b14: onTable(200, 230, 90), b15: onTable(400, 400, 0) };
const told = { event: 'advanced', unit: 'b13', angle: 90, distance: 30 };

test('every Unit of the Formation goes the same wheel and slide', () => {
  const glide = glideOf(told, readView(scene('blue', { units: before })))!;
  const [from, to] = [standsOf(before), standsOf(after)];
  for (const unit of ['b13', 'b14']) {
    const way = glide(from[unit]!, to[unit]!)!;
    expect(way.length).toBeGreaterThan(10);
    const turns = way.map(({ turned }) => turned);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns.at(-1)).toBeCloseTo(90);
    const end = way.at(-1)!.at;
    expect(to[unit]!.at[0] - end[0]).toBeCloseTo(36); // the slide, in sheet pixels
    expect(to[unit]!.at[1] - end[1]).toBeCloseTo(0);
  }
});
test('who has moved otherwise goes straight', () => {
  const glide = glideOf(told, readView(scene('blue', { units: before })))!;
  expect(glide(standsOf(before).b15!, { at: [500, 300], turned: 0 })).toBeNull();
  expect(
    glideOf({ ...told, event: 'fell_back' }, readView(scene('blue', { units: before })))!(standsOf(before).b13!, standsOf(after).b13!),
  ).toBeNull();
});
test('what is no manoeuvre is no motion', () => expect(glideOf({ event: 'shot', unit: 'b23' }, readView(scene('blue')))).toBeNull());
