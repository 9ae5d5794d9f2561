import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Keys from '../table/Keys.svelte';
import Opened from './Opened.svelte';
import { toasts } from './toasts.svelte';
import { withDialogs } from './jsdom_gaps';

beforeEach(withDialogs);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what lies over the table', () => {
  test('is fetched when it is opened', async () => {
    const load = vi.fn(async () => ({ default: Keys }));
    const { rerender, container } = render(Opened, { props: { load, open: false, onclose: () => {}, props: {} } });
    expect(load).not.toHaveBeenCalled();
    await rerender({ open: true });
    await waitFor(() => expect(container.querySelector('dialog')?.open).toBe(true));
    expect(load).toHaveBeenCalledTimes(1);
  });
  test('is fetched when the page has come to rest, so that it opens at once', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => ({ default: Keys }));
    render(Opened, { props: { load, open: false, onclose: () => {}, props: {} } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledTimes(1);
  });
  test('is closed again if it cannot be fetched, and one is told', async () => {
    const onclose = vi.fn();
    const load = (): Promise<{ default: typeof Keys }> => Promise.reject(new Error('offline'));
    render(Opened, { props: { load, open: true, onclose, props: {} } });
    await waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
    expect(toasts().at(-1)).toMatchObject({ kind: 'fault', text: 'This page could not be loaded.' });
  });
});
