// Acts that cost more than they seem to: one that routs its own side (NP-7.4.1), and an attack from which few can come back (NP-7.1.3).
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { kArmies, roadBetween, roadById, sideOf, tables, unitById } from './data';
import { sidesIn } from './panels/facts';
import { otherSide, readView, sideOfSpace, type NapoleonView, type Side, type Space } from './view';
import { say } from './words/speaker';

function countIn(view: NapoleonView, town: string, space: Space, side: Side): number {
  const seen = Object.entries(view.units).filter(([id, unit]) => {
    const army = unitById.get(id)?.army;
    return unit.at === town && unit.space === space && army !== undefined && sideOf(army) === side;
  });
  const hidden = kArmies.filter((army) => sideOf(army) === side).map((army) => view.blocks?.[town]?.[space]?.[army]?.blocks ?? 0);
  return seen.length + hidden.reduce((sum, one) => sum + one, 0);
}

// The last block leaves an own position in which enemies stand.
export function routsItself({ verb, operands }: ParsedAction, view: NapoleonView): boolean {
  const state = view.units[operands.unit ?? ''];
  const army = unitById.get(operands.unit ?? '')?.army;
  if ((verb !== 'move' && verb !== 'retreat') || view.step !== 'combat' || !state || !army || !state.space) return false;
  const side = sideOf(army);
  const { at, space } = state;
  if (space === 'map' || space.endsWith('reserve') || sideOfSpace(space) !== side) return false;
  return countIn(view, at, space, side) === 1 && countIn(view, at, space, otherSide(side)) > 0;
}

// The first attack on a town in this turn.
export function attacksFirst({ verb, operands }: ParsedAction, view: NapoleonView): boolean {
  const army = unitById.get(operands.unit ?? '')?.army;
  const { town = '' } = operands;
  if ((verb !== 'march' && verb !== 'force') || !army || view.groups.some(({ attacks }) => attacks.includes(town))) return false;
  return sidesIn(view, town)[otherSide(sideOf(army))] > 0;
}

// How many blocks could leave the town in one battle turn by the roads that the attack has used, this one among them.
function wayOut({ operands }: ParsedAction, view: NapoleonView): number {
  const { unit = '', town = '' } = operands;
  const own = roadBetween(view.units[unit]?.at ?? '', town)?.id;
  const used = [...new Set([...view.entry_roads, ...(own ? [own] : [])])].flatMap((id) => roadById.get(id) ?? []);
  return used.filter(({ a, b }) => a === town || b === town).reduce((sum, road) => sum + tables.roads[road.class].battle, 0);
}

export const launches = (action: ParsedAction, _legal: readonly ParsedAction[], _going: readonly string[], view: View): boolean =>
  routsItself(action, readView(view)) || attacksFirst(action, readView(view));

export function warning(action: ParsedAction, view: View, language: Language): string | null {
  const seen = readView(view);
  if (routsItself(action, seen)) return say('warning.rout', {}, language);
  const comesFrom = roadBetween(seen.units[action.operands.unit ?? '']?.at ?? '', action.operands.town ?? '');
  return comesFrom && attacksFirst(action, seen) ? say('warning.way_out', { places: wayOut(action, seen) }, language) : null; // else not by which road
}
