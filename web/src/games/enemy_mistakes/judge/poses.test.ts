// The judge of poses as the page uses it: the WebAssembly module of the build.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../../../protocol';
import { parsed } from '../../grammar';
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
