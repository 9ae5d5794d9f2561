// What went wrong, in plain words. Refusals of a game's rules speak for themselves and are worded by the game.
import type { Failure } from '../protocol';
import { sayWord } from './say';

export const failureText = (failure: Failure): string => sayWord('failure', failure.code) ?? failure.text;
