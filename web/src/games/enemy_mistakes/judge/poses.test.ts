// The judge of poses as the page uses it: the WebAssembly module of the build.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../../../protocol';
import { Poses } from './poses';

const kModule = `${process.env.PAPELOTTE_JUDGES ?? '../build/judges'}/enemy_mistakes_judge.wasm`;

// A blue tile 70 mm east of a red one, facing it, in the middle of its manoeuvre.
const tile = (x: number, facing: number, id: string, more = {}): View => ({ fate: 'on_board', x, y: 57000, facing, formation: id, ...more });
const kView: View = {
  game: 'enemy_mistakes',
  scenario: 'historical',
  turn: 1,
  result: 'none',
  agenda: [
    { step: 'manoeuvres', army: 'blue', part: [] },
    { step: 'manoeuvre', army: 'blue', group: ['b13'], out_of_sequence: false },
  ],
  options: [],
  units: { b13: tile(25000, 2700, 'b13', { state: { green: true } }), r33: tile(15000, 900, 'r33', { losses: 1 }) },
  generals: {},
  seat: 'blue',
  to_act: ['blue'],
};

const advance = (angle: string, distance: string) => ({
  notation: `advance b13 ${angle} ${distance}`,
  verb: 'advance',
  operands: { unit: 'b13', angle, distance },
});

describe.skipIf(!existsSync(kModule))('the judge of poses', () => {
  let judge: Poses;
  beforeAll(async () => {
    judge = await Poses.compiled(readFileSync(kModule));
    expect(judge.look(kView)).toBe(true);
  });

  test('an action without a text is legal, another one has its rule and its sentence', () => {
    expect(judge.why('advance b13 0.0 20.0')).toEqual({ do: 'advance b13 0.0 20.0' });
    expect(judge.why('advance b13 0.0 60.0')).toMatchObject({ rule: 'EM-2.28', sentence: 'rule.strictly_inside' });
  });

  test('what is no action is refused as the server refuses it', () => {
    expect(judge.why('advance b13 0.0').sentence).toBe('rule.no_such_action');
    expect(judge.why(`advance ${'x'.repeat(300_000)}`).sentence).toBe('rule.no_such_action');
  });

  test('a slide stops at the area of an enemy, and a Charge at the enemy', () => {
    expect(judge.stops(advance('0.0', '12.0'))).toEqual([
      { kind: 'limit', distance: 40.5 },
      { kind: 'contact', distance: 70, piece: 'r33' },
    ]);
  });

  test('a slide with nobody before it stops at its reach', () => {
    expect(judge.stops(advance('90.0', '0.0'))).toEqual([{ kind: 'reach', distance: 120 }]);
  });

  test('a legal pose says where everybody ends', () => {
    expect(judge.ends('advance b13 0.0 20.0')).toEqual({ reach: 120, units: { b13: [23000, 57000, 2700] } });
    expect(judge.ends('advance b13 0.0 60.0')).toBeNull();
  });

  test('another view is another position; one that is none is not judged', () => {
    const bare: View = { ...kView, units: { b13: (kView.units as View)['b13']! } };
    expect(judge.look(bare)).toBe(true);
    expect(judge.why('advance b13 0.0 60.0')).toEqual({ do: 'advance b13 0.0 60.0' });
    expect(judge.look({ game: 'waterloo' })).toBe(false);
    expect(judge.look({ ...kView, units: { x99: {} } })).toBe(false);
    expect(judge.look(kView)).toBe(true);
  });
});
