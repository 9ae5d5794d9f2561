import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPerson } from '../account/person.svelte';
import * as api from '../net/api';
import { RequestFailure } from '../net/failure';
import type { Match } from '../protocol';
import Join from './Join.svelte';

beforeEach(() => {
  location.hash = '#/join/T';
  vi.spyOn(api, 'me').mockResolvedValue(null);
  vi.spyOn(api, 'setName').mockResolvedValue({ id: 'p', name: 'Anna', account: false });
  vi.spyOn(api, 'join').mockResolvedValue({ match: { id: 'abc' } as Match, seat: 'allied' });
});

afterEach(() => {
  cleanup();
  setPerson(null);
  vi.restoreAllMocks();
});

const take = (): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));

describe('an invitation', () => {
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
