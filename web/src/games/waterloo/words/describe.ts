// What stands where, in words: for tooltips and screen readers.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { capital, type Value } from '../../../text/message';
import { kColours, readView, type WaterlooView } from '../view';
import { groundText } from './places';
import { placeValue, say, sideValue, unitKey, unitValue } from './speaker';
import { armOf, historyOf, isLeader, isUnit, placeOf, unitHere, unitsAt } from './units';

// What a unit is like now. Units of one kind that are alike in it differ in nothing but their ids.
function conditionOf(unit: string, view: WaterlooView): Record<string, Value> {
  const now = view.units[unit];
  if (!now) return {};
  if (now.at === 'eliminated') return { lost: 'yes' };
  const committed = now.link !== undefined && armOf(unit) !== 'artillery' && !isLeader(unit);
  return {
    ...(now.at === 'display' ? { waiting: 'yes' } : now.state ? { state: { key: `state.${now.state}`, word: now.state } } : {}),
    ...(now.unmanned ? { unmanned: 'yes' } : {}),
    ...(now.routed ? { routed: 'yes' } : {}),
    ...(committed ? { assaulting: 'yes' } : {}),
    ...(now.cubes ? { cubes: now.cubes } : {}),
  };
}

const kindOf = (unit: string, view: WaterlooView): string => `${unitKey(unit)} ${JSON.stringify(conditionOf(unit, view))}`;

// "defensive, without crew". Undefined: there is nothing to say.
function conditionText(unit: string, count: number, view: WaterlooView, language: Language): string | undefined {
  return say('standing.condition', { unit: unitValue(unit), count, ...conditionOf(unit, view) }, language) || undefined;
}

// "Two German infantry, defensive; one British artillery, deployed; two red cubes": units alike are counted together.
function standingText(place: string, view: WaterlooView, language: Language): string {
  const groups = new Map<string, { unit: string; count: number }>();
  for (const unit of unitsAt(place, view)) {
    const kind = kindOf(unit, view);
    groups.set(kind, { unit: groups.get(kind)?.unit ?? unit, count: (groups.get(kind)?.count ?? 0) + 1 });
  }
  const units = [...groups.values()].map(({ unit, count }) =>
    say('standing.units', { unit: unitValue(unit), count, condition: conditionText(unit, count, view, language) }, language),
  );
  const cubes = kColours.flatMap((colour) => {
    const count = view.cubes[place]?.[colour] ?? 0;
    return count > 0 ? [say('standing.cubes', { cubes: count, colour: { key: `cube.${colour}`, word: colour } }, language)] : [];
  });
  return capital([...units, ...cubes].join('; ')) || say('standing.nobody', {}, language);
}

// "Strong point for two, woods. One British infantry, defensive; one German infantry, defensive."
export function placeText(place: string, view: View, language: Language): string {
  const seen = readView(view);
  const parts = [groundText(place, language), standingText(place, seen, language)];
  if (seen.assault?.area === place) parts.push(say('standing.assaulted', { side: sideValue(seen.assault.side) }, language));
  if (seen.over_limit.includes(place)) parts.push(say('standing.overfilled', {}, language));
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}

export function pieceKind(piece: string, view: View): string {
  const seen = readView(view);
  return isUnit(piece) ? `${kindOf(piece, seen)} ${seen.units[piece]?.at}` : piece;
}

// "Second French infantry (II Corps, Jérôme), mobile. Jérôme’s Field."
export function pieceText(piece: string, view: View, language: Language): string {
  if (!isUnit(piece)) return '';
  const seen = readView(view);
  const place = placeOf(piece, seen);
  const condition = place ? conditionText(piece, 1, seen, language) : undefined;
  const at = placeValue(place ?? seen.units[piece]?.at ?? 'display');
  return say('standing.piece', { unit: unitHere(piece, seen), history: historyOf(piece, language), condition, at }, language);
}
