// What is clicked for which decision, with the table's own machine of choosing.
import { expect, test } from 'vitest';
import { parseLegal, type Grammar } from '../../table/choosing/actions';
import { begin, buttons, choosable, offered, point, undecided, type Choice, type Target } from '../../table/choosing/choosing';
import { areaById, unitById } from './data';
import { offerOf } from '../offers';
import { option } from './options';
import { scene } from './scene';

// The verbs of games/waterloo200/rules/actions.h, as GET /api/games gives them.
const grammar: Grammar = {
  done: [],
  tactical: [],
  strategic: [],
  pass: [],
  activate: ['unit'],
  move: ['unit'],
  to: ['area'],
  stop: [],
  reveal: [],
  battle: ['area'],
  employ: ['unit'],
  fall_back: ['unit', 'area'],
  lose: ['unit'],
  draw: ['count'],
  choose: ['unit'],
  place: ['unit', 'area'],
  historical: [],
};

const choice = (legal: string[], onMap: string[] = []): Choice => {
  const onBoard = ({ kind, id }: Target): boolean => (kind === 'place' ? areaById.has(id) : onMap.includes(id));
  return begin(parseLegal(legal, grammar).map((action) => offered(action, offerOf({}, action), onBoard)));
};
const at = (place: string) => ({ place, piecesThere: [] });

test('free set-up and reserves: an icon is clicked, then the unit for it is asked in words', () => {
  const open = choice(['place fr_2c_soye_inf 67', 'place fr_2c_husson_inf 67', 'place fr_2c_soye_inf 70', 'historical']);
  expect(choosable(open).map(({ id }) => id)).toEqual(['67', '70']);
  expect(buttons(open).map(({ notation }) => notation)).toEqual(['historical']);
  const picked = point(open, at('67'));
  expect(picked.what).toBe('picked');
  if (picked.what !== 'picked') return;
  const asked = undecided(picked.choice);
  expect(asked.map(({ notation }) => notation)).toEqual(['place fr_2c_soye_inf 67', 'place fr_2c_husson_inf 67']);
  expect(option(asked[0]!, scene('french'), 'en')).toMatchObject({ text: 'Soye’s brigade', detail: 'infantry' });
  expect(option(asked[1]!, scene('french'), 'it')).toMatchObject({ text: 'La brigata Husson', detail: 'fanteria' });
});

test('a place that only one unit can take is taken at once', () => {
  const open = choice(['place fr_2c_soye_inf 67', 'place fr_2c_husson_inf 67', 'place fr_2c_soye_inf 70']);
  expect(point(open, at('70'))).toMatchObject({ what: 'play', action: { notation: 'place fr_2c_soye_inf 70' } });
});

test('movement and losses: the block itself is clicked, then the next area', () => {
  const move = choice(['move fr_2c_soye_inf', 'move fr_2c_husson_inf', 'done'], ['fr_2c_soye_inf', 'fr_2c_husson_inf']);
  const clicked = point(move, { piece: 'fr_2c_soye_inf', place: '67', piecesThere: [] });
  expect(clicked).toMatchObject({ what: 'play', action: { notation: 'move fr_2c_soye_inf' } });
  const step = choice(['to 68', 'to 69', 'stop']);
  expect(point(step, at('69'))).toMatchObject({ what: 'play', action: { notation: 'to 69' } });
  expect(buttons(step).map(({ notation }) => notation)).toEqual(['stop']);
});

test('a retreat: a block, then where it goes', () => {
  const legal = ['fall_back br_1c_byng_inf 25', 'fall_back br_1c_byng_inf 26', 'fall_back br_1c_maitland_inf 25'];
  const open = choice(legal, ['br_1c_byng_inf', 'br_1c_maitland_inf']);
  const taken = point(open, { piece: 'br_1c_byng_inf', place: '38', piecesThere: [] });
  expect(taken.what === 'picked' && choosable(taken.choice).map(({ id }) => id)).toEqual(['25', '26']);
});

test('every unit has its face beside an area', () => {
  for (const unit of unitById.keys()) {
    const action = { notation: '', verb: 'place', operands: { unit, area: '67' } };
    expect(option(action, scene('french'), 'it')?.sprite).toContain('<svg');
  }
});
