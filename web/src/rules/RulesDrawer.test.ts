import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameModule, RuleBook } from '../games/game';
import { setLanguage } from '../text/language.svelte';
import RulesDrawer from './RulesDrawer.svelte';

const kBook: RuleBook = {
  chapters: [
    { id: '3', title: { en: 'Skirmish', it: 'Schermaglia' }, rules: [{ id: 'WL-3.1', html: '<p>Infantry fires.</p>' }] },
    { id: '7', title: { en: 'Assault', it: 'Assalto' }, rules: [{ id: 'WL-7.1', html: '<p>Guns stay, see WL-3.1.</p>' }] },
  ],
};
const game = { id: 'waterloo', title: () => 'Waterloo', rules: async () => kBook } as unknown as GameModule;
const cited = (): string | null | undefined => document.querySelector('[aria-current]')?.getAttribute('data-id');
const scrolled = vi.fn();

beforeEach(() => {
  // What jsdom has not.
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('.', '\\.') });
});

afterEach(async () => {
  cleanup();
  await setLanguage('en');
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

describe('the rules drawer', () => {
  test('opens at the rule that was cited', async () => {
    render(RulesDrawer, { game, open: true, rule: 'WL-7.1', onclose: () => {} });
    await screen.findByText('Guns stay', { exact: false });
    await tick();
    expect(cited()).toBe('WL-7.1');
    expect(scrolled).toHaveBeenCalled();
  });

  test('finds as one types, and says how many', async () => {
    render(RulesDrawer, { game, open: true, onclose: () => {} });
    await screen.findByText('Infantry fires.');
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'infantry' } });
    expect(screen.queryByText('Guns stay', { exact: false })).toBeNull();
    expect(screen.getByText('1 rule')).toBeTruthy();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'elephants' } });
    expect(screen.getByText('No rule has these words.')).toBeTruthy();
  });

  test('follows a reference without leaving', async () => {
    render(RulesDrawer, { game, open: true, rule: 'WL-7.1', onclose: () => {} });
    await fireEvent.click(await screen.findByRole('link', { name: 'WL-3.1' }));
    expect(cited()).toBe('WL-3.1');
  });

  test('Esc first empties the search, then closes', async () => {
    const onclose = vi.fn();
    render(RulesDrawer, { game, open: true, onclose });
    const field = screen.getByRole('searchbox') as HTMLInputElement;
    await fireEvent.input(field, { target: { value: 'guns' } });
    await fireEvent.keyDown(field, { key: 'Escape' });
    expect(field.value).toBe('');
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Escape' });
    expect(onclose).toHaveBeenCalledOnce();
  });

  test('has Italian headings', async () => {
    await setLanguage('it');
    render(RulesDrawer, { game, open: true, onclose: () => {} });
    expect(await screen.findByRole('heading', { name: 'Assalto' })).toBeTruthy();
  });

  test('says in Italian that the text of the rules is English', async () => {
    render(RulesDrawer, { game, open: true, onclose: () => {} });
    const rule = await screen.findByText('Infantry fires.');
    expect(rule.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.queryByText(/in inglese/)).toBeNull();
    await setLanguage('it');
    expect(await screen.findByText(/soltanto in inglese/)).toBeTruthy();
  });
});
