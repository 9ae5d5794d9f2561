// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { ParsedAction } from '../game';
import { corps, offer } from './march';
import { scene } from './scene';
import { setUp } from './set_up';
import { readView } from './view';
import { attacksFirst, launches, routsItself, warning } from './warnings';

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

describe('warnings', () => {
  const battle = (others: object = {}) =>
    scene(
      'french',
      { step: 'combat', town: 'ligny', blocks: { ligny: { french_left: { prussian: { blocks: 1 } } } } },
      { fr_i_inf1: { at: 'ligny', strength: 3, space: 'french_left' }, ...others },
    );
  test('the last block that leaves a position to the enemy routs its side (NP-7.4.1)', () => {
    const view = battle();
    expect(routsItself(read('move fr_i_inf1 french_reserve'), readView(view))).toBe(true);
    expect(routsItself(read('retreat fr_i_inf1 charleroi'), readView(view))).toBe(true);
    expect(launches(read('move fr_i_inf1 french_reserve'), [], [], view)).toBe(true);
    expect(warning(read('move fr_i_inf1 french_reserve'), view, 'it')).toMatch(/sei subito in rotta/);
  });
  test('not while another stays, and not without enemies', () => {
    const two = battle({ fr_i_inf2: { at: 'ligny', strength: 3, space: 'french_left' } });
    expect(routsItself(read('move fr_i_inf1 french_reserve'), readView(two))).toBe(false);
    const alone = scene('french', { step: 'combat', blocks: {} }, { fr_i_inf1: { at: 'ligny', strength: 3, space: 'french_left' } });
    expect(routsItself(read('move fr_i_inf1 french_reserve'), readView(alone))).toBe(false);
  });
  test('the first attack on a town tells the way out (NP-7.1.3), a second one no longer', () => {
    const view = scene('french', {}, { fr_i_inf1: { at: 'thuin', strength: 3 } });
    const attack = read('march fr_i_inf1 charleroi');
    expect(attacksFirst(attack, readView(view))).toBe(true);
    expect(warning(attack, view, 'en')).toMatch(/only by the roads he came.*(one block can|two blocks can) leave each battle turn/);
    const again = scene(
      'french',
      { groups: [{ army: 'french', from: 'thuin', attacks: ['charleroi'] }] },
      { fr_i_inf1: { at: 'thuin', strength: 3 } },
    );
    expect(warning(attack, again, 'en')).toBeNull();
    expect(warning(read('march fr_i_inf1 solre'), view, 'en')).toBeNull();
  });
  test('an attack from two towns away waits for its click, but the road of the way out is not known yet', () => {
    const view = scene('french', {}, { fr_g_cav: { at: 'beaumont', strength: 3 } });
    expect(launches(read('march fr_g_cav charleroi'), [], [], view)).toBe(true);
    expect(warning(read('march fr_g_cav charleroi'), view, 'en')).toBeNull();
  });
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
