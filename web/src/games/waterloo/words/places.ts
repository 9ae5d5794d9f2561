// Places: their names, and what their ground is.
import board from '../../../../../data/waterloo/board.json';
import type { Language } from '../../../text/language.svelte';
import { capital } from '../../../text/message';
import { say, sideValue, speakers } from './speaker';

const kDelayed = 'delayed';
const kAreaById = new Map(board.areas.map((area) => [area.id, area]));

export function isPlace(place: string | undefined): place is string {
  return place !== undefined && (place === kDelayed || kAreaById.has(place));
}

// As it stands on the map: "Alten’s Ridge", "The Crossroads".
export function placeName(place: string, language: Language): string {
  return isPlace(place) ? speakers[language].name(`place.${place}`) : '';
}

// "Strong point for two, woods".
export function groundText(place: string, language: Language): string {
  const area = kAreaById.get(place);
  if (!area) return place === kDelayed ? say('ground.delayed', {}, language) : '';
  const { strong_point: strong, entry, objective_of: side } = area;
  const { woods, town, river, low } = area.terrain;
  const mark = (holds: boolean): string => (holds ? 'yes' : 'no');
  const ground = { woods: mark(woods), town: mark(town), river: mark(river), low: mark(low), capacity: strong?.capacity };
  const open = mark(!(woods || town || river || low || strong));
  const objective = side ? sideValue(side) : undefined;
  return capital(say('ground.area', { ...ground, open, entry: entry ?? undefined, objective }, language));
}
