// What home says of the games that are not loaded.
import { describe, expect, test } from 'vitest';
import { speakersOf } from '../text/catalogue';
import { kLanguages } from '../text/files';
import { setLanguage } from '../text/language.svelte';
import { sayCard } from '../text/say';
import { cards, headlineOf, nameOfSeat } from './index';

describe.each(kLanguages.flatMap((language) => cards.map((card) => ({ language, card, name: card.id }))))(
  '$name, $language',
  ({ language, card }) => {
    test('has its words among the game’s sentences and among those that all games share', async () => {
      await setLanguage(language);
      const seats = card.seats.flatMap(({ id, ally }) => [`seat.${id}`, ...(ally ? [`whole.${id}`] : [])]);
      for (const id of ['blurb', 'tags', ...seats]) {
        expect(speakersOf(card.id)[language]!.has(`card.${id}`), id).toBe(true);
        expect(sayCard(card.id, id)).toBe(speakersOf(card.id)[language]!.say(`card.${id}`));
      }
      await setLanguage('en');
    });
  },
);

const kDeclared = import.meta.glob<{ order: number }>('./*/declared.json', { eager: true, import: 'default' });

test('games come in the order that the rules give them', () => {
  // A game that the page does not show yet is declared, and has no card; the example of docs/adding_a_game.md has a card before it is declared.
  const shown = Object.entries(kDeclared).flatMap(([file, { order }]) =>
    cards.filter(({ id }) => id === file.split('/')[1]).map((card) => [card.order, order]),
  );
  expect(shown.length).toBeGreaterThan(2);
  for (const [onCard, declared] of shown) expect(onCard).toBe(declared);
  expect(cards.map(({ order }) => order)).toEqual([...new Set(cards.map(({ order }) => order))].sort((a, b) => a - b));
});

test('a seat that plays for an ally too is called by both', () => {
  const british = cards.find(({ id }) => id === 'waterloo200')!.seats[1]!;
  expect(nameOfSeat('waterloo200', british, undefined)).toBe('British');
  expect(nameOfSeat('waterloo200', british, ['french', 'british'])).toBe('Allied');
  expect(nameOfSeat('nothing', { id: 'red', nation: '' }, undefined)).toBe('red');
});

const hour = (turn: number) => ({ text: 'in English', sentence: 'card.headline', args: { turn, turns: 9 } });

test('the moment of a match is a sentence of the card', async () => {
  const told = (): string[] => [headlineOf('waterloo', hour(5)), headlineOf('waterloo200', { ...hour(2), args: { turn: 2, turns: 5 } })];
  expect(told()).toEqual(['4 pm, turn 5 of 9', '13:00, turn 2 of 5']);
  await setLanguage('it');
  expect(told()).toEqual(['16:00, turno 5 di 9', '13:00, turno 2 di 5']);
  await setLanguage('en');
});

test('of a match that has no such sentence the text is shown', () => {
  expect(headlineOf('waterloo', { text: '4 pm' })).toBe('4 pm');
  expect(headlineOf('nothing', hour(5))).toBe('in English');
});
