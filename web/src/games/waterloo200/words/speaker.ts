// The sentences of Waterloo 200, and what the words of its events, prompts and actions are called in them.
import { type NameKeys, sayersOf, speakersOf } from '../../../text/catalogue';

export const speakers = speakersOf('waterloo200');

const unit = (word: string): string => `unit.${word}`;
const place = (word: string): string => `place.${word}`;
const faction = (word: string): string => `faction.${word}`;
const side = (word: string): string => `side.${word}`;

export const nameKeys: NameKeys = {
  unit,
  about: unit,
  area: place,
  from: place,
  to: place,
  faction,
  attacker: faction,
  defender: faction,
  winner: faction,
  headquarters: faction,
  side,
  payer: side,
  corps: (word) => `corps.${word}`,
  kind: (word) => `kind.${word}`,
  condition: (word) => `step.${word}`,
  arm: (word) => `arm.${word}`,
  terrain: (word) => `terrain.${word}`,
  circle: (word) => `circle.${word}`,
};

export const { has, say, name } = sayersOf(speakers, nameKeys);
