import { expect, test } from 'vitest';
import { marchActions, marchEnd, marching } from './march';
import { scene } from './scene';

test('ways are asked for while a unit that the seat knows is on its way', () => {
  expect(marching(scene('french', { step: 'unit_path', moving: { area: '67', mp: 2, unit: 'fr_2c_soye_inf' } }))).toBe('fr_2c_soye_inf');
  expect(marching(scene('british', { step: 'unit_path', moving: { area: '67' } }))).toBeNull();
  expect(marching(scene('french', { step: 'move_units' }))).toBeNull();
});

test('a far area is reached by one action after the other; the next one needs none', () => {
  expect(marchActions(['69', '70'])).toEqual(['to 69', 'to 70']);
  expect(marchActions(['69'])).toEqual([]);
});

test('at the end it stops, unless a gun could be revealed or cavalry could scout there', () => {
  expect(marchEnd(['to 71', 'stop'])).toBe('stop');
  expect(marchEnd(['to 71', 'reveal', 'stop'])).toBeNull();
  expect(marchEnd(['scout', 'stop'])).toBeNull();
  expect(marchEnd(['to 71', 'reveal'])).toBeNull();
});
