// Places in sentences: their names, and the forms that each language has for them (data/waterloo/text.*.json). Names are in **bold** in these;
// `plain` of text.ts takes the marks away.
import board from '../../../../../data/waterloo/board.json';
import type { Language } from '../../../text/language.svelte';
import { speakers } from './speaker';
import { capital, type Both } from './text';

interface AreaFacts {
  id: string;
  edge: boolean;
  entry: string | null;
  objective_of: string | null;
  terrain: { low: boolean; woods: boolean; town: boolean; river: boolean };
  strong_point: { capacity: number; shift: number } | null;
}

const kAreas: readonly AreaFacts[] = board.areas;
const kAreaById = new Map(kAreas.map((area) => [area.id, area]));

export const kDelayed = 'delayed';

function areaFacts(place: string): AreaFacts | undefined {
  return kAreaById.get(place);
}

export function isPlace(place: string | undefined): place is string {
  return place !== undefined && (place === kDelayed || kAreaById.has(place));
}

// As it stands on the map: "Alten’s Ridge", "The Crossroads".
export function placeName(place: string, language: Language): string {
  return isPlace(place) ? speakers[language].name(`place.${place}`) : '';
}

// --- In a sentence -------------------------------------------------------------------------------------------------------------------

const inForm =
  (form: string) =>
  (place: string, language: Language): string =>
    speakers[language].name(`place.${place}`, form);

export const the = inForm('the'); // "Alten’s Ridge", "il Crinale di Alten": as an object or after a preposition that does not contract
export const at = inForm('at'); // "on Alten’s Ridge", "sul Crinale di Alten"
export const from = inForm('from');
export const to = inForm('to'); // Italian goes where it will rest: "sul Crinale di Alten", "a Hougoumont"
export const on = inForm('on'); // of fire: "on Hougoumont", "su Hougoumont"
export const of = inForm('of');
export const against = inForm('against'); // of an assault: "on Hougoumont", "a Hougoumont"

// --- The ground ----------------------------------------------------------------------------------------------------------------------

const kGround: Both<{
  strong: (holders: number) => string;
  woods: string;
  town: string;
  river: string;
  low: string;
  open: string;
  entry: string;
  frenchGoal: string;
  alliedGoal: string;
  box: string;
}> = {
  en: {
    strong: (holders) => `strong point for ${holders === 1 ? 'one' : 'two'}`,
    woods: 'woods',
    town: 'town',
    river: 'river',
    low: 'low ground',
    open: 'open ground',
    entry: 'Prussian entry area',
    frenchGoal: 'the French objective',
    alliedGoal: 'the Allied objective',
    box: 'off the map, next to the three entry areas',
  },
  it: {
    strong: (holders) => `caposaldo per ${holders === 1 ? 'una' : 'due'}`,
    woods: 'bosco',
    town: 'abitato',
    river: 'corso d’acqua',
    low: 'terreno basso',
    open: 'terreno aperto',
    entry: 'area d’ingresso prussiana',
    frenchGoal: 'obiettivo dei Francesi',
    alliedGoal: 'obiettivo degli Alleati',
    box: 'fuori mappa, accanto alle tre aree d’ingresso',
  },
};

// "strong point for two, woods".
export function groundText(place: string, language: Language): string {
  const words = kGround[language];
  const area = areaFacts(place);
  if (!area) return place === kDelayed ? words.box : '';
  const ground = (['woods', 'town', 'river', 'low'] as const).filter((kind) => area.terrain[kind]).map((kind) => words[kind]);
  if (area.strong_point) ground.unshift(words.strong(area.strong_point.capacity));
  if (ground.length === 0) ground.push(words.open);
  if (area.entry) ground.push(`${words.entry} ${area.entry}`);
  if (area.objective_of) ground.push(area.objective_of === 'french' ? words.frenchGoal : words.alliedGoal);
  return capital(ground.join(', '));
}
