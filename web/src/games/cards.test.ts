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

test('a seat that plays for an ally too is called by both', () => {
  const british = cards.find(({ id }) => id === 'waterloo200')!.seats[1]!;
  expect(nameOfSeat('waterloo200', british, undefined)).toBe('British');
  expect(nameOfSeat('waterloo200', british, ['french', 'british'])).toBe('Allied');
  expect(nameOfSeat('nothing', { id: 'red', nation: '' }, undefined)).toBe('red');
});

test('the moment of a match is told in the words of the card', async () => {
  const told = (): string[] => ['12 noon', '4 pm', 'midnight'].map((text) => headlineOf('waterloo', text));
  expect(told()).toEqual(['12 noon', '4 pm', 'midnight']);
  await setLanguage('it');
  expect(told()).toEqual(['mezzogiorno', 'ore 16', 'midnight']);
  expect(headlineOf('nothing', '4 pm')).toBe('4 pm');
  await setLanguage('en');
});
