// What the odds of an action count (games/waterloo/doctrine/consequences.cc) in Italian; in English the server gives it.
import type { Language } from '../../../text/language.svelte';

export const kCountsItalian: Record<string, string> = {
  blue_cubes: 'Cubi francesi',
  red_cubes: 'Cubi anglo-alleati',
  black_cubes: 'Cubi prussiani',
  french_lost: 'Unità francesi perse',
  anglo_allied_lost: 'Unità anglo-alleate perse',
  prussian_lost: 'Unità prussiane perse',
  french_retreats: 'Ripiegamenti francesi',
  allied_retreats: 'Ripiegamenti alleati',
  guns_unmanned: 'Cannoni senza serventi',
  cavalry_tired: 'Cavallerie stanche',
  area_taken: 'Area presa',
};

export const countName = (count: string, language: Language): string | null => (language === 'it' ? (kCountsItalian[count] ?? null) : null);
