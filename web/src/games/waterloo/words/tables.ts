// What a roll needs to reach, from the tables of the rulebook: only to tell what a die came to, never to decide it.
import tables from '../../../../../data/waterloo/tables.json';
import type { Nation } from '../view';

export function skirmishHits(die: number): boolean {
  return die >= tables.skirmish.hit_on;
}

export function musketryHits(die: number): boolean {
  return die >= tables.infantry_vs_cavalry.hit_on;
}

// From which face on cavalry of a nation charges on.
export function controlNumber(nation: Nation): number {
  return tables.cavalry_control.continue_on[nation];
}
