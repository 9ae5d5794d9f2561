// Battles under way, as arrows: guns that are employed fire from where they stand, as does everything that bombards.
import type { View } from '../../protocol';
import { areaById } from './data';
import { readView } from './view';

export function arrows(view: View): { from: string; to: string }[] {
  const { battle, units } = readView(view);
  if (!battle) return [];
  const from = (battle.employed ?? []).map((gun) => units[gun]?.at ?? '').filter((area) => areaById.has(area) && area !== battle.area);
  return [...new Set(from)].map((area) => ({ from: area, to: battle.area }));
}
