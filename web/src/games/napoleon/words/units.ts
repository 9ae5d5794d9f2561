// Units in words.
import type { Language } from '../../../text/language.svelte';
import { unitById } from '../data';
import { name, say } from './speaker';

// "I Corps infantry (Quiot, Donzelot)".
export const unitName = (unit: string, language: Language): string => name(`unit.${unit}`, '', language);
// What fits below a block: "Quiot".
export const shortName = (unit: string, language: Language): string => name(`unit.${unit}`, 'short', language);

// "infantry, strength 3, fire 2".
export function figures(unit: string, strength: number, language: Language): string {
  const { type = 'infantry', fire = 0 } = unitById.get(unit) ?? {};
  return say('standing.figures', { arm: type, strength, fire }, language);
}
