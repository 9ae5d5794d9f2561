import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GameModule, Piece, Place, Point, Sheet } from '../games/game';
import Board from './Board.svelte';
import { withResizeObserver } from '../ui/jsdom_gaps';

const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 100, y],
  [x + 100, y + 100],
  [x, y + 100],
];
const place = (id: string, x: number, neighbours: string[]): Place => ({ id, outline: square(x, 0), center: [x + 50, 50], neighbours });
const piece = (id: string, at: string, x: number): Piece => ({
  id,
  place: at,
  seat: 'white',
  x,
  y: 60,
  sprite: '<path class="ring" d="M0 0"/>',
  width: 20,
  height: 28,
  spent: id === 'rook',
});

// A board of two fields, to show that the board depends on no game.
const sheet = {
  id: 'two',
  size: { width: 200, height: 100, margin: { top: 0, right: 0, bottom: 0, left: 0 } },
  places: [place('west', 0, ['east']), place('east', 100, ['west'])],
  ground: () => '<path d="M0 0"/>',
  letters: () => '',
  frame: () => '',
  overview: () => '',
  extras: () => [],
  arrows: () => [],
  pieces: () => [piece('king', 'west', 30), piece('rook', 'west', 60), piece('pawn', 'east', 150)],
} satisfies Sheet;
const game = {
  id: 'two',
  defs: () => '',
  boards: () => ({ sheets: [sheet], shown: 'two' }),
  title: () => 'Two Fields',
  placeName: (id: string) => id,
  placeText: (id: string) => `field ${id}`,
  pieceText: (id: string) => `the ${id}`,
} as unknown as GameModule;

beforeAll(() => {
  withResizeObserver();
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 800, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { value: 400, configurable: true });
  Element.prototype.scrollIntoView = () => {};
});

afterEach(cleanup);

const show = (props = {}) => {
  const onplace = vi.fn();
  const onpiece = vi.fn();
  render(Board, { game, sheet, view: {}, language: 'en', onplace, onpiece, ...props });
  return { onplace, onpiece, map: screen.getByRole('application') };
};

const click = async (target: Element): Promise<void> => {
  await fireEvent.pointerDown(target, { button: 0, pointerId: 1 });
  await fireEvent.pointerUp(target, { button: 0, pointerId: 1 });
  await fireEvent.click(target);
};

test('places are buttons that say what they are; one of them takes the focus', () => {
  const { map } = show({ mayPlaces: ['east'] });
  const [west, east] = within(map).getAllByRole('button');
  expect(west.getAttribute('aria-label')).toBe('west. field west');
  expect(west.getAttribute('aria-disabled')).toBe('true');
  expect(east.getAttribute('aria-label')).toBe('east. field east May be chosen.');
  expect([west.getAttribute('tabindex'), east.getAttribute('tabindex')]).toEqual(['-1', '0']);
});

test('a place that is named twice is marked once', () => {
  show({ highlights: ['west', 'west'] });
  expect(document.querySelectorAll('.highlight-line')).toHaveLength(1);
});

test('a click tells a piece from the place it stands on', async () => {
  const { map, onplace, onpiece } = show();
  await click(map.querySelector('[data-place="west"]')!);
  expect(onplace).toHaveBeenCalledWith('west', expect.anything());
  await click(map.querySelector('[data-piece="king"] .hit')!);
  expect(onpiece).toHaveBeenCalledWith('king', expect.anything());
  expect(onplace).toHaveBeenCalledTimes(1);
});

test('a drag is no click', async () => {
  const { map, onplace } = show();
  map.setPointerCapture = () => {};
  const west = map.querySelector('[data-place="west"]')!;
  await fireEvent.pointerDown(west, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  await fireEvent.pointerMove(west, { pointerId: 1, clientX: 30, clientY: 10 });
  await fireEvent.pointerUp(west, { button: 0, pointerId: 1, clientX: 30, clientY: 10 });
  await fireEvent.click(map);
  expect(onplace).not.toHaveBeenCalled();
});

test('keys walk, choose, and list the pieces', async () => {
  const { map, onplace, onpiece } = show({ mayPlaces: ['east'], mayPieces: ['rook'] });
  await fireEvent.keyDown(map, { key: 'n' });
  expect(document.activeElement?.getAttribute('data-place')).toBe('east');
  await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(onplace).toHaveBeenCalledWith('east', expect.anything());
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('data-place')).toBe('west');
  await fireEvent.keyDown(document.activeElement!, { key: ' ' });
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['the king', 'the rook']);
  expect(document.activeElement).toBe(options[1]); // the choosable one
  await fireEvent.keyDown(options[1], { key: 'Enter' });
  expect(onpiece).toHaveBeenCalledWith('rook', expect.anything());
  expect(document.activeElement?.getAttribute('data-place')).toBe('west');
});

test('states show as classes of the pieces', () => {
  const { map } = show({ mayPieces: ['king'], selectedPieces: ['pawn'] });
  const css = (id: string): DOMTokenList => map.querySelector(`[data-piece="${id}"]`)!.classList;
  expect(css('king').contains('may')).toBe(true);
  expect(css('pawn').contains('taken')).toBe(true);
  expect(css('rook').contains('spent')).toBe(true);
});
