import { expect, it } from 'vitest';
import { actOf } from './keys';

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
