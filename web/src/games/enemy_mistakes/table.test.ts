// What stands on the table, what is pointed at, and the manoeuvre by hand.
import { describe, expect, test } from 'vitest';
import { begin, choosable, offered, point } from '../../table/choosing/choosing';
import { parseLegal } from '../../table/choosing/actions';
import { outlinesAt } from '../../board/pose';
import { offerOf } from '../offers';
import type { ParsedAction, PoseStop } from '../game';
import declared from './declared.json';
import { boxOf, cornersOf, engagedBy } from './geometry';
import { paths, pieceGuide } from './guides';
import { game } from './index';
import { layout, membersOf } from './layout';
import { scene } from './scene';
import { boards } from './table';
import { kScale } from './table/sheet';
import { poseGuide, pushOn, rail } from './rail';
import { readView, type UnitView } from './view';

const rounded = (points: readonly (readonly number[])[]): number[][] => points.map((point) => point.map((value) => Math.round(value * 10) / 10));
const onTable = (x: number, y: number, facing: number, formation: string, more: Partial<UnitView> = {}): UnitView => ({
  fate: 'on_board',
  x: x * 100,
  y: y * 100,
  facing: facing * 10,
  formation,
  ...more,
});
const advance = (angle: string, distance: string, unit = 'b13'): ParsedAction => ({
  notation: `advance ${unit} ${angle} ${distance}`,
  verb: 'advance',
  operands: { unit, angle, distance },
});

test('who fights is shown while a combat is decided', () => {
  expect(game.scene!(scene('blue'))).toEqual([]);
  const { combat } = readView(scene('blue'));
  const fought = { ...combat, under_way: true, attacker: 'b13', defender: 'r33' };
  const there = { b14: onTable(300, 300, 0, 'b14', { in_combat: true }), r33: { fate: 'eliminated' as const } };
  expect(game.scene!(scene('blue', { combat: fought }, there)).sort()).toEqual(['b13', 'b14']);
});

describe('boxes', () => {
  test('corners follow the facing: front left, front right, rear right, rear left', () => {
    expect(rounded(cornersOf(boxOf('b13', onTable(100, 100, 90, 'b13'))))).toEqual([
      [115, 85],
      [115, 115],
      [85, 115],
      [85, 85],
    ]);
  });
  test('a fastened gun has its Horse Team behind it (EM-2.6)', () => {
    const corners = cornersOf(boxOf('b33', onTable(100, 100, 0, 'b33', { fastened: true })));
    expect(rounded(corners)).toEqual([
      [92.5, 92.5],
      [107.5, 92.5],
      [107.5, 122.5],
      [92.5, 122.5],
    ]);
  });
  test('an area of engagement ends at the rear edge, but not that of a Garrison (EM-2.23, EM-2.24)', () => {
    const lowest = (unit: string): number => Math.max(...engagedBy(boxOf(unit, onTable(100, 100, 0, unit)), unit).map(([, y]) => y));
    expect(lowest('b13')).toBeCloseTo(115);
    expect(lowest('rh')).toBeCloseTo(137.5);
  });
});

describe('the table', () => {
  const view = scene('blue', {}, { b13: onTable(432.6, 426.3, 342, 'b13', { losses: 2, yellow: 1, state: { green: true } }) });
  test('formations are places, and their Units stand in them', () => {
    const { pieces, places, extras } = layout(readView(view));
    expect(pieces.find(({ id }) => id === 'b14')?.place).toBe('b13');
    expect(places.map(({ id }) => id)).toContain('b13');
    expect(places.map(({ id }) => id)).not.toContain('b14');
    expect(membersOf('b13', readView(view))).toEqual(['b13', 'b14']);
    expect(extras.map(({ id }) => id)).toEqual(expect.arrayContaining(['mark b13 green', 'mark b13 yellow', 'mark b13 loss']));
    expect(pieces.map(({ id }) => id)).not.toContain('k01');
  });
  test('every Unit of the set-up is drawn once, and Generals with it', () => {
    const ids = layout(readView(scene('red'))).pieces.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['napoleon', 'wellington', 'rh', 'rl', 'b01', 'r51']));
  });
  test('Prussians who enter wait beside the table', () => {
    const enters = scene('red', { agenda: [{ step: 'deploy', corps: 'black_iii' }] });
    expect(boards(enters).shown).toBe('entrance');
    expect(layout(readView(enters)).pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['k17', 'k32', 'bluecher', 'buelow']));
    expect(boards(view).shown).toBe('table');
  });
  test('whoever has moved leaves a path, and nobody else', () => {
    const moved = scene('blue', {}, { b13: onTable(432.6, 400, 342, 'b13', { losses: 2 }) });
    expect(paths(view, moved).match(/em-start/g)).toHaveLength(1);
    expect(paths(view, view)).toBe('');
  });
  test('what lies around a piece is drawn', () => {
    expect(pieceGuide('b23', view)).toContain('em-fire');
    expect(pieceGuide('b13', view)).not.toContain('em-fire');
    expect(pieceGuide('derlon', view)).toContain('em-command');
    expect(pieceGuide('k01', view)).toBe('');
  });
});

