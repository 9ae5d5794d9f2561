// An order in short, beside the block or the place that it is for.
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { faceLook } from './blocks';
import { armyClass, unitById } from './data';
import type { Army } from './view';
import { has, name, say } from './words/speaker';
import { shortName } from './words/units';

const kSize = 26;
const framed = (sprite: string): string => `<svg viewBox="-15 -32 34 35" aria-hidden="true">${sprite}</svg>`;

export function option({ verb, operands }: ParsedAction, language: Language): { text: string; detail: string; sprite: string } | null {
  const unit = unitById.get(operands.unit ?? '');
  const id = `short.${verb}`;
  if (unit && has(id, language)) {
    return { text: say(id, {}, language), detail: shortName(unit.id, language), sprite: framed(faceLook(unit, unit.strength, kSize).sprite) };
  }
  if (unit && operands.town)
    return {
      text: shortName(unit.id, language),
      detail: name(`arm.${unit.type}`, '', language),
      sprite: framed(faceLook(unit, unit.strength, kSize).sprite),
    };
  if (verb !== 'group') return null;
  const army = operands.army as Army;
  const mark = `<svg viewBox="-7 -7 14 14" class="n-${armyClass[army]}" aria-hidden="true"><rect x="-6" y="-6" width="12" height="12" rx="2" fill="var(--face)"/><use href="#mk-${armyClass[army]}"/></svg>`;
  return { text: name(`army.${army}`, '', language), detail: '', sprite: mark };
}
