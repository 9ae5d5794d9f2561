// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { ParsedAction } from '../game';
import { corps, offer } from './march';
import { scene } from './scene';
import { setUp } from './set_up';

const read = (notation: string): ParsedAction => {
  const [verb = '', unit = '', where = ''] = notation.split(' ');
  return { notation, verb, operands: { unit, [verb === 'move' ? 'space' : 'town']: where } };
};

test('what is pointed at: blocks, towns, spaces and squares', () => {
  expect(offer(read('march fr_i_inf1 thuin'))).toEqual([
    { kind: 'piece', name: 'unit' },
    { kind: 'place', name: 'town' },
  ]);
  expect(offer({ notation: '', verb: 'bid', operands: { side: 'french', number: '2' } })).toEqual([]);
});

test('a corps is what of it stands in the same town', () => {
  const view = scene('french', {}, { fr_i_art: { at: 'thuin', strength: 3 } });
  expect(corps('fr_i_inf1', view)).toEqual(['fr_i_inf1', 'fr_i_inf2']);
  expect(corps('fr_napoleon', view)).toEqual(['fr_napoleon']);
});

describe('free set-up', () => {
  const left = { fr_i_inf1: { at: 'unplaced', strength: 3 }, fr_napoleon: { at: 'unplaced', strength: 1 } };
  test('counts what is left, places it as in history, and keeps what stands', () => {
    const found = setUp(scene('french', { step: 'place_blocks' }, left), 'en')!;
    expect(found).toMatchObject({
      left: 2,
      groups: [
        { name: 'French ★', left: 1 },
        { name: 'French I', left: 1 },
      ],
    });
    expect(found.order(found.historical)).toEqual(['place fr_napoleon beaumont', 'place fr_i_inf1 solre']);
    expect(found.order({ fr_i_inf1: 'nowhere', fr_g_old: 'beaumont' })).toEqual([]);
    expect(Object.keys(found.placed)).toHaveLength(22);
  });
  test('only the seat that places has it, and nobody once a group has moved', () => {
    expect(setUp(scene('french', { step: 'place_blocks', to_act: ['anglo_dutch'] }, left), 'en')).toBeNull();
    expect(setUp(scene('observer', { step: 'place_blocks' }), 'en')).toBeNull();
    expect(setUp(scene('french', { groups: [{ army: 'french', from: 'solre', attacks: [] }] }), 'en')).toBeNull();
    expect(setUp(scene('french', { turn: 2 }), 'en')).toBeNull();
  });
});
