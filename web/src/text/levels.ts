// The levels of computer players, by the names that the server gives them: what they are called, and what they are.
import { sayWord } from './say';

export const levelName = (level: string): string => sayWord('page.level', level) ?? level;
export const levelText = (level: string): string => sayWord('page.level_text', level) ?? '';

// The time for a turn can be chosen, in seconds: that of the marshal, the former one ("marshal@1") as well.
export const isPatient = (level: string): boolean => level.split('@')[0] === 'marshal';
export const kTurnSeconds = { least: 5, usual: 10, most: 60 };

// Not the weakest: a player that moves at random is no opponent.
export const firstLevel = (levels: string[]): string | undefined => (levels.includes('recruit') ? 'recruit' : levels[0]);
