// How many blocks of each army are in a town, for any viewer.
import { kArmies, unitById } from './data';
import type { Army, NapoleonView } from './view';

export function strengthsIn(view: NapoleonView, town: string): Record<Army, number> {
  const counts: Record<Army, number> = { french: 0, anglo_dutch: 0, prussian: 0 };
  for (const [id, { at }] of Object.entries(view.units)) {
    const army = unitById.get(id)?.army;
    if (at === town && army) counts[army] += 1;
  }
  for (const space of Object.values(view.blocks?.[town] ?? {})) for (const army of kArmies) counts[army] += space?.[army]?.blocks ?? 0;
  return counts;
}
