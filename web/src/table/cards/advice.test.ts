// The display of hints and reasons, the log's "why?", and the prompt while the computer thinks.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule, ParsedAction } from '../../games/game';
import { RequestFailure } from '../../net/failure';
import type { Account, Match } from '../../protocol';
import { setLanguage } from '../../text/language.svelte';
import AdviceCard from './AdviceCard.svelte';
import { Advisor } from './advisor.svelte';
import { begin } from '../choosing/choosing';
import type { Chooser } from '../choosing/chooser.svelte';
import { fromStory } from '../story/history';
import LogCard from './LogCard.svelte';
import PromptLine from '../choosing/PromptLine.svelte';
import type { TableSession } from '../story/session.svelte';
import { withDialogs, withResizeObserver } from '../../ui/jsdom_gaps';

const kAccount: Account = {
  chance: 0.537,
  simulations: 1240,
  considered: [
    {
      do: 'volley farm',
      chance: 0.55,
      visits: 610,
      points: 3,
      why: [
        { reason: 'risk', points: -0.4 },
        { reason: 'mass', points: 2 },
        { reason: 'risk', points: -0.6 },
      ],
    },
    { do: 'go king east', chance: 0.53, visits: 402, points: 2, why: [{ reason: 'mass', points: 1 }] },
    { do: 'done', chance: null, visits: 0, points: 1, why: [{ reason: 'rest', points: 1 }] },
    { do: 'go king west', chance: null, visits: 0, points: 0, why: [] },
  ],
};
const kReasons: Record<string, string> = { mass: 'Masses the guns.', risk: 'Risks its horses.', rest: 'Rests.' };
const game = {
  sheet: { width: 100, height: 100 },
  boards: () => ({ sheets: [{ id: 'map', size: { width: 100 }, places: [{ id: 'farm', center: [10, 10] }], pieces: () => [] }], shown: 'map' }),
  actionText: ({ notation }: ParsedAction, view: { at?: string }) => `Order: ${notation}${view.at ?? ''}`,
  reasonText: (name: string, language: string) => (language === 'it' && name === 'mass' ? 'Concentra i cannoni.' : kReasons[name]),
  seatClass: () => '',
  whose: () => '',
  waiting: () => 'They decide.',
  placeName: (id: string) => id,
  sentence: (event: { event: string }) => ({ text: event.event, seat: 'allied', places: [] }),
} as unknown as GameModule;
const grammar = { volley: ['area'], go: ['unit', 'area'], done: [] };
const match = (who: 'person' | 'computer'): Match =>
  ({
    status: 'running',
    to_act: [],
    seats: [
      { seat: 'french', who: 'person', name: 'A', you: true },
      { seat: 'allied', who, name: 'x', level: 'regular' },
    ],
  }) as unknown as Match;

function table(over: object = {}, link: object = {}): TableSession {
  return {
    live: true,
    decision: { to_act: ['french'], legal: ['done'] },
    view: {},
    at: null,
    grammar,
    playing: false,
    standing: null,
    history: null,
    hurry: vi.fn(),
    nameOf: (seat: string) => seat,
    markOf: (seat: string) => seat,
    link: { rev: 1, as: 'french', match: match('computer'), hint: vi.fn(), reasons: vi.fn(), ...link },
    ...over,
  } as unknown as TableSession;
}

const chooser = (): Chooser =>
  ({
    busy: false,
    popover: null,
    choice: begin([]),
    last: null,
    hand: { holds: false },
    play: vi.fn(),
    choose: vi.fn(),
    odds: { isShown: () => false, look: vi.fn() },
  }) as unknown as Chooser;

beforeEach(() => {
  withResizeObserver();
  withDialogs();
});
afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

test('a hint says what, why and what it expects, with the next best two; a button plays it', async () => {
  const session = table({}, { hint: () => Promise.resolve({ do: 'volley farm', account: kAccount }) });
  const advisor = new Advisor(session);
  const hand = chooser();
  render(AdviceCard, { advisor, session, chooser: hand, game, docked: false, onplaces: () => {} });
  expect(screen.queryByRole('region')).toBeNull();
  await advisor.hint();
  const card = await screen.findByRole('region', { name: 'A hint' });
  expect(card.textContent).toContain('Order: volley farm');
  const reasons = (side: string): string[] =>
    within(within(card).getByRole('list', { name: side }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent!.trim());
  expect(reasons('For it')).toEqual(['Masses the guns.']);
  expect(reasons('Against it')).toEqual(['Risks its horses.']);
  expect(card.textContent).toMatch(/Chance to win\s+54 %/);
  expect(card.textContent).toContain('Order: go king east');
  expect(card.textContent).toContain('Rests.');
  expect(card.textContent).not.toContain('go king west');
  await fireEvent.click(within(card).getByRole('button', { name: 'Do it' }));
  expect(hand.play).toHaveBeenCalledWith(expect.objectContaining({ notation: 'volley farm' }));
  expect(advisor.advice).toBeNull();
});

test('a hint does not offer the same again with another piece of the kind', async () => {
  const considered = ['go king east', 'go queen east', 'go king west', 'go queen west', 'done'].map((notation) => ({
    do: notation,
    chance: null,
    visits: 0,
    points: 1,
    why: [],
  }));
  const session = table({}, { hint: () => Promise.resolve({ do: 'go king east', account: { ...kAccount, considered } }) });
  const alike = { ...game, pieceKind: () => 'royal' } as unknown as GameModule;
  const advisor = new Advisor(session);
  render(AdviceCard, { advisor, session, chooser: chooser(), game: alike, docked: false, onplaces: () => {} });
  await advisor.hint();
  const card = await screen.findByRole('region', { name: 'A hint' });
  const texts = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!.trim());
  expect(texts).toEqual(['Order: go king west', 'Order: done']);
});

