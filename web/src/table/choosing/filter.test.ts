import { expect, it } from 'vitest';
import type { GameModule } from '../../games/game';
import { matching } from './filter';
import { actOf } from '../keys';
import { trailsOf } from '../story/trails';

it('finds the beginnings of words, in any order, whatever the accents', () => {
  expect(matching('', 'anything')).toBe(true);
  expect(matching('jero ass', 'Assault from Jérôme’s Field')).toBe(true);
  expect(matching('jeromes', 'Assault from Jérôme’s Field')).toBe(true);
  expect(matching('ield', 'Assault from Jérôme’s Field')).toBe(false);
});

it('takes a key for an act, but not where somebody types', () => {
  const key = (text: string, target: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key: text, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return event;
  };
  expect(actOf(key('U'))).toBe('undo');
  expect(actOf(key('?'))).toBe('help');
  expect(actOf(key('x'))).toBeUndefined();
  expect(actOf(key('d', document.body, { ctrlKey: true }))).toBeUndefined();
  expect(actOf(key('d', document.createElement('input')))).toBeUndefined();
});

it('draws a trail for every way that pieces went', () => {
  const game = { pieces: (view: Record<string, string>) => Object.entries(view).map(([id, place]) => ({ id, place })) } as unknown as GameModule;
  expect(trailsOf({ u: 'a', v: 'a', w: 'c' }, { u: 'b', v: 'b', w: 'c', x: 'd' }, game)).toEqual([{ from: 'a', to: 'b' }]);
});