describe('what is pointed at', () => {
  const view = scene('blue');
  const choiceOf = (legal: string[]) =>
    begin(parseLegal(legal, declared.verbs).map((action) => offered(action, offerOf(game, action, view), () => true)));
  test('any Unit means its formation in an Order', () => {
    const choice = choiceOf(['put derlon b13 0', 'part b14 rear', 'put derlon b15 0', 'done']);
    expect(choosable(choice)).toEqual([
      { kind: 'place', id: 'b13' },
      { kind: 'place', id: 'b15' },
    ]);
    const picked = point(choice, { piece: 'b14', place: 'b13', piecesThere: ['b13', 'b14'] });
    expect(picked).toMatchObject({ what: 'picked', choice: { picked: [{ kind: 'place', id: 'b13' }] } });
    expect(point(choice, { piece: 'b16', place: 'b15', piecesThere: ['b15', 'b16'] })).toMatchObject({
      what: 'play',
      action: { notation: 'put derlon b15 0' },
    });
  });
  test('a gun and its target, a General and a point are picked one after the other', () => {
    expect(choosable(choiceOf(['fire b23 r34', 'fire b24 r34', 'done'])).map(({ id }) => id)).toEqual(['b23', 'b24']);
    const offer = offerOf(game, parseLegal(['place derlon 470.0 440.0'], declared.verbs)[0]!, view);
    expect(offer).toEqual([
      { kind: 'piece', name: 'general' },
      { kind: 'point', x: 'x', y: 'y' },
    ]);
  });
});

describe('a manoeuvre by hand', () => {
  const group: Record<string, UnitView> = {
    b13: onTable(200, 200, 0, 'b13'),
    b14: onTable(230, 200, 0, 'b13'),
    r33: onTable(200, 120, 180, 'r33'),
  };
  const view = scene('blue', { agenda: [{ step: 'manoeuvre', army: 'blue', group: ['b13', 'b14'] }], units: group });
  const end = (angle: number, distance: number) =>
    rounded(
      outlinesAt(rail(advance('0.0', '0.0'), view)!, { corner: '', angle, distance }, kScale)[0]!.map(([x, y]) => [x / kScale, y / kScale]),
    );
  test('the whole group wheels about the front corner of the Unit that leads, opposite to the turn (EM-2.31)', () => {
    expect(end(90, 0)[0]).toEqual([185, 185]); // to the right about the left corner
    expect(end(-90, 0)[1]).toEqual([215, 185]); // to the left about the right corner
    expect(rail(advance('0.0', '0.0'), view)!.pieces).toHaveLength(2);
  });
  test('then it slides straight ahead', () => {
    expect(end(0, 30)[0]).toEqual([185, 155]);
    expect(end(90, 30)[0]).toEqual([215, 185]);
  });
  test('the ruler shows how far it may go, and enemies that are near their areas', () => {
    const stops: PoseStop[] = [
      { kind: 'limit', distance: 20 },
      { kind: 'contact', distance: 50, piece: 'r33' },
    ];
    const guide = poseGuide(advance('0.0', '20.0'), view, stops);
    expect(guide).toContain('#refused');
    expect(guide.match(/em-reach/g)).toHaveLength(1);
    expect(
      poseGuide(advance('180.0', '0.0'), scene('blue', { units: { b13: onTable(200, 600, 0, 'b13'), r33: group.r33! } }), stops),
    ).not.toContain('em-reach');
  });
  test('pushed on to an enemy it is a Charge', () => {
    expect(pushOn(advance('-20.0', '30.0'), { kind: 'contact', distance: 50, piece: 'r33' })?.notation).toBe('charge b13 -20.0 r33');
    expect(pushOn(advance('0.0', '30.0'), { kind: 'limit', distance: 20 })).toBeNull();
  });
});

describe('a fight is launched by a click of its own', () => {
  const read = (notation: string): ParsedAction => parseLegal([notation], declared.verbs)[0]!;
  const launched = (notation: string, legal: string[]): boolean =>
    game.launches!(read(notation), parseLegal(legal, declared.verbs), [], scene('blue'));
  test('a Charge and a combat, whoever begins it (EM-13.1, EM-14.1, EM-14.4, EM-14.6)', () => {
    for (const one of ['charge b13 0.0 r33', 'pursue_charge 0.0 0.0 r33', 'fight b13 r33', 'attack b13', 'counterattack b13 r33'])
      expect(launched(one, [one])).toBe(true);
  });
  test('a shot that no other gun can support (EM-9.3); else the guns are chosen first, and a button fires', () => {
    expect(launched('fire b24 r33', ['fire b24 r33', 'fire b24 r34', 'fire b33 r34', 'done'])).toBe(true);
    expect(launched('fire b24 r33', ['fire b24 r33', 'fire b33 r33', 'done'])).toBe(false);
  });
  test('not what only leads to one', () => {
    for (const one of ['support b33', 'select b13', 'reinforce b13']) expect(launched(one, [one])).toBe(false);
  });
});
