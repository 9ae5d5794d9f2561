// Units: what they are, where they stand, and what a sentence calls them. Leaders have names; a combat unit is called by what it is, and told
// from its like by where it stands in the row.
import forces from '../../../../../data/waterloo/forces.json';
import type { Language } from '../../../text/language.svelte';
import type { Named } from '../../../text/message';
import { nameIn } from '../../grammar';
import type { Arm, Side, WaterlooView } from '../view';
import { isPlace } from './places';
import { speakers, unitKey, unitValue } from './speaker';

export const kUnits = forces.units;
const kUnitById = new Map(kUnits.map((unit) => [unit.id, unit]));

function unitFacts(unit: string): (typeof kUnits)[number] {
  const facts = kUnitById.get(unit);
  if (!facts) throw new Error(`no such unit: ${unit}`);
  return facts;
}

export function isUnit(unit: string | undefined): unit is string {
  return unit !== undefined && kUnitById.has(unit);
}

export const armOf = (unit: string): Arm => unitFacts(unit).type;
export const isLeader = (unit: string): boolean => armOf(unit) === 'leader';
export const sideOf = (unit: string): Side => unitFacts(unit).side;

// "French infantry", "fanteria francese", "Ney".
export function unitName(unit: string, language: Language): string {
  return speakers[language].name(unitKey(unit));
}

// As the value of a sentence, told from others of its kind in the same place: "second French infantry", "seconda fanteria francese".
export function unitHere(unit: string, view: WaterlooView): Named {
  const place = view.units[unit]?.at;
  const alike = place === undefined ? [] : unitsAt(place, view).filter((other) => unitKey(other) === unitKey(unit));
  return unitValue(unit, alike.length < 2 ? 0 : alike.indexOf(unit) + 1);
}

// The units of a place, in the order of their ids.
export function unitsAt(place: string, view: WaterlooView): string[] {
  return kUnits.map(({ id }) => id).filter((id) => view.units[id]?.at === place);
}

// Where the unit stands now, if on the map or in the Delayed box.
export function placeOf(unit: string, view: WaterlooView): string | undefined {
  const place = view.units[unit]?.at;
  return isPlace(place) ? place : undefined;
}

// Who the unit was on the day, where the set-up knows: "II Corps, Jérôme".
export function historyOf(unit: string, language: Language): string | undefined {
  const { historical } = unitFacts(unit);
  return historical && nameIn(historical, language);
}
