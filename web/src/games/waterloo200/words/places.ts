// Areas in words. Their number goes with the name, since the map is read by numbers; in Italian it goes before it, so that a preposition
// never meets the article of a name.
import type { Language } from '../../../text/language.svelte';
import { areaById, type BoardArea } from '../data';
import { headquartersOf } from '../map/numbers';
import { name, say } from './speaker';

export const isPlace = (place: string | undefined): place is string => place !== undefined && areaById.has(place);

// "Foy’s Field (69)": for headings and tooltips.
export function placeName(place: string, language: Language): string {
  return isPlace(place) ? name(`place.${place}`, '', language) : place;
}

// "Farm, yellow square: 2 MP to enter, 2 blocks a side, bonus 6; victory area".
export function groundText(area: BoardArea, language: Language): string {
  const { terrain, circle, cost, stacking, bonus, victory, sunken } = area;
  const headquarters = headquartersOf(area.id) ?? null;
  return say('describe.ground', { terrain, circle, cost, stacking, entry: !stacking, bonus, victory, sunken, headquarters }, language);
}
