// The buttons next to the prompt: which are visible, which is emphasised, and their labels.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ButtonKind, GameModule, ParsedAction } from '../../games/game';
import type { Advisor } from '../cards/advisor.svelte';
import { begin, offered } from './choosing';
import type { Chooser } from './chooser.svelte';
import { Hand } from './hand.svelte';
import PromptLine from './PromptLine.svelte';
import type { TableSession } from '../story/session.svelte';
import { withResizeObserver } from '../../ui/jsdom_gaps';

const kKinds: Record<string, ButtonKind> = { done: 'end', nothing: 'waste', open: 'act' };
const game = {
  seatClass: () => '',
  whose: () => '',
  prompt: () => ({ lead: 'Now:', text: 'choose.' }),
  actionText: ({ notation }: ParsedAction) => notation,
  refusal: ({ text }: { text: string }) => text,
  buttonKind: ({ verb }: ParsedAction) => kKinds[verb] ?? 'choice',
} as unknown as GameModule;

function show(legal: string[], popover: object | null = null, places: Record<string, string> = {}, unavailable: object[] = []): void {
  const offers = legal.map((notation) =>
    offered(
      { notation, verb: notation.split(' ')[0]!, operands: { area: places[notation] ?? '' } },
      places[notation] ? [{ kind: 'place', name: 'area' }] : [],
      () => true,
    ),
  );
  const hand = new Hand({ ask: () => Promise.reject(new Error('not asked')), offers: () => offers, marches: () => false });
  const chooser = {
    busy: false,
    popover,
    last: null,
    hand,
    choice: begin(offers),
    odds: { isShown: () => false, look: () => {} },
  } as unknown as Chooser;
  const session = {
    live: true,
    at: null,
    playing: false,
    view: {},
    standing: null,
    grammar: { strategic: [] },
    nameOf: (seat: string) => seat,
    markOf: (seat: string) => seat,
    decision: { to_act: ['french'], legal, unavailable, prompt: { step: 's', text: '', rules: ['WL-1'] } },
    link: { as: 'french', undo: { can: false, ask: 3, asked: null }, match: { status: 'running', seats: [] } },
  } as unknown as TableSession;
  const advisor = { mayHint: false } as unknown as Advisor;
  render(PromptLine, { session, chooser, advisor, game, onrule: () => {}, onlist: () => {}, onundo: () => {} });
}
const primary = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((one) => one.classList.contains('primary'))
    .map((one) => one.textContent!);

beforeAll(withResizeObserver);
afterEach(cleanup);

test('what finishes is in sight, whatever else there is', () => {
  show(['give a', 'give b', 'give c', 'give d', 'done']);
  expect(screen.getByRole('button', { name: 'done' }).textContent).toContain('D');
  expect(screen.getByRole('button', { name: 'More…' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'give c' })).toBeNull();
});

test('giving a disc away never stands out, nor does ending while there is more to do', () => {
  show(['nothing green', 'move a', 'move b'], null, { 'move a': 'a', 'move b': 'b' });
  expect(primary()).toEqual([]);
  cleanup();
  show(['nothing green']);
  expect(primary()).toEqual([]);
  cleanup();
  show(['done', 'fire a'], null, { 'fire a': 'a' });
  expect(primary()).toEqual([]);
  cleanup();
  show(['done']);
  expect(primary()).toEqual(['doneD']);
});

test('the act stands out, but not beside an open menu', () => {
  show(['open', 'aim a'], null, { 'aim a': 'a' });
  expect(primary()).toEqual(['openD']);
  cleanup();
  show(['open', 'aim a'], { kind: 'options', actions: [], spot: { x: 0, y: 0 } }, { 'aim a': 'a' });
  expect(primary()).toEqual([]);
});

test('a button is called what it shows', () => {
  show(['done']);
  const ask = screen.getByRole('button', { name: 'Ask to take back' });
  expect(ask.hasAttribute('aria-label')).toBe(false);
});

test('what is not to be had now is greyed, and says why', async () => {
  show(['tactical', 'pass'], null, {}, [{ do: 'strategic', rule: 'W2-9.1.1', text: 'The other side has the Disc.' }]);
  const greyed = screen.getByRole('button', { name: 'strategic' });
  expect(greyed.getAttribute('aria-disabled')).toBe('true');
  greyed.click();
  expect((await screen.findByRole('tooltip')).textContent).toContain('Not now: The other side has the Disc.');
});
