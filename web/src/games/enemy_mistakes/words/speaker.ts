// The sentences of Enemy Mistakes, and what the words of its events, prompts and actions are called in them.
import { type NameKeys, sayersOf, speakersOf } from '../../../text/catalogue';

export const speakers = speakersOf('enemy_mistakes');

const unit = (word: string): string => `unit.${word}`;
const army = (word: string): string => `army.${word}`;

export const nameKeys: NameKeys = {
  unit,
  target: unit,
  host: unit,
  attacker: unit,
  defender: unit,
  general: (word) => `general.${word}`,
  army,
  to: army,
  loses: army,
  corps: (word) => `corps.${word}`,
  type: (word) => `type.${word}`,
  side: (word) => `edge.${word}`,
  fate: (word) => `fate.${word}`,
  effect: (word) => `effect.${word}`,
  seat: (word) => `seat.${word}`,
};

export const { has, say, name } = sayersOf(speakers, nameKeys);
