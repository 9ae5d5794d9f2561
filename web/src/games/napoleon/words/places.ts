// Towns and spaces in words.
import type { Language } from '../../../text/language.svelte';
import { townById } from '../data';
import { kSpaces, type Space } from '../view';
import { name } from './speaker';

export const isTown = (place: string | undefined): place is string => place !== undefined && townById.has(place);
export const isSpace = (place: string | undefined): place is Space => place !== undefined && place !== 'map' && kSpaces.includes(place as Space);

export function placeName(place: string, language: Language): string {
  if (isTown(place)) return name(`place.${place}`, '', language);
  return isSpace(place) ? name(`space.${place}`, '', language) : place;
}
