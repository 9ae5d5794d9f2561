// Requests of another player, and the text of the take-back button.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule, ParsedAction } from '../../games/game';
import type { Match, MatchSeat } from '../../protocol';
import { setLanguage } from '../../text/language.svelte';
import { Advisor } from './advisor.svelte';
import { begin } from '../choosing/choosing';
import type { Chooser } from '../choosing/chooser.svelte';
import { fromStory } from '../story/history';
import PromptLine from '../choosing/PromptLine.svelte';
import Questions from './Questions.svelte';
import { TableSeats } from '../story/seats';
import type { TableSession } from '../story/session.svelte';
import { withDialogs, withResizeObserver } from '../../ui/jsdom_gaps';

const game = {
  actionText: ({ notation }: ParsedAction, view: { at?: string }) => `${notation} (${view.at})`,
  seatClass: () => '',
  whose: () => '',
  waiting: () => 'They decide.',
} as unknown as GameModule;
const kSteps = ['go king east', '', 'go king west'].map((notation, i) => ({
  n: i + 1,
  seat: i === 1 ? 'allied' : 'french',
  ...(notation ? { do: notation } : {}),
  patch: { at: `after ${i + 1}` },
  events: [],
}));

function table(over: object): TableSession {
  return {
    game,
    grammar: { go: ['unit', 'area'] },
    history: fromStory({ as: 'allied', view: { at: 'first' }, steps: kSteps }),
    mine: ['allied'],
    curtain: { is: 'up' },
    nameOf: (seat: string) => seat,
    live: true,
    at: null,
    view: {},
    standing: null,
    markOf: (seat: string) => seat,
    playing: false,
    ...over,
  } as unknown as TableSession;
}

beforeEach(() => {
  withDialogs();
  withResizeObserver();
});
afterEach(async () => {
  cleanup();
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test('a take-back request says in words what is undone, the latest first', async () => {
  const undo = { can: false, ask: null, asked: { by: 'french', to: 1, accepted: [] } };
  render(Questions, { session: table({ link: { as: 'allied', undo, draw: null } }), resigning: false, ondecided: () => {} });
  const dialog = await screen.findByRole('dialog', { name: 'Take back?' });
  expect(dialog.textContent).toContain('The french player would like to take back:');
  expect(dialog.textContent).not.toMatch(/move \d/);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['french: go king west (after 2)', 'A hidden action (allied)']);
});

const kMe: MatchSeat = { seat: 'french', who: 'person', name: 'A', you: true };
test.each<[string, MatchSeat, string]>([
  ['the computer', { seat: 'allied', who: 'computer', name: 'x', level: 'regular' }, 'Take back'],
  ['a person', { seat: 'allied', who: 'person', name: 'B' }, 'Ask to take back'],
  ['a free seat', { seat: 'allied', who: 'open', name: '' }, 'Ask to take back'],
])('against %s the button says what it does', (_, other, label) => {
  const match = { status: 'running', to_act: [], seats: [kMe, other] } as unknown as Match;
  const link = { as: 'french', match, undo: { can: false, ask: 1, asked: null } };
  const alone = Object.getOwnPropertyDescriptor(TableSeats.prototype, 'alone')!.get!.call({ link }) as boolean;
  const session = table({ link, alone, toAct: [], decision: null });
  const chooser = {
    busy: false,
    popover: null,
    choice: begin([]),
    last: null,
    hand: { holds: false },
    odds: { isShown: () => false, look: vi.fn() },
  } as unknown as Chooser;
  render(PromptLine, { session, chooser, advisor: new Advisor(session), game, onrule: () => {}, onlist: () => {}, onundo: () => {} });
  expect(screen.getByRole('button', { name: new RegExp(`^${label}`) })).toBeTruthy();
});
