// What an assault cost, added up from what was told of it.
import type { GameEvent } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { Arm, Side } from '../view';
import { readEvent, type WaterlooEvent } from './events';
import { say, sideValue, unitValue } from './speaker';
import { armOf, isLeader, sideOf } from './units';

export interface Losses {
  lost: Record<Side, string[]>;
  cubes: Record<Side, number>;
}
export interface Fought extends Losses {
  by: Side;
}

export const noLosses = (): Losses => ({ lost: { french: [], allied: [] }, cubes: { french: 0, allied: 0 } });

// Adds what an event cost in a fight for the area.
export function addLosses({ lost, cubes }: Losses, told: WaterlooEvent, area: string): void {
  if (told.event === 'eliminated') lost[sideOf(told.unit)].push(told.unit);
  if (told.event === 'cubes_placed' && told.area === area) cubes[told.colour === 'blue' ? 'french' : 'allied'] += told.cubes;
}

// `earlier`: the latest first. Null when the beginning of the assault is not among it.
export function foughtOver(area: string, earlier: Iterable<GameEvent>): Fought | null {
  const losses = noLosses();
  for (const event of earlier) {
    const told = readEvent(event);
    if (told.event === 'assault_begins') return told.area === area ? { by: told.side, ...losses } : null;
    addLosses(losses, told, area);
  }
  return null;
}

// "two infantry units, a gun and Ney".
export function unitsText(units: readonly string[], language: Language): string {
  const count = (arm: Arm): number => units.filter((unit) => armOf(unit) === arm).length;
  const [leader, second, third] = units.filter(isLeader).map((one) => unitValue(one));
  const arms = { infantry: count('infantry'), cavalry: count('cavalry'), artillery: count('artillery') };
  return say('losses.units', { ...arms, leader, leader_2: second, leader_3: third }, language);
}

// "the French lose one infantry unit and take two cubes, the Allies take one cube".
export function lossesText(fought: Losses, language: Language): string {
  const ofSide = (side: Side): string | undefined => {
    const [lost, cubes] = [fought.lost[side], fought.cubes[side]];
    if (lost.length === 0 && cubes === 0) return undefined;
    const units = lost.length > 0 ? unitsText(lost, language) : undefined;
    return say('losses.side', { side: sideValue(side), units, cubes }, language);
  };
  const [french, allied] = [ofSide('french'), ofSide('allied')];
  return (french ?? allied) ? say('losses.all', { french, allied }, language) : say('losses.nobody', {}, language);
}
