// Rolls in the stories of matches that were archived when each modifier was an event of its own, before its roll, and a die stood alone.
// They are shown as they were told; what was not told then is absent.
import type { GameEvent } from '../../../protocol';

// What modifiers were called in those stories, and what the terms are called now.
const kNames: Record<string, string> = {
  'target in square': 'target_square',
  river: 'target_river',
  'sunken road': 'sunken_road',
  'British guns': 'british_artillery',
  ridge: 'ridge',
  'strong point': 'strong_point',
  'British fire': 'british_firer',
  cubes: 'cubes',
  'firing from square': 'firer_square',
  'Imperial Guard': 'imperial_guard',
  tired: 'tired',
  Dutch: 'dutch',
  'out of rough ground': 'from_rough',
  'charged by cavalry': 'charged_by_cavalry_alone',
  unsupported: 'unsupported',
  Landwehr: 'landwehr',
  'woods or town': 'woods_or_town',
  'against the Guard': 'vs_assaulting_guard_infantry',
  'infantry and cavalry together': 'combined_force',
  'in square': 'square_vs_cavalry_alone',
  'British or Guard': 'british_or_guard',
  'with artillery': 'with_artillery',
};

type ArchivedTerm = { term: string; value: number };

const kRolls = new Set(['gun_fired', 'volley', 'melee', 'morale']); // those that have terms

// One event, by itself.
export function currentShape(event: GameEvent): GameEvent {
  const { die, modified, ...rest } = event;
  if (die !== undefined) return { ...rest, dice: [die], ...(modified === undefined ? {} : { total: modified }) };
  return event.event === 'melee' && !('dice' in event) ? { ...event, dice: [] } : event;
}

// The events of a record: modifiers become the terms of the roll that they were told before.
export function currentEvents(events: GameEvent[]): GameEvent[] {
  if (!events.some(({ event }) => event === 'modifier')) return events.map(currentShape);
  let terms: ArchivedTerm[] = [];
  return events.flatMap((event) => {
    if (event.event === 'modifier') {
      terms.push({ term: kNames[String(event.modifier)] ?? String(event.modifier), value: Number(event.value) });
      return [];
    }
    const told = kRolls.has(event.event) && terms.length > 0 ? { ...currentShape(event), terms } : currentShape(event);
    terms = [];
    return [told];
  });
}

// By how a result was told before it had an id: the sentence of the catalogue.
export const kArchivedResults: Readonly<Record<string, string>> = {
  'French infantry holds Mont St Jean.': 'result.french_objective',
  'The Anglo-Allied army has lost thirteen or more.': 'result.french_casualties',
  'Allied infantry holds Rossomme.': 'result.allied_objective',
  'The French army has lost sixteen or more.': 'result.allied_casualties',
  'Both sides have won; the French inflicted more losses.': 'result.both_french',
  'Both sides have won; the French did not inflict more losses.': 'result.both_allied',
  'Night falls and the French have not won.': 'result.time',
};
