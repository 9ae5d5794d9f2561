// Marches, corps and battles of Waterloo 200, as orders.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { unitById } from './data';
import { readView } from './view';
import { say } from './words/speaker';

const kMarching = new Set(['unit_path', 'leader_path', 'headquarters_path']);

// The unit on its way, when its next area is asked for and this seat may know it.
export function marching(view: View): string | null {
  const { step, moving } = readView(view);
  return step && kMarching.has(step) ? (moving?.unit ?? null) : null;
}

export function corps(piece: string, view: View): string[] {
  const own = unitById.get(piece)?.corps;
  return own === undefined ? [piece] : Object.keys(readView(view).units).filter((unit) => unitById.get(unit)?.corps === own);
}

// A battle or a bombardment is fought out once it is named.
export const launches = ({ verb }: ParsedAction): boolean => verb === 'battle' || verb === 'bombard';

export const marches: readonly string[] = ['move', 'activate', 'to'];
export const groups: readonly string[] = ['move', 'fall_back', 'follow', 'place'];

// Guns are named one after another, and where one unit goes others may follow.
const kRepeat: ReadonlySet<string> = new Set(['employ', 'fall_back', 'follow', 'place']);
export function repeat({ verb }: ParsedAction, language: Language): string | null {
  if (verb === 'employ') return say('repeat.employ', {}, language);
  return kRepeat.has(verb) ? '' : null;
}
