import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPerson } from '../account/person.svelte';
import * as api from '../net/api';
import { RequestFailure } from '../net/failure';
import type { Match } from '../protocol';
import { setLanguage } from '../text/language.svelte';
import Join from './Join.svelte';

const kMatch = {
  id: 'abc',
  game: 'waterloo200',
  scenario: 'historical',
  options: { players: 'two', impetus: 'on', morale: 'off' },
  status: 'open',
  days: 3,
  listed: true,
  seats: [
    { seat: 'french', who: 'person', name: 'Guest 4711' },
    { seat: 'british', who: 'open', name: '' },
  ],
} as unknown as Match;

beforeEach(() => {
  location.hash = '#/join/T';
  vi.spyOn(api, 'me').mockResolvedValue(null);
  vi.spyOn(api, 'setName').mockResolvedValue({ id: 'p', name: 'Anna', account: false });
  vi.spyOn(api, 'invitation').mockResolvedValue({ match: kMatch, seat: 'british', by: 'Anna' });
  vi.spyOn(api, 'join').mockResolvedValue({ match: { id: 'abc' } as Match, seat: 'allied' });
});

afterEach(async () => {
  cleanup();
  setPerson(null);
  await setLanguage('en');
  vi.restoreAllMocks();
});

const take = (): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));

describe('an invitation', () => {
  test('says game, side, who invites and the terms before the seat is taken', async () => {
    render(Join, { token: 'T' });
    expect(await screen.findByText(/^Anna invites you/)).toBeTruthy();
    const facts = document.querySelector('dl')!;
    const said = (): string => facts.textContent!.replace(/\s+/g, ' ');
    await vi.waitFor(() => expect(said()).toContain('the deal of history'));
    for (const fact of ['Waterloo 200', 'Your side Allied', 'French: Guest 4711', '3 days for a move', 'Impetus', 'others may watch'])
      expect(said()).toContain(fact);
    expect(said()).not.toContain('Morale');
    expect(api.join).not.toHaveBeenCalled();
    await setLanguage('it');
    await vi.waitFor(() => expect(said()).toContain('La tua parte Alleati'));
    expect(said()).toContain('Francesi: Ospite 4711');
  });

  test('that leads nowhere says so at once', async () => {
    vi.mocked(api.invitation).mockRejectedValue(new RequestFailure({ code: 'not_found', text: 'x' }));
    render(Join, { token: 'T' });
    expect(await screen.findByText(/does not exist/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take the seat' })).toBeNull();
  });

  test('is taken without a name', async () => {
    render(Join, { token: 'T' });
    await take();
    await vi.waitFor(() => expect(location.hash).toBe('#/match/abc/allied'));
    expect(api.join).toHaveBeenCalledWith('T');
    expect(api.setName).not.toHaveBeenCalled();
  });

  test('is taken with a name', async () => {
    render(Join, { token: 'T' });
    await fireEvent.input(screen.getByLabelText('Your name at the table'), { target: { value: ' Anna ' } });
    await take();
    await vi.waitFor(() => expect(api.join).toHaveBeenCalled());
    expect(api.setName).toHaveBeenCalledWith('Anna');
  });

  test('that somebody else took says so, and does not ask again', async () => {
    vi.mocked(api.join).mockRejectedValue(new RequestFailure({ code: 'taken', text: 'x' }));
    render(Join, { token: 'T' });
    await take();
    expect(await screen.findByText(/already taken this seat/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take the seat' })).toBeNull();
    expect(screen.getByRole('link', { name: 'To the home page' })).toBeTruthy();
  });

  test('can be tried again when the server was away', async () => {
    vi.mocked(api.join).mockRejectedValueOnce(new RequestFailure({ code: 'offline', text: 'x' }));
    render(Join, { token: 'T' });
    await take();
    expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
    await take();
    await vi.waitFor(() => expect(location.hash).toBe('#/match/abc/allied'));
  });
});
