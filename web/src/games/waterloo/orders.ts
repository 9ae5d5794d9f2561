// Orders of Waterloo to several pieces at once.
import type { View } from '../../protocol';
import { valuesOf } from '../../text/catalogue';
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { innermost, readView } from './view';
import { speakers } from './words/speaker';

// Skirmishers fire one after another, formations change unit by unit, and where one unit goes or attacks others may follow.
const kRepeat: ReadonlySet<string> = new Set(['skirmish', 'turn', 'go', 'attack', 'aim']);
// What units of an area that are taken together may be ordered.
export const marches: readonly string[] = ['go'];
export const groups: readonly string[] = ['go', 'attack', 'aim', 'skirmish'];
const kFormations: ReadonlySet<string> = new Set(['defensive', 'mobile']);

export function repeat({ verb, operands }: ParsedAction, language: Language): string | null {
  if (!kRepeat.has(verb)) return null;
  const forAll = verb === 'skirmish' || (verb === 'turn' && kFormations.has(operands.state ?? ''));
  return forAll ? speakers[language].say(`repeat.${verb}`, valuesOf(operands, {})) : '';
}

// WL-7.1.6: when nobody is left who could join it, the assault begins by itself.
export function launches({ verb }: ParsedAction, legal: readonly ParsedAction[], going: readonly string[], view: View): boolean {
  if (verb === 'resolve') return true;
  if (verb !== 'attack' || innermost(readView(view))?.step !== 'assault_moves') return false;
  const able = new Set(legal.flatMap((action) => (action.verb === 'done' ? [] : (action.operands.unit ?? []))));
  return able.size <= Math.max(1, going.length);
}
