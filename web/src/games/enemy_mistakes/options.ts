// An action in short, beside the Unit or the formation that it is for.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { generalById, unitById } from './data';
import { rankOf } from './layout';
import { generalLook, unitLook } from './tiles';
import { readView } from './view';
import { actionText } from './words/actions';
import { shortName } from './words/units';

const kSize = 0.8; // sheet pixels of a millimetre

function spriteOf(piece: string, view: View): string {
  const unit = unitById.get(piece);
  const general = generalById.get(piece);
  if (!unit && !general) return '';
  const { sprite } = unit ? unitLook(unit, 0, false, kSize) : generalLook(general!, rankOf(general!, readView(view)), kSize);
  return `<svg viewBox="-15 -27 30 30" aria-hidden="true">${sprite}</svg>`;
}

// The piece that the action is about and that is not pointed at: the General of an Order, the target of a fight.
export function option(action: ParsedAction, view: View, language: Language): { text: string; detail: string; sprite: string } | null {
  const { general, target, unit } = action.operands;
  const who = general ?? target ?? unit;
  if (who === undefined) return null;
  return { text: actionText(action, view, language), detail: shortName(who, language), sprite: spriteOf(who, view) };
}
