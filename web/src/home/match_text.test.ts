import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../text/language.svelte';
import { personName, playerOf, seatName } from '../text/names';
import type { Match } from '../protocol';
import { agoText, statusText } from './match_text';
import { drawn, meAgainst, oneScreen } from './seating';

afterEach(() => setLanguage('en'));

test('how long ago, in the coarsest unit', async () => {
  const now = 1_000_000;
  expect(agoText(now - 3, now)).toBe('now');
  expect(agoText(now - 61, now)).toBe('1 minute ago');
  expect(agoText(now - 7300, now)).toBe('2 hours ago');
  expect(agoText(now - 90_000, now)).toBe('yesterday');
  expect(agoText(now + 5, now)).toBe('now');
  await setLanguage('it');
  expect(agoText(now - 3 * 86_400, now)).toBe('3 giorni fa');
});

test('a match that the corrected rules have ended has no loser and says why', async () => {
  const match = {
    game: 'waterloo',
    status: 'over',
    to_act: [],
    seats: [{ seat: 'french', who: 'person', name: 'Anna', you: true }],
    result: { winners: [], by: 'rules_changed', rule: '', reason: '' },
  } as unknown as Match;
  expect(statusText(match)).toBe('No winner, the rules were corrected');
  await setLanguage('it');
  expect(statusText(match)).toBe('Nessun vincitore, le regole sono state corrette');
});

test('who sits where', () => {
  expect(oneScreen(['a', 'b', 'c']).every(({ who }) => who === 'me')).toBe(true);
  expect(meAgainst(['a', 'b'], 'b', 'computer recruit')).toEqual([
    { seat: 'a', who: 'computer', level: 'recruit' },
    { seat: 'b', who: 'me' },
  ]);
  expect(drawn(['a', 'b'], 'b')).toBe('b');
  expect(new Set(Array.from({ length: 200 }, () => drawn(['a', 'b'], '')))).toEqual(new Set(['a', 'b']));
});

test('a seat is called by the army it commands, and by the alliance when it commands both', async () => {
  const seats = (...ids: string[]) => ({ game: 'waterloo200', seats: ids.map((seat) => ({ seat, who: 'person' as const, name: '' })) });
  expect(seatName(seats('french', 'british', 'prussian'), 'british')).toBe('British');
  expect(seatName(seats('french', 'british'), 'british')).toBe('Allied');
  expect(seatName(seats('french', 'british'), 'observer')).toBe('Observer');
  await setLanguage('it');
  expect(seatName(seats('french', 'british'), 'british')).toBe('Alleati');
});

test('a guest has his number in both languages, anybody else his own name', async () => {
  expect(personName('Guest 4813')).toBe('Guest 4813');
  await setLanguage('it');
  expect(personName('Guest 4813')).toBe('Ospite 4813');
  expect(personName('Guest of honour')).toBe('Guest of honour');
});

test('players who bid for their seats are called first and second, and nobody is told that he is of a side', async () => {
  const match = (more: object): Match =>
    ({
      game: 'waterloo',
      status: 'running',
      bidding: true,
      to_act: ['allied'],
      result: null,
      seats: [
        { seat: 'french', who: 'person', name: 'Anna', you: true },
        { seat: 'allied', who: 'person', name: 'Bruno' },
      ],
      ...more,
    }) as Match;
  expect(seatName(match({}), 'french')).toBe('First player');
  expect(statusText(match({}))).toBe('Second player to decide');
  expect(seatName(match({}), 'observer')).toBe('Observer');
  expect(playerOf(match({}), 'allied')).toBe('second_player');
  const resigned = { status: 'over', to_act: [], result: { winners: ['allied'], by: 'resignation', rule: '', reason: '' } };
  const watched = match({ ...resigned, seats: match({}).seats.map((seat) => ({ ...seat, you: false })) });
  expect(statusText(watched)).toBe('Victory: Second player, by resignation');
  expect(statusText(match({ bidding: false }))).toBe('Allied to decide');
  expect(playerOf(match({ bidding: false }), 'allied')).toBeUndefined();
  await setLanguage('it');
  expect(statusText(match({}))).toBe('Decidono: Secondo giocatore');
});
