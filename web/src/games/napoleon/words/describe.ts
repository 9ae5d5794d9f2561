// What stands where, in words: for tooltips and screen readers. Of hidden blocks only what the seat knows.
import type { View } from '../../../protocol';
import { listed } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { capital } from '../../../text/message';
import { kArmies, roadBetween, tables, townById, unitById } from '../data';
import { isHidden, knownIn } from '../layout';
import { battlesNow, kFronts, kPositions, readView, type Army, type NapoleonView, type Space } from '../view';
import { isSpace, isTown, placeName } from './places';
import { has, say, speakers } from './speaker';
import { figures, shortName, unitName } from './units';

const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');

// "Quiot 3, Marcognet 2; 2 hidden Prussian blocks".
function standingText(town: string, spaces: readonly Space[], view: NapoleonView, language: Language): string {
  const seen = knownIn(view, town)
    .filter(({ state }) => spaces.includes(state.space ?? 'map'))
    .map(({ unit, state }) => say('standing.unit', { unit: unit.id, strength: state.strength }, language));
  const hidden = kArmies.flatMap((army) => {
    const blocks = spaces.reduce((sum, space) => sum + (view.blocks?.[town]?.[space]?.[army]?.blocks ?? 0), 0);
    return blocks > 0 ? [say('standing.blocks', { blocks, army }, language)] : [];
  });
  const parts = [seen.join(', '), ...hidden].filter(Boolean);
  return capital(parts.length > 0 ? parts.join('; ') : say('standing.nobody', {}, language));
}

// What is known of hidden blocks: which certainly are in the town, and which may be.
const kNamed = 5;

function suspected(town: string, view: NapoleonView, language: Language): string[] {
  if (!view.blocks?.[town]) return [];
  const here = Object.entries(view.whereabouts ?? {}).filter(([, { towns }]) => towns.includes(town));
  const certain = here.filter(([, { towns }]) => towns.length === 1).map(([id]) => shortName(id, language));
  const maybe = here.filter(([, { towns }]) => towns.length > 1).map(([id]) => shortName(id, language));
  const perhaps = { units: maybe.slice(0, kNamed).join(', '), more: Math.max(0, maybe.length - kNamed) };
  return [
    certain.length > 0 ? say('standing.certain', { units: listed(certain, speakers[language]!) }, language) : '',
    maybe.length > 0 ? say('standing.perhaps', perhaps, language) : '',
  ];
}

export function placeText(place: string, view: View, language: Language): string {
  const seen = readView(view);
  return isTown(place) ? townText(place, seen, language) : isSpace(place) ? spaceText(place, seen, language) : '';
}

const kAll: readonly Space[] = [...kPositions, 'map', 'french_reserve', 'allied_reserve'];

function townText(place: string, view: NapoleonView, language: Language): string {
  const { kind = 'town', zone = 'france', supply = null } = townById.get(place) ?? {};
  const battle = battlesNow(view).some(({ town }) => town === place);
  const fight = battle ? 'standing.battle' : view.fights.includes(place) ? 'standing.skirmish' : '';
  const road = view.town !== undefined && view.town !== place ? roadBetween(view.town, place) : undefined;
  const way = road ? { kind: road.class, river: road.river, places: tables.roads[road.class].battle } : null;
  return sentences([
    say('standing.town', { kind, zone }, language),
    supply ? say('standing.supply', { army: supply.army, loss: supply.loss }, language) : '',
    standingText(place, kAll, view, language),
    ...suspected(place, view, language),
    fight && say(fight, {}, language),
    way && battlesNow(view).length > 0 ? say('standing.road', way, language) : '',
  ]);
}

// Of the battle that is being decided.
function spaceText(space: Space, view: NapoleonView, language: Language): string {
  const battle = battlesNow(view).find(({ town }) => town === (view.town ?? view.battle_turn?.town)) ?? battlesNow(view)[0];
  if (!battle) return '';
  const front = kFronts.findIndex(({ french, allied }) => french === space || allied === space);
  const stream = front >= 0 && ((battle.streams >> front) & 1) === 1;
  const ground =
    front < 0
      ? say('standing.reserve', {}, language)
      : say('standing.space', { terrain: battle.terrain[kPositions.indexOf(space)] ?? 'none', stream }, language);
  return sentences([ground, standingText(battle.town, [space], view, language)]);
}

// "I Corps infantry (Quiot, Donzelot), infantry, strength 3, fire 2. Has acted. Waterloo." A hidden block says that it is one, and where.
export function pieceText(piece: string, view: View, language: Language): string {
  const seen = readView(view);
  if (isHidden(piece)) {
    const [, town = '', space = 'map', army = 'french'] = piece.split(':');
    const where = space === 'map' ? town : space;
    return sentences([say('standing.block', { army }, language), placeName(where, language), ...suspected(town, seen, language)]);
  }
  const state = seen.units[piece];
  if (!unitById.has(piece) || !state) return '';
  const { at, space = 'map', strength, disrupted, square, shelter, on_marker, acted, chosen, steps = 0, shown } = state;
  const marks = {
    disrupted,
    square: square !== undefined,
    sheltered: shelter !== undefined,
    on_marker,
    acted,
    chosen,
    marched: steps > 0,
    shown,
  };
  const states = say('standing.states', Object.fromEntries(Object.entries(marks).map(([mark, is]) => [mark, is === true])), language);
  const off = `standing.at.${at}`;
  const where = has(off, language) ? say(off, {}, language) : placeName(space === 'map' ? at : space, language);
  return sentences([`${unitName(piece, language)}, ${figures(piece, strength, language)}`, capital(states), where]);
}

// Equal for hidden blocks of one army in one place.
export function pieceKind(piece: string): string {
  const [kind, town, space, army] = piece.split(':');
  return isHidden(piece) ? [kind, town, space, army].join(':') : piece;
}

export const armyOf = (unit: string): Army | undefined => unitById.get(unit)?.army;
