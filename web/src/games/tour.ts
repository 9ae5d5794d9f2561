// The first look at the table: the steps "tour.1", "tour.2" … of a game's catalogue, and the part of the table that each points to.
import type { Speakers } from '../text/catalogue';
import type { Language } from '../text/language.svelte';

export interface TourStep {
  title: string;
  text: string;
  at?: string; // a CSS selector
}

export function tourOf(speakers: Speakers, pointsTo: readonly string[]): (language: Language) => TourStep[] {
  return (language) => {
    const name = (step: number, form: string): string => speakers[language]!.name(`tour.${step}`, form);
    return pointsTo.map((at, i) => ({ title: name(i + 1, 'title'), text: name(i + 1, ''), at }));
  };
}
