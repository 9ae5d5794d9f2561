// @vitest-environment node
import { expect, test } from 'vitest';
import type { View } from '../../protocol';
import type { ParsedAction } from '../game';
import { option, optionsHead } from './options';

const lead = (disc: string, unit = 'fr_leader_2'): ParsedAction => ({
  notation: `lead ${disc} ${unit}`,
  verb: 'lead',
  operands: { disc, unit },
});
const move: ParsedAction = { notation: 'move green hougoumont', verb: 'move', operands: { disc: 'green', area: 'hougoumont' } };
const view = {} as View;

test('a leader’s menu has his name and says what he does', () => {
  expect(optionsHead([lead('green'), lead('purple')], view, 'en')?.title).toBe('Ney leads');
  expect(optionsHead([lead('green'), lead('purple')], view, 'en')?.text).toMatch(/two orders.*his own area or an area next to it/);
  expect(optionsHead([lead('green', 'fr_leader_1')], view, 'it')?.title).toBe('Napoleone al comando');
  expect(optionsHead([move, lead('green')], view, 'en')).toBeNull();
  expect(optionsHead([move], view, 'en')).toBeNull();
});

test('each disc says what the leader may do with it', () => {
  expect(['green', 'red', 'purple'].map((disc) => option(lead(disc), view, 'en')?.text)).toEqual([
    'Two orders of any kind',
    'Two assaults',
    'Two reserve moves',
  ]);
  expect(['green', 'red', 'purple'].map((disc) => option(lead(disc), view, 'it')?.text)).toEqual([
    'Due ordini qualsiasi',
    'Due assalti',
    'Due mosse di riserva',
  ]);
  expect(option(move, view, 'en')).toMatchObject({ text: 'Move', detail: 'green' });
});
