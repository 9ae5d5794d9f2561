import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { GameModule } from '../../games/game';
import type { Match } from '../../protocol';
import Players from './Players.svelte';

afterEach(cleanup);

test('who is to act in the position on show, not in the one that the server is at already', () => {
  const match = {
    status: 'running',
    to_act: ['french'],
    seats: [
      { seat: 'french', who: 'person', name: 'A', you: true },
      { seat: 'allied', who: 'computer', name: 'regular', level: 'regular' },
    ],
  } as unknown as Match;
  const game = { id: 'waterloo', seatClass: () => 'french' } as unknown as GameModule;
  render(Players, { game, match, presence: { here: {}, watchers: 0 }, toAct: ['allied'] });
  expect(screen.getByText('You').closest('div.on')).toBeNull();
  expect(screen.getByText(/computer, to act/)).toBeTruthy();
});
