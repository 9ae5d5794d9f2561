import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { game } from '../../games/napoleon';
import type { TableLink } from '../../net/table.svelte';
import StandingCard from './StandingCard.svelte';

afterEach(cleanup);

const answers = [
  { id: 'foot_first', step: 'assign_hits', this_turn: false },
  { id: 'mounted_first', step: 'assign_hits', this_turn: false },
  { id: 'no_redeployment', step: 'redeploy', this_turn: true },
];

function shown(standing?: string[], answerBeforehand = vi.fn(() => Promise.resolve())) {
  const link = { decision: { to_act: ['french'], secret: true, standing }, answerBeforehand } as unknown as TableLink;
  const { container } = render(StandingCard, { link, game, answers });
  return { container, selects: [...container.querySelectorAll('select')], answerBeforehand };
}

test('each question is asked once, with the answers that the game has', () => {
  const { container, selects } = shown();
  expect(selects).toHaveLength(2);
  expect([...selects[0]!.options].map(({ text }) => text)).toEqual(['Ask me', 'Foot first', 'Mounted first']);
  expect(container.textContent).toContain('Hits: my strongest blocks are equally strong');
  expect(container.querySelector('h2')?.textContent).toMatch(/If I am asked … nothing yet/);
});

test('an answer is given beside the others, replaced, and revoked', async () => {
  const { selects, answerBeforehand } = shown(['foot_first']);
  expect(selects[0]!.value).toBe('foot_first');
  await fireEvent.change(selects[1]!, { target: { value: 'no_redeployment' } });
  expect(answerBeforehand).toHaveBeenLastCalledWith(['foot_first', 'no_redeployment']);
  await fireEvent.change(selects[0]!, { target: { value: 'mounted_first' } });
  expect(answerBeforehand).toHaveBeenLastCalledWith(['mounted_first']);
  await fireEvent.change(selects[0]!, { target: { value: '' } });
  expect(answerBeforehand).toHaveBeenLastCalledWith([]);
});

test('a refused answer is not shown as given', async () => {
  const { selects } = shown(
    [],
    vi.fn(() => Promise.reject(new Error('no'))),
  );
  await fireEvent.change(selects[0]!, { target: { value: 'mounted_first' } });
  await vi.waitFor(() => expect(selects[0]!.value).toBe(''));
});
