import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import ChanceGraph, { swingsOf } from './ChanceGraph.svelte';

afterEach(cleanup);

const kChances = [0.5, 0.5, 0.7, 0.65, 0.651, 0.3, 0.32];

test('the largest swings, in the order of the match, and nothing that is none', () => {
  expect(swingsOf(kChances).map(({ n }) => n)).toEqual([2, 3, 5]);
  expect(swingsOf(kChances)[2]!.by).toBeCloseTo(-0.351);
  expect(swingsOf([0.5, 0.501, 0.5])).toEqual([]);
  expect(swingsOf([])).toEqual([]);
});

test('a line with the moment on show, and a list of swings that leads there', async () => {
  const onmoment = vi.fn();
  render(ChanceGraph, { chances: kChances, at: 5, side: 'French', story: (n: number) => `story of ${n}`, onmoment });
  expect(screen.getByRole('figure').textContent).toContain('Chance of victory: French. 30 % at this moment.');
  const swings = within(screen.getByRole('list', { name: 'Largest swings' })).getAllByRole('button');
  expect(swings.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Move 2, ▲ +20 %. story of 2',
    'Move 3, ▼ −5 %. story of 3',
    'Move 5, ▼ −35 %. story of 5',
  ]);
  expect(swings[2]!.getAttribute('aria-current')).toBe('true');
  await fireEvent.click(swings[0]!);
  expect(onmoment).toHaveBeenCalledWith(2);
});
