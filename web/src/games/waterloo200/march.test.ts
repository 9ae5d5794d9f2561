import { expect, test } from 'vitest';
import { corps, marching } from './march';
import { scene } from './scene';

test('ways are asked for while a unit that the seat knows is on its way', () => {
  expect(marching(scene('french', { step: 'unit_path', moving: { area: '67', mp: 2, unit: 'fr_2c_soye_inf' } }))).toBe('fr_2c_soye_inf');
  expect(marching(scene('british', { step: 'unit_path', moving: { area: '67' } }))).toBeNull();
  expect(marching(scene('french', { step: 'move_units' }))).toBeNull();
});

test('a corps is what the seat knows of it', () => {
  const view = scene('french', { units: { fr_2c_soye_inf: { at: '67' }, fr_2c_reille_tl: { at: '69' }, fr_1c_quiot_inf: { at: '70' } } });
  expect(corps('fr_2c_soye_inf', view).sort()).toEqual(['fr_2c_reille_tl', 'fr_2c_soye_inf']);
  expect(corps('block:27:british:0', view)).toEqual(['block:27:british:0']);
});
