// What stands where, in words: for tooltips and screen readers.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { type Colour, kColours, readView, type WaterlooView } from '../view';
import { groundText, placeName } from './places';
import { aCube, kCubesNames, kSideNames } from './terms';
import { type Both, capital, number } from './text';
import { historyText, isLeader, isUnit, placeOf, stateText, unitLabel, unitName, unitsAt } from './units';

const kWords: Both<{ nobody: string; over: string; assault: (side: string) => string; off: { display: string; eliminated: string } }> = {
  en: {
    nobody: 'Nobody is here',
    over: 'Overfilled',
    assault: (side) => `Assaulted by ${side}`,
    off: { display: 'Prussian display', eliminated: 'eliminated' },
  },
  it: {
    nobody: 'Qui non c’è nessuno',
    over: 'Troppo piena',
    assault: (side) => `Sotto assalto: attaccano ${side}`,
    off: { display: 'tabella dei Prussiani', eliminated: 'fuori combattimento' },
  },
};

// "two German infantry, defensive": units of one kind in one state are counted together.
function group(units: string[], view: WaterlooView, language: Language): string {
  const first = units[0];
  if (first === undefined) return '';
  const state = stateText(first, view, language);
  const name = unitName(first, language);
  const many = units.length;
  const counted = isLeader(first) ? name : language === 'en' ? `${number(many, 'en')} ${name}` : italianCount(many, name);
  return state ? `${counted}, ${many > 1 && language === 'it' ? pluralState(state) : state}` : counted;
}

function italianCount(count: number, name: string): string {
  if (count > 1) return `${number(count, 'it')} ${plural(name)}`;
  return /^[aeiou]/.test(name) ? `un’${name}` : `una ${name}`;
}

// Italian plurals of the names of arms and of the states that agree with them.
function plural(name: string): string {
  return name
    .replace(/^fanteria/, 'fanterie')
    .replace(/^cavalleria/, 'cavallerie')
    .replace(/^artiglieria/, 'artiglierie')
    .replace(/ese$/, 'esi')
    .replace(/(britannic|tedesc)a$/, '$1he')
    .replace(/prussiana$/, 'prussiane');
}

function pluralState(state: string): string {
  return state
    .replace(/^mobile/, 'mobili')
    .replace(/^fresca/, 'fresche')
    .replace(/^stanca/, 'stanche')
    .replace('deve ripiegare', 'devono ripiegare');
}

function cubesHere(place: string, view: WaterlooView, language: Language): string[] {
  const here = view.cubes[place] ?? {};
  return kColours.filter((colour) => (here[colour] ?? 0) > 0).map((colour) => cubesOfColour(here[colour] ?? 0, colour, language));
}

export function cubesOfColour(count: number, colour: Colour, language: Language): string {
  if (count === 1) return aCube(colour, language);
  return `${number(count, language)} ${kCubesNames[language][colour]}`;
}

// "Two German infantry, defensive; one British artillery, deployed; two red cubes."
function standingText(place: string, view: WaterlooView, language: Language): string {
  const groups = new Map<string, string[]>();
  for (const { id } of unitsAt(place, view)) {
    const key = `${unitName(id, 'en')} ${stateText(id, view, 'en')}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const parts = [...groups.values()].map((units) => group(units, view, language));
  parts.push(...cubesHere(place, view, language));
  return capital(parts.length > 0 ? parts.join('; ') : kWords[language].nobody);
}

// "Strong point for two, woods. One British infantry, defensive; one German infantry, defensive."
export function placeText(place: string, view: View, language: Language): string {
  const seen = readView(view);
  const parts = [groundText(place, language), standingText(place, seen, language)];
  if (seen.assault?.area === place) parts.push(kWords[language].assault(kSideNames[language][seen.assault.side]));
  if (seen.over_limit.includes(place)) parts.push(kWords[language].over);
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}

export function pieceKind(piece: string, view: View): string {
  const seen = readView(view);
  return isUnit(piece) ? `${unitName(piece, 'en')}, ${stateText(piece, seen, 'en')}, ${seen.units[piece]?.at}` : piece;
}

// "Second French infantry (II Corps, Jérôme), mobile. Jérôme’s Field."
export function pieceText(piece: string, view: View, language: Language): string {
  const seen = readView(view);
  if (!isUnit(piece)) return '';
  const history = historyText(piece, language);
  const place = placeOf(piece, seen);
  const { off } = kWords[language];
  const where = place ? placeName(place, language) : seen.units[piece]?.at === 'eliminated' ? off.eliminated : off.display;
  const name = `${capital(unitLabel(piece, seen, language))}${history ? ` (${history})` : ''}`;
  const state = place ? stateText(piece, seen, language) : '';
  return `${name}${state ? `, ${state}` : ''}. ${capital(where)}.`;
}
