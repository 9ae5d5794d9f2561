import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gestures } from './gestures';

const on = { hold: vi.fn(), pan: vi.fn(), zoom: vi.fn(), click: vi.fn(), doubleClick: vi.fn(), hover: vi.fn(), press: vi.fn() };
let board: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  board = document.createElement('div');
  board.setPointerCapture = vi.fn();
  document.body.append(board);
  stop = gestures(on)(board);
});

afterEach(() => {
  stop();
  board.remove();
  vi.useRealTimers();
});

const finger = (pointerId: number, clientX: number, clientY = 0) => ({ pointerId, clientX, clientY, button: 0, pointerType: 'touch' });

test('less than four pixels is a click, more is a drag', async () => {
  await fireEvent.pointerDown(board, finger(1, 10));
  await fireEvent.pointerMove(board, finger(1, 12));
  await fireEvent.pointerUp(board, finger(1, 12));
  await fireEvent.click(board);
  expect(on.click).toHaveBeenCalledTimes(1);
  await fireEvent.pointerDown(board, finger(1, 10));
  await fireEvent.pointerMove(board, finger(1, 20));
  await fireEvent.pointerUp(board, finger(1, 20));
  await fireEvent.click(board);
  expect(on.click).toHaveBeenCalledTimes(1);
  expect(on.pan).toHaveBeenCalledWith(10, 0);
  expect(on.hold.mock.calls).toEqual([[true], [false]]);
  expect(board.setPointerCapture).toHaveBeenCalledWith(1);
});

// A popover that opened when the finger goes up would be under it when the browser's click follows, and would be pressed.
test('a tap acts with the click of the browser, which comes last', async () => {
  await fireEvent.pointerDown(board, finger(1, 10));
  await fireEvent.pointerUp(board, finger(1, 10));
  expect(on.click).not.toHaveBeenCalled();
  await fireEvent.click(board);
  await fireEvent.click(board); // without a touch before it
  expect(on.click).toHaveBeenCalledTimes(1);
});

test('two fingers zoom about their middle, and make no click', async () => {
  await fireEvent.pointerDown(board, finger(1, 0));
  await fireEvent.pointerDown(board, finger(2, 100));
  await fireEvent.pointerMove(board, finger(2, 200));
  expect(on.zoom).toHaveBeenCalledWith(2, [100, 0]);
  await fireEvent.pointerUp(board, finger(2, 200));
  await fireEvent.pointerUp(board, finger(1, 0));
  await fireEvent.click(board);
  expect(on.click).not.toHaveBeenCalled();
});

test('a finger that rests presses instead of clicking', async () => {
  await fireEvent.pointerDown(board, finger(1, 10));
  vi.advanceTimersByTime(600);
  await fireEvent.pointerUp(board, finger(1, 10));
  await fireEvent.click(board);
  expect(on.press).toHaveBeenCalledTimes(1);
  expect(on.click).not.toHaveBeenCalled();
});

test('the wheel zooms and does not scroll the page', async () => {
  const scrolled = await fireEvent.wheel(board, { deltaY: -100, clientX: 5, clientY: 6 });
  expect(scrolled).toBe(false);
  expect(on.zoom.mock.calls[0][0]).toBeGreaterThan(1);
});

test('what lies over the map keeps its own clicks and wheel', async () => {
  const popover = document.createElement('div');
  popover.setAttribute('data-over-map', '');
  board.append(popover);
  await fireEvent.pointerDown(popover, finger(1, 10));
  await fireEvent.pointerUp(popover, finger(1, 10));
  await fireEvent.wheel(popover, { deltaY: -100 });
  expect(on.click).not.toHaveBeenCalled();
  expect(on.zoom).not.toHaveBeenCalled();
});
