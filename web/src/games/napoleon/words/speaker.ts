// The sentences of Napoléon, and what the words of its events, prompts and actions are called in them.
import { type NameKeys, sayersOf, speakersOf } from '../../../text/catalogue';
import { kSpaces, type Space } from '../view';

export const speakers = speakersOf('napoleon');

const isSpace = (word: string): boolean => kSpaces.includes(word as Space);
const unit = (word: string): string => `unit.${word}`;
const place = (word: string): string => `${isSpace(word) ? 'space' : 'place'}.${word}`;

export const nameKeys: NameKeys = {
  unit,
  square: unit,
  about: unit,
  town: place,
  from: place,
  to: place,
  space: place,
  side: (word) => `side.${word}`,
  winner: (word) => `side.${word}`,
  army: (word) => `army.${word}`,
  seat: (word) => `seat.${word}`,
  terrain: (word) => `terrain.${word}`,
  arm: (word) => `arm.${word}`,
};

export const { has, say, name } = sayersOf(speakers, nameKeys);
