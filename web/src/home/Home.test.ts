import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import * as api from '../net/api';
import { RequestFailure } from '../net/failure';
import { setLanguage } from '../text/language.svelte';
import Home from './Home.svelte';
import { withServer } from './home_fixtures';

vi.mock('../games/waterloo/picture', () => ({ picture: () => ({ defs: '', ground: '', pieces: [], hero: '0 0 1 1', card: '0 0 1 1' }) }));

withServer();

const list = async (title: string): Promise<HTMLElement> => screen.findByRole('region', { name: title });

describe('home', () => {
  test('lists my tables with what is to be done, and others to watch without mine', async () => {
    render(Home, {});
    const mine = within(await list('Your tables')).getAllByRole('listitem');
    expect(mine).toHaveLength(3);
    expect(mine[0]!.textContent).toContain('Your move');
    expect(within(mine[0]!).getByRole('link', { name: /^Play/ }).getAttribute('href')).toBe('#/match/mine');
    expect(mine[1]!.textContent).toContain('Waits for a friend');
    expect(mine[2]!.textContent).toContain('You lost, by resignation');
    expect(
      within(mine[2]!)
        .getByRole('link', { name: /^Replay/ })
        .getAttribute('href'),
    ).toBe('#/replay/over');
    const watched = within(await list('Matches to watch')).getAllByRole('listitem');
    expect(watched).toHaveLength(1);
    expect(watched[0]!.textContent).toContain('Jeanne');
  });

  test('a guest without tables sees no empty list', async () => {
    vi.mocked(api.myMatches).mockResolvedValue([]);
    vi.mocked(api.matchesToWatch).mockResolvedValue([]);
    render(Home, {});
    await vi.waitFor(() => expect(api.matchesToWatch).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Waterloo' })).toBeTruthy();
  });

  test('says in plain words that the server is away', async () => {
    vi.mocked(api.myMatches).mockRejectedValue(new RequestFailure({ code: 'offline', text: 'x' }));
    render(Home, {});
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
  });

  test('speaks Italian', async () => {
    await setLanguage('it');
    render(Home, {});
    const mine = within(await list('I tuoi tavoli')).getAllByRole('listitem');
    expect(mine[0]!.textContent).toContain('Tocca a te');
    expect(mine[0]!.textContent).toContain('16:00, turno 5 di 9');
  });
});
