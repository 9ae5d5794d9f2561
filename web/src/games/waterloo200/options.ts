// An order in short, beside the area that it is for: the unit's face and its name.
import type { Language } from '../../text/language.svelte';
import { capital } from '../../text/message';
import type { ParsedAction } from '../game';
import { faceLook } from './blocks';
import { unitById } from './data';
import { name } from './words/speaker';
import { the } from './words/units';

export function option(action: ParsedAction, language: Language): { text: string; detail: string; sprite: string } | null {
  const unit = unitById.get(action.operands.unit ?? '');
  if (!unit || !action.operands.area) return null;
  const sprite = `<svg viewBox="-14 -31 33 33" aria-hidden="true">${faceLook(unit, 0, language).sprite}</svg>`;
  return { text: capital(the(unit.id, language)), detail: name(`arm.${unit.type}`, '', language), sprite };
}
