// Attacks and fire under way, as arrows: an attacker comes from where it is linked to, a gun fires there; the assault that is being
// resolved comes from its origins.
import type { View } from '../../protocol';
import { areaById, unitById } from './data';
import { readView } from './view';

export function arrows(view: View): { from: string; to: string }[] {
  const { units, assault } = readView(view);
  const ties = Object.entries(units).flatMap(([id, { at, link }]) => {
    if (!link || link === at) return [];
    return unitById.get(id)?.type === 'artillery' ? [{ from: at, to: link }] : [{ from: link, to: at }];
  });
  if (assault) ties.push(...assault.origins.map((from) => ({ from, to: assault.area })));
  const seen = new Set<string>();
  return ties.filter(({ from, to }) => {
    const fresh = areaById.has(from) && areaById.has(to) && !seen.has(`${from} ${to}`);
    seen.add(`${from} ${to}`);
    return fresh;
  });
}
