import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explained } from './explained';

let button: HTMLButtonElement;
let clicks = 0;
let shown = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  clicks = shown = 0;
  button = document.createElement('button');
  document.body.append(button);
  stop = explained({ show: () => ++shown, hide: () => {} })(button);
  button.addEventListener('click', () => ++clicks);
});

afterEach(() => {
  stop();
  button.remove();
  vi.useRealTimers();
});

// A touch from and to these moments, of which the page hears so much later.
function touch(from: number, to: number, late = 0): void {
  const event = (type: string, at: number): Event => {
    const made = new MouseEvent(type, { bubbles: true, cancelable: true });
    Object.defineProperties(made, { pointerType: { value: 'touch' }, timeStamp: { value: at } });
    return made;
  };
  button.dispatchEvent(event('pointerdown', from));
  vi.advanceTimersByTime(to - from + late);
  button.dispatchEvent(event('pointerup', to));
  button.click();
}

test('a tap presses it, a long touch explains it', () => {
  touch(1000, 1060);
  expect([clicks, shown]).toEqual([1, 0]);
  touch(2000, 2700);
  expect([clicks, shown]).toEqual([1, 1]);
});

test('a tap presses it also if the page was too busy to notice it at once', () => {
  touch(1000, 1060, 900);
  expect(clicks).toBe(1);
});
