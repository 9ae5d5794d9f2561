// Where and when the faces of blocks were seen last, from the views so far.
import type { View } from '../../../protocol';
import { townById } from '../data';
import { readView } from '../view';

export interface Sighting {
  town: string;
  turn: number;
}

// `views`: the latest last.
export function sightings(views: readonly View[], units: readonly string[]): Map<string, Sighting> {
  const seen = new Map<string, Sighting>();
  let known: unknown;
  for (const view of views.toReversed()) {
    const { units: now, turn } = readView(view);
    if (now === known) continue; // views share what has not changed
    known = now;
    for (const id of units) {
      const town = now[id]?.at;
      if (town !== undefined && townById.has(town) && !seen.has(id)) seen.set(id, { town, turn });
    }
    if (seen.size === units.length) break;
  }
  return seen;
}
