// What stands where, in words: for tooltips and screen readers. Of hidden blocks it is said what the seat has rightly learnt, no more.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { type Both, capital, list } from '../../grammar';
import { areaById, unitById } from '../data';
import { isHidden } from '../layout';
import { kFactions, readView, type Faction, type Waterloo200View } from '../view';
import { groundText, placeName } from './places';
import { kAdjectives, kFactionNames, kPlural } from './terms';
import { figures, the } from './units';

interface DescribeWords {
  nobody: string;
  held: (who: string) => string;
  initial: string;
  blocks: (count: number, faction: Faction) => string;
  block: (faction: Faction) => string;
  certain: (units: string) => string;
  perhaps: (units: string, more: number) => string;
  up: string;
  activated: string;
  moved: string;
  drawn: string;
  off: Record<string, string>;
  battle: string;
  fought: string;
}

const kWords: Both<DescribeWords> = {
  en: {
    nobody: 'Nobody is here',
    held: (who) => `Held by ${who}`,
    initial: ' since the beginning',
    blocks: (count, faction) => `${count === 1 ? 'one' : count} hidden ${kAdjectives.en[faction]} ${count === 1 ? 'block' : 'blocks'}`,
    block: (faction) => `${kAdjectives.en[faction]} block, hidden`,
    certain: (units) => `Certainly here: ${units}`,
    perhaps: (units, more) => `Perhaps here: ${units}${more > 0 ? ` and ${more} more` : ''}`,
    up: 'seen by all',
    activated: 'activated',
    moved: 'has moved',
    drawn: 'drawn, to be placed',
    battle: 'A battle is being fought here',
    fought: 'Fought over in this impulse',
    off: { pool: 'in the reserve pool', not_arrived: 'not arrived yet', eliminated: 'eliminated' },
  },
  it: {
    nobody: 'Qui non c’è nessuno',
    held: (who) => `In mano a: ${who}`,
    initial: ' fin dall’inizio',
    blocks: (count, faction) =>
      count === 1 ? `un blocco ${kAdjectives.it[faction]} nascosto` : `${count} blocchi ${kPlural.it[faction]} nascosti`,
    block: (faction) => `Blocco ${kAdjectives.it[faction]}, nascosto`,
    certain: (units) => `Certamente qui: ${units}`,
    perhaps: (units, more) => `Forse qui: ${units}${more > 0 ? ` e altre ${more}` : ''}`,
    up: 'visibile a tutti',
    activated: 'attivata',
    moved: 'ha mosso',
    drawn: 'pescata, da piazzare',
    battle: 'Qui si combatte',
    fought: 'Contesa in questo impulso',
    off: { pool: 'nella riserva', not_arrived: 'non ancora arrivata', eliminated: 'eliminata' },
  },
};

function knownHere(place: string, view: Waterloo200View, language: Language): string[] {
  return Object.entries(view.units)
    .filter(([id, { at }]) => at === place && unitById.has(id))
    .map(([id, { step = 0, up }]) => {
      const strength = unitById.get(id)?.steps[step]?.strength ?? 0;
      return `${the(id, language)} ${strength}${up && unitById.get(id)?.type !== 'strategic_leader' ? ` (${kWords[language].up})` : ''}`;
    });
}

// "Soye’s brigade 3, Reille 4; 2 hidden British blocks".
function standingText(place: string, view: Waterloo200View, language: Language): string {
  const known = knownHere(place, view, language);
  const hidden = kFactions
    .filter((faction) => view.blocks?.[place]?.[faction])
    .map((faction) => kWords[language].blocks(view.blocks![place]![faction]!, faction));
  const parts = [known.join(', '), ...hidden].filter(Boolean);
  return capital(parts.length > 0 ? parts.join('; ') : kWords[language].nobody);
}

// What is known of the hidden blocks: who certainly stands there, and who may.
const kNamed = 5;

function suspected(place: string, view: Waterloo200View, language: Language): string[] {
  if (!view.blocks?.[place]) return [];
  const here = Object.entries(view.whereabouts ?? {}).filter(([, places]) => places.includes(place));
  const certain = here.filter(([, places]) => places.length === 1).map(([id]) => the(id, language));
  const maybe = here.filter(([, places]) => places.length > 1).map(([id]) => the(id, language));
  const words = kWords[language];
  return [
    certain.length > 0 ? words.certain(list(certain, language)) : '',
    maybe.length > 0 ? words.perhaps(maybe.slice(0, kNamed).join(', '), maybe.length - kNamed) : '',
  ];
}

// "Farm, yellow square: … Held by the British. 2 hidden British blocks."
export function placeText(place: string, view: View, language: Language): string {
  const area = areaById.get(place);
  if (!area) return '';
  const seen = readView(view);
  const words = kWords[language];
  const holder = seen.control[place] ?? area.initial;
  const parts = [
    groundText(area, language),
    `${words.held(kFactionNames[language][holder])}${holder === area.initial ? words.initial : ''}`,
    standingText(place, seen, language),
    ...suspected(place, seen, language),
    seen.battle?.area === place ? words.battle : seen.fought?.includes(place) ? words.fought : '',
  ];
  return parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

// "Soye’s brigade: infantry, II Corps: strength 3, … Jérôme’s Field (67)." A hidden block says that it is one, and where.
export function pieceText(piece: string, view: View, language: Language): string {
  const seen = readView(view);
  const words = kWords[language];
  if (isHidden(piece)) return hiddenText(piece, seen, language);
  const unit = unitById.get(piece);
  if (!unit) return '';
  const { at = 'pool', step = 0, up, activated, moved, drawn } = seen.units[piece] ?? {};
  const states = [activated ? words.activated : up ? words.up : '', moved ? words.moved : '', drawn ? words.drawn : ''].filter(Boolean);
  const where = areaById.has(at) ? placeName(at, language) : capital(words.off[at] ?? at);
  const name = capital(the(piece, language));
  return `${name}, ${figures(unit, step, language)}.${states.length > 0 ? ` ${capital(states.join(', '))}.` : ''} ${where}.`;
}

// "block:27:british:0", or "block:moving:british" while it moves.
function hiddenText(piece: string, view: Waterloo200View, language: Language): string {
  const [, place = '', faction = 'french'] = piece.split(':');
  const area = place === 'moving' ? (view.moving?.area ?? '') : place;
  const about = suspected(area, view, language)
    .filter(Boolean)
    .map((part) => ` ${part}.`)
    .join('');
  return `${kWords[language].block(faction as Faction)}. ${placeName(area, language)}.${about}`;
}
