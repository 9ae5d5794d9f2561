// Odds: the figures in words, and when they are asked for.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule, ParsedAction } from '../../games/game';
import type { Odds } from '../../protocol';
import { setLanguage } from '../../text/language.svelte';
import { OddsTeller } from './odds.svelte';
import { percent, rowsOf, uncertainty } from './odds_text';
import OddsTable from './OddsTable.svelte';
import type { TableSession } from '../story/session.svelte';

const kOdds: Odds = {
  do: 'volley farm',
  before: 0.47,
  after: 0.49,
  exact: true,
  cases: 36,
  counts: [
    {
      name: 'red_cubes',
      chances: [
        [0, 0.4],
        [1, 0.3],
        [2, 0.2],
        [3, 0.07],
        [4, 0.03],
      ],
      mean: 1,
      half_width: 0,
    },
    {
      name: 'area_taken',
      chances: [
        [0, 0.88],
        [1, 0.12],
      ],
      mean: 0.12,
      half_width: 0,
    },
    {
      name: 'guns',
      chances: [
        [0, 0.999],
        [1, 0.001],
      ],
      mean: 0,
      half_width: 0,
    },
  ],
};
const action = (notation: string): ParsedAction => ({ notation, verb: notation.split(' ')[0]!, operands: {} });

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

describe('figures', () => {
  it('says percent as people write it, and never 0 or 100 of what is uncertain', () => {
    expect([0, 0.004, 0.456, 0.997, 1].map((chance) => percent(chance, 'en'))).toEqual(['0 %', '<1 %', '46 %', '>99 %', '100 %']);
    expect(percent(0.456, 'it')).toBe('46%');
  });

  it('has a row a count, the rare values in one, and leaves out what hardly happens', () => {
    const rows = rowsOf(kOdds, ({ name }) => name);
    expect(rows.map(({ name }) => name)).toEqual(['red_cubes', 'area_taken']);
    expect(rows[0]!.parts.map(({ value }) => value)).toEqual(['1', '2', '3+']);
    expect(rows[0]!.parts[2]!.chance).toBeCloseTo(0.1);
    expect(rows[0]!.any).toBeCloseTo(0.6);
    expect(rows[1]!.parts).toEqual([{ value: '', chance: 0.12 }]);
  });

  it('knows how sure samples are', () => {
    const rows = rowsOf(kOdds, ({ name }) => name);
    expect(uncertainty(kOdds, rows)).toBe(0);
    expect(uncertainty({ ...kOdds, exact: false, cases: 2000 }, rows)).toBeCloseTo(0.02, 2);
  });

  it('is a table that can be read aloud, in both languages', async () => {
    const kNames = { red_cubes: ['red cubes', 'cubi rossi'], area_taken: ['area taken', 'area presa'], guns: ['guns', 'cannoni'] };
    const game = { countName: (name: keyof typeof kNames, language: string) => kNames[name][language === 'it' ? 1 : 0] };
    render(OddsTable, { game: game as unknown as GameModule, odds: { ...kOdds, exact: false, cases: 2000 } });
    const rows = within(screen.getByRole('table', { name: 'Odds' })).getAllByRole('row');
    expect(rows[0]!.textContent!.replace(/\s+/g, ' ')).toContain('Red cubes 1: 30 % 2: 20 % 3+: 10 %');
    expect(screen.getByText('± 2 %')).toBeTruthy();
    expect(document.body.textContent).toContain('Chance to win 47 % → 49 %');
    cleanup();
    await setLanguage('it');
    render(OddsTable, { game: game as unknown as GameModule, odds: kOdds });
    expect(screen.getByRole('rowheader', { name: 'Area presa' })).toBeTruthy();
    expect(screen.getByText('esatto')).toBeTruthy();
  });
});

describe('asking', () => {
  let answers: Map<string, (odds: Odds) => void>;
  const ask = vi.fn((notation: string) => new Promise<Odds>((resolve) => answers.set(notation, resolve)));
  const link = { rev: 1, odds: ask };
  const stakes = { volley: 'fight', assault: 'fight', fire: 'fight' };
  const session = { link, decision: {}, stakes } as unknown as TableSession;
  const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300);

  beforeEach(() => {
    vi.useFakeTimers();
    answers = new Map();
    ask.mockClear();
    link.rev = 1;
  });
  afterEach(() => vi.useRealTimers());

  it('asks after a moment of rest, only for what is worth it', async () => {
    const teller = new OddsTeller(session);
    teller.look(action('move a'), 'map');
    await rest();
    teller.look(action('volley a'), 'map');
    await vi.advanceTimersByTimeAsync(250);
    teller.look(action('volley b'), 'map');
    await rest();
    expect(ask.mock.calls).toEqual([['volley b']]);
    expect(teller.isShown(action('volley b'), 'map')).toBe(true);
    expect(teller.odds).toBeNull();
    answers.get('volley b')!(kOdds);
    await rest();
    expect(teller.odds).toBe(kOdds);
    teller.look(null, 'prompt');
    expect(teller.isShown(action('volley b'), 'map')).toBe(true);
    expect(teller.isShown(action('volley b'), 'prompt')).toBe(false);
    teller.look(null, 'map');
    expect(teller.action).toBeNull();
  });

  it('asks one thing at a time, and remembers while the decision stands', async () => {
    const teller = new OddsTeller(session);
    teller.look(action('volley a'), 'map');
    await rest();
    teller.look(action('volley b'), 'map');
    await rest();
    expect(ask).toHaveBeenCalledTimes(1);
    answers.get('volley a')!({ ...kOdds, do: 'volley a' });
    await rest();
    expect(ask.mock.calls).toEqual([['volley a'], ['volley b']]);
    expect(teller.odds).toBeNull();
    answers.get('volley b')!({ ...kOdds, do: 'volley b' });
    await rest();
    expect(teller.odds?.do).toBe('volley b');
    teller.look(action('volley a'), 'map');
    await rest();
    expect(teller.odds?.do).toBe('volley a');
    expect(ask).toHaveBeenCalledTimes(2);
    link.rev = 2; // another decision: everything is to be weighed anew
    teller.look(action('volley b'), 'map');
    await rest();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('says nothing when there is no answer', async () => {
    ask.mockRejectedValueOnce(new Error('too many'));
    const teller = new OddsTeller(session);
    teller.look(action('volley a'), 'map');
    await rest();
    expect(teller.action).toBeNull();
  });
});
