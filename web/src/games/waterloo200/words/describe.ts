// What stands where, in words: for tooltips and screen readers. Of hidden blocks it is said what the seat has rightly learnt, no more.
import type { View } from '../../../protocol';
import { listed } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { capital } from '../../../text/message';
import { editionOf } from '../data';
import { isHidden } from '../layout';
import { kFactions, readView, type Waterloo200View } from '../view';
import { groundText, placeName } from './places';
import { has, say, speakers } from './speaker';
import { figures, the } from './units';

const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');

function knownHere(place: string, view: Waterloo200View, language: Language): string[] {
  const { unitById } = editionOf(view);
  return Object.entries(view.units)
    .filter(([id, { at }]) => at === place && unitById.has(id))
    .map(([id, { step = 0, up = false }]) => {
      const unit = unitById.get(id)!;
      const seen = up && unit.type !== 'strategic_leader';
      return say('standing.unit', { unit: id, strength: unit.steps[step]?.strength ?? 0, up: seen }, language);
    });
}

// "Soye’s brigade 3, Reille 4; 2 hidden British blocks".
function standingText(place: string, view: Waterloo200View, language: Language): string {
  const hidden = kFactions
    .map((faction) => ({ faction, count: view.blocks?.[place]?.[faction] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map((blocks) => say('standing.blocks', blocks, language));
  const parts = [knownHere(place, view, language).join(', '), ...hidden].filter(Boolean);
  return capital(parts.length > 0 ? parts.join('; ') : say('standing.nobody', {}, language));
}

// What is known of the hidden blocks: which certainly stand there, and which may.
const kNamed = 5;

function suspected(place: string, view: Waterloo200View, language: Language): string[] {
  if (!view.blocks?.[place]) return [];
  const here = Object.entries(view.whereabouts ?? {}).filter(([, places]) => places.includes(place));
  const certain = here.filter(([, places]) => places.length === 1).map(([id]) => the(id, language));
  const maybe = here.filter(([, places]) => places.length > 1).map(([id]) => the(id, language));
  const perhaps = { units: maybe.slice(0, kNamed).join(', '), more: Math.max(0, maybe.length - kNamed) };
  return [
    certain.length > 0 ? say('standing.certain', { units: listed(certain, speakers[language]) }, language) : '',
    maybe.length > 0 ? say('standing.perhaps', perhaps, language) : '',
  ];
}

// "Farm, yellow square: … Held by the British. 2 hidden British blocks."
export function placeText(place: string, view: View, language: Language): string {
  const seen = readView(view);
  const area = editionOf(seen).areaById.get(place);
  if (!area) return '';
  const faction = seen.control[place] ?? area.initial;
  const fight = seen.battle?.area === place ? 'standing.battle' : seen.fought?.includes(place) ? 'standing.fought' : '';
  return sentences([
    groundText(area, language),
    say('standing.held', { faction, initial: faction === area.initial }, language),
    standingText(place, seen, language),
    ...suspected(place, seen, language),
    fight && say(fight, {}, language),
  ]);
}

// "Soye’s brigade, infantry, II Corps: strength 3, … Jérôme’s Field (67)." A hidden block says that it is one, and where.
export function pieceText(piece: string, view: View, language: Language): string {
  const seen = readView(view);
  if (isHidden(piece)) return hiddenText(piece, seen, language);
  const unit = editionOf(seen).unitById.get(piece);
  if (!unit) return '';
  const { at = 'pool', step = 0, up = false, activated = false, moved = false, drawn = false } = seen.units[piece] ?? {};
  const states = say('standing.states', { activated, up: up && !activated, moved, drawn }, language);
  const off = `standing.at.${at}`;
  const where = has(off, language) ? say(off, {}, language) : placeName(at, language);
  return sentences([`${capital(the(piece, language))}, ${figures(unit, step, language)}`, capital(states), where]);
}

// "block:27:british:0", or "block:moving:british" while it moves.
function hiddenText(piece: string, view: Waterloo200View, language: Language): string {
  const [, place = '', faction = 'french'] = piece.split(':');
  const area = place === 'moving' ? (view.moving?.area ?? '') : place;
  return sentences([say('standing.block', { faction }, language), placeName(area, language), ...suspected(area, view, language)]);
}

// What a place is to the piece looked at: the words of an inspection.
export function inspectText(kind: string, language: Language): string {
  const id = `inspect.${kind}`;
  return has(id, language) ? say(id, {}, language) : '';
}
