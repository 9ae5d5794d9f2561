// For tests of home: a server with matches of mine and of others.
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import * as api from '../net/api';
import type { GameFacts, Match } from '../protocol';
import { setLanguage } from '../text/language.svelte';
import { withDialogs } from '../ui/jsdom_gaps';

export const kFacts = {
  id: 'waterloo',
  seats: ['french', 'allied'],
  scenarios: ['standard'],
  options: [],
  levels: ['random', 'recruit', 'regular', 'veteran', 'marshal'],
  verbs: {},
} as unknown as GameFacts;
export const kMatch: Match = {
  id: 'mine',
  game: 'waterloo',
  scenario: 'standard',
  options: {},
  status: 'running',
  created: 0,
  changed: Date.now() / 1000,
  rev: 3,
  n: 3,
  commitment: '',
  listed: true,
  days: 14,
  to_act: ['french'],
  headline: { text: '4 pm, turn 5 of 9', sentence: 'card.headline', args: { turn: 5, turns: 9 } },
  result: null,
  rematch: null,
  seats: [
    { seat: 'french', who: 'person', name: 'Guest 1', you: true },
    { seat: 'allied', who: 'computer', level: 'random', name: 'random' },
  ],
};
export const kWaiting: Match = {
  ...kMatch,
  id: 'open',
  status: 'open',
  to_act: ['allied'],
  seats: [kMatch.seats[0]!, { seat: 'allied', who: 'open', name: '' }],
};
export const kOver: Match = {
  ...kMatch,
  id: 'over',
  status: 'over',
  to_act: [],
  result: { winners: ['allied'], by: 'resignation', rule: '', reason: '' },
};
export const kOther: Match = {
  ...kMatch,
  id: 'other',
  seats: [
    { seat: 'french', who: 'person', name: 'Jeanne' },
    { seat: 'allied', who: 'person', name: 'Piet' },
  ],
};

function openServer(): void {
  withDialogs();
  location.hash = '#/';
  vi.spyOn(api, 'me').mockResolvedValue(null);
  vi.spyOn(api, 'games').mockResolvedValue([kFacts]);
  vi.spyOn(api, 'myMatches').mockResolvedValue([kMatch, kWaiting, kOver]);
  vi.spyOn(api, 'matchesToWatch').mockResolvedValue([kMatch, kOther]);
  vi.spyOn(api, 'createMatch').mockResolvedValue({ match: kMatch, links: [] });
}

// For every test of a file.
export function withServer(): void {
  beforeEach(openServer);
  afterEach(async () => {
    cleanup();
    await setLanguage('en');
    vi.restoreAllMocks();
  });
}
