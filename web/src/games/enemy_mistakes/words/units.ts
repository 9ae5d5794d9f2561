// Units and Generals in words.
import type { Language } from '../../../text/language.svelte';
import { generalById, isGarrison, labelOf, unitById, type Unit } from '../data';
import { name } from './speaker';

// "Charlet (Quiot)".
export const unitName = (unit: string, language: Language): string => name(`unit.${unit}`, '', language);
export const generalName = (general: string, language: Language): string => name(`general.${general}`, '', language);

// In short, with the number of the tile: "13 Charlet".
export function shortName(piece: string, language: Language): string {
  const unit = unitById.get(piece);
  if (!unit) return generalById.has(piece) ? generalName(piece, language) : piece;
  const words = name(`unit.${piece}`, 'short', language);
  return isGarrison(unit) ? words : `${labelOf(unit)} ${words}`;
}

// The word of its arm: "arm.heavy".
export function armOf(unit: Unit): string {
  if (isGarrison(unit)) return 'garrison';
  if (unit.type === 'cavalry') return unit.weight;
  return unit.type === 'artillery' ? unit.artillery : 'infantry';
}
