// An order in short, beside the area that it is for: the unit's face and its name.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import { capital } from '../../text/message';
import type { ParsedAction } from '../game';
import { faceLook } from './blocks';
import { editionOf } from './data';
import { readView } from './view';
import { name } from './words/speaker';
import { the } from './words/units';

export function option(action: ParsedAction, view: View, language: Language): { text: string; detail: string; sprite: string } | null {
  const unit = editionOf(readView(view)).unitById.get(action.operands.unit ?? '');
  if (!unit || !action.operands.area) return null;
  const sprite = `<svg viewBox="-14 -31 33 33" aria-hidden="true">${faceLook(unit, 0, language).sprite}</svg>`;
  return { text: capital(the(unit.id, language)), detail: name(`arm.${unit.type}`, '', language), sprite };
}