test.each([
  ['one choice alone', [{ do: 'done', chance: null, visits: 0, points: 0, why: [] }], 'There was nothing to weigh.'],
  ['choices that are alike', kAccount.considered.slice(2).reverse(), 'Nothing speaks for it or against it.'],
])('a choice without reasons is told as what it is: %s', async (_, considered, told) => {
  const session = table({}, { hint: () => Promise.resolve({ do: considered[0]!.do, account: { ...kAccount, considered } }) });
  const advisor = new Advisor(session);
  render(AdviceCard, { advisor, session, chooser: chooser(), game, docked: false, onplaces: () => {} });
  await advisor.hint();
  expect((await screen.findByRole('region', { name: 'A hint' })).textContent).toContain(told);
});

test('no hint where another person plays, and none for a decision that has passed', async () => {
  const other = table({}, { match: match('person') });
  expect(new Advisor(other).mayHint).toBe(false);
  await new Advisor(other).hint();
  expect(other.link.hint).not.toHaveBeenCalled();
  const session = table({}, { hint: () => Promise.resolve({ do: 'done', account: kAccount }) });
  const advisor = new Advisor(session);
  const asked = advisor.hint();
  session.link.rev = 2;
  await asked;
  expect(advisor.advice).toBeNull();
});

test('why: the words of the position before the move, in Italian where the game knows them', async () => {
  await setLanguage('it');
  const history = fromStory({
    as: 'french',
    view: { at: '!' },
    steps: [{ n: 1, seat: 'allied', do: 'volley farm', patch: { at: null }, events: [] }],
  });
  const session = table({ history }, { reasons: (n: number) => Promise.resolve({ n, seat: 'allied', account: kAccount }) });
  const advisor = new Advisor(session);
  render(AdviceCard, { advisor, session, chooser: chooser(), game, docked: true, onplaces: () => {} });
  await advisor.explain(1);
  const dialog = await screen.findByRole('dialog', { name: 'allied, mossa 1: perché?' });
  expect(dialog.textContent).toContain('Order: volley farm!');
  expect(dialog.textContent).toContain('Concentra i cannoni.');
  expect(dialog.textContent).toMatch(/54%/);
});

test('what is still secret is not explained', async () => {
  const session = table({}, { reasons: () => Promise.reject(new RequestFailure({ code: 'not_yet', text: 'x' })) });
  const advisor = new Advisor(session);
  await advisor.explain(1);
  expect(advisor.explained).toBeNull();
});

test('each entry of a computer in the log can be asked why', async () => {
  const history = fromStory({
    as: 'french',
    view: {},
    steps: [
      { n: 1, seat: 'french', do: 'done', patch: {}, events: [{ event: 'mine' }] },
      { n: 2, seat: 'allied', do: 'done', patch: {}, events: [{ event: 'theirs' }, { event: 'more' }] },
    ],
  });
  const onwhy = vi.fn();
  render(LogCard, { game, history, computers: ['allied'], onwhy, onplaces: () => {}, onmoment: () => {} });
  const asks = screen.getAllByRole('button', { name: /^Why move/ });
  expect(asks.map((ask) => ask.getAttribute('aria-label'))).toEqual(['Why move 2?']);
  await fireEvent.click(asks[0]!);
  expect(onwhy).toHaveBeenCalledWith(2);
});

test('a computer that waits for its turn to think says so', () => {
  const over = { decision: null, standing: { to_act: ['allied'] }, toAct: ['allied'], thinker: match('computer').seats[1] };
  const session = table(over, { computerWaits: true });
  const props = { chooser: chooser(), advisor: new Advisor(session), game, onrule: () => {}, onlist: () => {}, onundo: () => {} };
  render(PromptLine, { session, ...props });
  expect(screen.getByRole('status').textContent).toContain('allied (Regular): the computer is waiting for its turn to think…');
});

test('while a computer thinks the prompt says who, and one can skip ahead', async () => {
  const session = table({ decision: null, standing: { to_act: ['allied'] }, toAct: ['allied'], thinker: match('computer').seats[1] });
  const props = { chooser: chooser(), advisor: new Advisor(session), game, onrule: () => {}, onlist: () => {}, onundo: () => {} };
  render(PromptLine, { session, ...props });
  expect(screen.getByRole('status').textContent!.replace(/\s+/g, ' ')).toContain('They decide. allied (Regular) is thinking…');
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Skip ahead' }));
  expect(session.hurry).toHaveBeenCalled();
});
