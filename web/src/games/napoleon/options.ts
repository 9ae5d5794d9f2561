// An order in short, beside the block or the place that it is for.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { faceLook } from './blocks';
import { armyClass, unitById, type Unit } from './data';
import { readView, type Army } from './view';
import { has, name, say } from './words/speaker';
import { shortName } from './words/units';

const kSize = 26;

interface Option {
  text: string;
  detail: string;
  sprite: string;
}

function faceOf(unit: Unit, view: View): string {
  const strength = readView(view).units[unit.id]?.strength ?? unit.strength;
  return `<svg viewBox="-15 -32 34 35" aria-hidden="true">${faceLook(unit, strength, kSize).sprite}</svg>`;
}

function markOf(army: Army): string {
  const nation = armyClass[army];
  const field = '<rect x="-6" y="-6" width="12" height="12" rx="2" fill="var(--face)"/>';
  return `<svg viewBox="-7 -7 14 14" class="n-${nation}" aria-hidden="true">${field}<use href="#mk-${nation}"/></svg>`;
}

export function option({ verb, operands }: ParsedAction, view: View, language: Language): Option | null {
  const unit = unitById.get(operands.unit ?? '');
  const id = `short.${verb}`;
  if (unit && has(id, language)) return { text: say(id, {}, language), detail: shortName(unit.id, language), sprite: faceOf(unit, view) };
  if (unit && operands.town)
    return { text: shortName(unit.id, language), detail: name(`arm.${unit.type}`, '', language), sprite: faceOf(unit, view) };
  if (verb !== 'group') return null;
  const army = operands.army as Army;
  return { text: name(`army.${army}`, '', language), detail: '', sprite: markOf(army) };
}
