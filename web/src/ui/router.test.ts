import { describe, expect, test } from 'vitest';
import { address, go, parseRoute, route, type Route } from './router.svelte';

const kPages: [string, Route][] = [
  ['', { page: 'home' }],
  ['#', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/match/abc_-123', { page: 'match', id: 'abc_-123' }],
  ['#/match/abc/french', { page: 'match', id: 'abc', seat: 'french' }],
  ['#/match/abc/french?at=12', { page: 'match', id: 'abc', seat: 'french', at: 12 }],
  ['#/join/TOKEN', { page: 'join', token: 'TOKEN' }],
  ['#/replay/abc?as=all&at=0', { page: 'replay', id: 'abc', as: 'all', at: 0 }],
  ['#/rules/waterloo/WL-7.1.2', { page: 'rules', game: 'waterloo', rule: 'WL-7.1.2' }],
  ['#/rules/waterloo', { page: 'rules', game: 'waterloo' }],
  ['#/account', { page: 'account' }],
];

describe('addresses', () => {
  test.each(kPages)('%s', (hash, page) => {
    expect(parseRoute(hash)).toEqual(page);
  });

  test.each(kPages)('%s leads back to itself', (_hash, page) => {
    expect(parseRoute(address(page))).toEqual(page);
  });

  test.each(['#/match', '#/match/', '#/match/a/b/c', '#/nothing', '#/match/<script>', '#/replay/../../etc', `#/join/${'x'.repeat(65)}`])(
    '%s is nowhere',
    (hash) => expect(parseRoute(hash)).toEqual({ page: 'unknown' }),
  );

  test('a moment that is no number is ignored', () => {
    expect(parseRoute('#/match/abc?at=-1')).toEqual({ page: 'match', id: 'abc' });
    expect(parseRoute('#/match/abc?at=1e9')).toEqual({ page: 'match', id: 'abc' });
  });
});

test('going somewhere changes the route', async () => {
  go({ page: 'match', id: 'abc' });
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  expect(route()).toEqual({ page: 'match', id: 'abc' });
});
