import { afterEach, describe, expect, test, vi } from 'vitest';
import * as api from './api';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })),
  );
}

const sent = (): [string, RequestInit | undefined] => vi.mocked(fetch).mock.calls[0] as [string, RequestInit | undefined];

afterEach(() => vi.unstubAllGlobals());

describe('what is asked', () => {
  test('a change is a POST of JSON', async () => {
    answer(200, { person: { id: 'p_1', name: 'Anna', account: true } });
    expect(await api.changePassword('old one', 'new one')).toMatchObject({ name: 'Anna' });
    const [path, init] = sent();
    expect(path).toBe('/api/password');
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(init!.body as string)).toEqual({ old: 'old one', new: 'new one' });
  });

  test('a story names its seat, and where it begins', async () => {
    answer(200, { as: 'french', view: {}, steps: [] });
    await api.story('some/match', 'french', 12);
    expect(sent()[0]).toBe('/api/matches/some%2Fmatch/story?as=french&from=12');
  });

  test('the games are asked once, but again after a failure', async () => {
    answer(503, { error: { code: 'unavailable', text: 'no' } });
    await expect(api.games()).rejects.toMatchObject({ code: 'unavailable' });
    answer(200, { games: [{ id: 'waterloo' }] });
    expect(await api.games()).toHaveLength(1);
    await api.games();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('what goes wrong', () => {
  test('the server’s own words', async () => {
    answer(409, { error: { code: 'taken', text: 'the seat is taken' } });
    await expect(api.join('x')).rejects.toMatchObject({ code: 'taken', text: 'the seat is taken' });
  });

  test('how long to wait', async () => {
    answer(429, { error: { code: 'too_many', text: 'slow down' } }, { 'Retry-After': '6' });
    await expect(api.me()).rejects.toMatchObject({ code: 'too_many', retryAfter: 6 });
  });

  test('an answer of something between us and the server', async () => {
    answer(502, '<h1>Bad gateway</h1>');
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
    answer(200, '<h1>Hotel Wi-Fi</h1>');
    await expect(api.me()).rejects.toMatchObject({ code: 'internal' });
  });

  test('no network', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        throw new TypeError('Failed to fetch');
      }),
    );
    await expect(api.myMatches()).rejects.toMatchObject({ code: 'offline' });
  });
});
