// The first look at the table, in six steps: what each points to.
import type { Language } from '../../../text/language.svelte';
import { name } from './speaker';

const kPointsTo = ['.board', '.board', '.prompt', '.board', '.dice', '.tools'];

export function tour(language: Language): { title: string; text: string; at: string }[] {
  return kPointsTo.map((at, i) => ({ title: name(`tour.${i + 1}`, 'title', language), text: name(`tour.${i + 1}`, '', language), at }));
}
