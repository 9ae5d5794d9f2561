import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '../net/api';
import { RequestFailure } from '../net/failure';
import Account from './Account.svelte';
import { person, setPerson } from './person.svelte';

const kGuest = { id: 'p', name: 'Guest 7', account: false };
const kAnna = { id: 'p', name: 'Anna', account: true };
const form = (name: string): HTMLElement => screen.getByRole('form', { name });

async function fill(name: string, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fireEvent.input(within(form(name)).getByLabelText(label), { target: { value } });
  await fireEvent.submit(form(name));
}

beforeEach(() => {
  location.hash = '#/account';
  vi.spyOn(api, 'me').mockResolvedValue(kGuest);
  setPerson(kGuest);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a guest', () => {
  test('signs in and goes home', async () => {
    vi.spyOn(api, 'login').mockResolvedValue(kAnna);
    render(Account);
    await fill('Sign in', { Name: ' Anna ', Password: 'long enough' });
    await vi.waitFor(() => expect(location.hash).toBe('#/'));
    expect(api.login).toHaveBeenCalledWith('Anna', 'long enough');
    expect(person()).toEqual(kAnna);
  });

  test('is told that a name is taken', async () => {
    vi.spyOn(api, 'createAccount').mockRejectedValue(new RequestFailure({ code: 'taken', text: 'x' }));
    render(Account);
    await fill('Create an account', { Name: 'Anna', Password: 'long enough' });
    expect(await screen.findByText('This name is taken. Choose another.')).toBeTruthy();
    expect(person()).toEqual(kGuest);
  });

  test('who creates an account goes home once the recovery code is kept', async () => {
    vi.spyOn(api, 'createAccount').mockResolvedValue({ person: kAnna, recovery: '7K3QF-9XW2M-0TB4H-RZ6CN' });
    render(Account);
    await fill('Create an account', { Name: 'Anna', Password: 'long enough' });
    expect(await screen.findByDisplayValue('7K3QF-9XW2M-0TB4H-RZ6CN')).toBeTruthy();
    expect(location.hash).toBe('#/account');
    await fireEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(location.hash).toBe('#/');
    expect(screen.queryByDisplayValue('7K3QF-9XW2M-0TB4H-RZ6CN')).toBeNull();
    expect(person()).toEqual(kAnna);
  });

  test('comes back with a recovery code and gets the next one', async () => {
    vi.spyOn(api, 'recover').mockResolvedValue({ person: kAnna, recovery: '00000-00000-00000-00001' });
    render(Account);
    await fill('Forgotten password', { Name: ' Anna ', 'Recovery code': '7k3qf 9xw2m', 'New password': 'long enough' });
    expect(await screen.findByDisplayValue('00000-00000-00000-00001')).toBeTruthy();
    expect(api.recover).toHaveBeenCalledWith('Anna', '7k3qf 9xw2m', 'long enough');
    expect(person()).toEqual(kAnna);
  });

  test('is told that a recovery code is wrong', async () => {
    vi.spyOn(api, 'recover').mockRejectedValue(new RequestFailure({ code: 'wrong_code', text: 'x' }));
    render(Account);
    await fill('Forgotten password', { Name: 'Anna', 'Recovery code': '7K3QF', 'New password': 'long enough' });
    expect(await screen.findByText('The name or the recovery code is wrong. A code works only once.')).toBeTruthy();
    expect(person()).toEqual(kGuest);
  });

  test('changes the name at the table', async () => {
    vi.spyOn(api, 'setName').mockResolvedValue({ ...kGuest, name: 'Berta' });
    render(Account);
    await fill('Name at the table', { Name: 'Berta' });
    await vi.waitFor(() => expect(person()?.name).toBe('Berta'));
  });
});

describe('with an account', () => {
  beforeEach(() => setPerson(kAnna));

  test('a wrong present password changes nothing', async () => {
    vi.spyOn(api, 'changePassword').mockRejectedValue(new RequestFailure({ code: 'wrong_password', text: 'x' }));
    render(Account);
    await fill('Change the password', { 'Present password': 'no', 'New password': 'long enough' });
    expect(await screen.findByText('The password is wrong.')).toBeTruthy();
  });

  test('a new recovery code is shown for the password, and then the account again', async () => {
    vi.spyOn(api, 'newRecoveryCode').mockResolvedValue('7K3QF-9XW2M-0TB4H-RZ6CN');
    render(Account);
    expect(screen.getByText(/You have no recovery code yet/)).toBeTruthy();
    await fill('New recovery code', { Password: 'long enough' });
    expect(await screen.findByDisplayValue('7K3QF-9XW2M-0TB4H-RZ6CN')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(location.hash).toBe('#/account');
    expect(screen.getByText(/no longer works then/)).toBeTruthy();
  });

  test('signing out and deleting leave a stranger', async () => {
    vi.spyOn(api, 'logout').mockResolvedValue(null);
    render(Account);
    await fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(person()).toBeNull());
    cleanup();
    setPerson(kAnna);
    vi.spyOn(api, 'deleteAccount').mockResolvedValue(null);
    render(Account);
    await fill('Delete the account', { Password: 'long enough' });
    await vi.waitFor(() => expect(person()).toBeNull());
    expect(api.deleteAccount).toHaveBeenCalledWith('long enough');
  });
});
