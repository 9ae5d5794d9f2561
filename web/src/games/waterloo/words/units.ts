// Units in sentences. Leaders have names; a combat unit is called by what it is, and told from its like by where it stands in the row.
import forces from '../../../../../data/waterloo/forces.json';
import type { Language } from '../../../text/language.svelte';
import type { Arm, Army, Nation, Side, UnitView, WaterlooView } from '../view';
import { kHistory } from './history';
import { at, isPlace } from './places';
import { speakers, unitKey } from './speaker';
import { kStateNames } from './terms';
import { type Both, cubes, typographic } from './text';

export interface UnitFacts {
  id: string;
  side: Side;
  army: Army;
  nation: Nation;
  type: Arm;
  landwehr: boolean;
  guard: boolean;
  historical: string;
}

export const kUnits: readonly UnitFacts[] = forces.units;
const kUnitById = new Map(kUnits.map((unit, index) => [unit.id, { ...unit, index }]));

export function unitFacts(unit: string): UnitFacts & { index: number } {
  const facts = kUnitById.get(unit);
  if (!facts) throw new Error(`no such unit: ${unit}`);
  return facts;
}

export function isUnit(unit: string | undefined): unit is string {
  return unit !== undefined && kUnitById.has(unit);
}

export function isLeader(unit: string): boolean {
  return unitFacts(unit).type === 'leader';
}

export function sideOf(unit: string): Side {
  return unitFacts(unit).side;
}

// --- Names -----------------------------------------------------------------------------------------------------------------------

// "French infantry", "fanteria francese", "Ney".
export function unitName(unit: string, language: Language): string {
  return speakers[language].name(unitKey(unit));
}

// As the subject of a sentence: English wants no article, Italian one ("la fanteria francese", "l’artiglieria britannica").
export function subject(unit: string, language: Language): string {
  return speakers[language].name(unitKey(unit), 'subject');
}

function likes(unit: string, view: WaterlooView): string[] {
  const place = view.units[unit]?.at;
  return place === undefined
    ? []
    : unitsAt(place, view)
        .map(({ id }) => id)
        .filter((id) => unitKey(id) === unitKey(unit));
}

// Which it is of the units in its place that are called the same, from 1; 0: the only one.
function nth(unit: string, view: WaterlooView): number {
  const all = likes(unit, view);
  return all.length < 2 ? 0 : all.indexOf(unit) + 1;
}

// "French skirmishers", "i tiragliatori francesi": the infantry when it fires in the skirmish phase.
export function skirmishers(unit: string, language: Language): string {
  return speakers[language].name(unitKey(unit), 'skirmishers');
}

// Tells a unit from others of its kind in the same place: "second French infantry", "seconda fanteria francese".
export function unitLabel(unit: string, view: WaterlooView, language: Language): string {
  return speakers[language].name(unitKey(unit), '', nth(unit, view));
}

// The same with its article: "the second French infantry", "la seconda fanteria francese".
export function theUnit(unit: string, view: WaterlooView, language: Language): string {
  return speakers[language].name(unitKey(unit), 'the', nth(unit, view));
}

// "all’artiglieria", "alla seconda fanteria", "a Ney".
export function toUnit(unit: string, view: WaterlooView, language: Language): string {
  return speakers[language].name(unitKey(unit), 'to', nth(unit, view));
}

// With its place, where units of several places may be meant: "the German infantry on Alten’s Ridge".
export function theUnitHere(unit: string, view: WaterlooView, language: Language): string {
  const place = placeOf(unit, view);
  return place ? `${theUnit(unit, view, language)} ${at(place, language)}` : theUnit(unit, view, language);
}

export function withUnit(unit: string, view: WaterlooView, language: Language): string {
  return `${language === 'en' ? 'with' : 'con'} ${theUnit(unit, view, language)}`;
}

// The units of a place, in the order of their ids.
export function unitsAt(place: string, view: WaterlooView): (UnitFacts & { index: number })[] {
  return kUnits.filter((unit) => view.units[unit.id]?.at === place).map((unit) => unitFacts(unit.id));
}

// Where the unit stands now, if on the map or in the Delayed box.
export function placeOf(unit: string, view: WaterlooView): string | undefined {
  const place = view.units[unit]?.at;
  return isPlace(place) ? place : undefined;
}

// --- A piece in full -----------------------------------------------------------------------------------------------------------------

const kMarks: Both<{ unmanned: string; committed: string; lost: string; waits: string; routed: string }> = {
  en: { unmanned: 'without crew', committed: 'assaulting', lost: 'eliminated', waits: 'not yet arrived', routed: 'must fall back' },
  it: {
    unmanned: 'senza serventi',
    committed: 'all’assalto',
    lost: 'fuori combattimento',
    waits: 'non ancora arrivata',
    routed: 'deve ripiegare',
  },
};

function marks(unit: string, state: UnitView, language: Language): string[] {
  const words = kMarks[language];
  if (state.at === 'eliminated') return [words.lost];
  const out: string[] = [];
  if (state.at === 'display') out.push(isLeader(unit) && language === 'it' ? 'non ancora arrivato' : words.waits);
  else if (state.state) out.push(kStateNames[language][state.state]);
  if (state.unmanned) out.push(words.unmanned);
  if (state.routed) out.push(words.routed);
  if (state.link && !isLeader(unit) && unitFacts(unit).type !== 'artillery') out.push(words.committed);
  if (state.cubes) out.push(cubes(state.cubes, language));
  return out;
}

// "defensive, without crew": the state of a unit in words.
export function stateText(unit: string, view: WaterlooView, language: Language): string {
  const state = view.units[unit];
  return state ? marks(unit, state, language).join(', ') : '';
}

// Who the unit was on the day, where the set-up knows: "II Corps, Jérôme".
export function historyText(unit: string, language: Language): string {
  const { historical, type } = unitFacts(unit);
  if (historical === '' || type === 'leader') return '';
  return typographic(language === 'en' ? historical : (kHistory[historical] ?? historical));
}
