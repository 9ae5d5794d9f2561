// What this turn's marches have used of a road (NP-5.4, NP-5.5): a bead for each place, filled where a block has gone, blue where one in hand
// would go, and the places that are left. Only on roads that were used, on those from the town of the group that moves, and on the way.
import { short } from '../../../board/engraver/svg';
import type { Extra } from '../../game';
import { roadBetween, roadById, roads, tables, type Road } from '../data';
import type { NapoleonView } from '../view';
import { along, courses } from './sheet';

export const capacityOf = (road: Road): number => tables.roads[road.class].move;
export const attackLimit = (road: Road): number | null => (road.river ? tables.roads[road.class].river_attack : null);

function roadsOf({ roads: used, step, groups }: NapoleonView): [id: string, use: { moved: number; attacked: number }][] {
  const from = step === 'move_group' ? groups.at(-1)?.from : undefined;
  const open = roads.filter(({ id, a, b }) => (a === from || b === from) && !(id in used));
  return [...Object.entries(used), ...open.map(({ id }): [string, { moved: number; attacked: number }] => [id, { moved: 0, attacked: 0 }])];
}

export function beads(view: NapoleonView): Extra[] {
  return roadsOf(view).map(([id, use]) => ({ id: `road ${id}`, x: 0, y: 0, sprite: `<g>${row(id, use)}</g>` }));
}

// What the ways of blocks in hand would use, each from town to town: blue beads after those that are used already. A road that they come
// by to attack counts the attack.
export function beadsInHand(view: NapoleonView, ways: readonly (readonly string[])[], attack: boolean): string {
  const counts = new Map<string, { going: number; attacking: number }>();
  for (const way of ways) {
    way.slice(1).forEach((town, i) => {
      const road = roadBetween(way[i]!, town);
      if (!road) return;
      const count = counts.get(road.id) ?? { going: 0, attacking: 0 };
      const attacks = attack && i + 2 === way.length ? 1 : 0;
      counts.set(road.id, { going: count.going + 1, attacking: count.attacking + attacks });
    });
  }
  const kUnused = { moved: 0, attacked: 0 };
  return [...counts].map(([id, { going, attacking }]) => row(id, view.roads[id] ?? kUnused, going, attacking)).join('');
}

function row(id: string, { moved, attacked }: { moved: number; attacked: number }, going = 0, attacking = 0): string {
  const [road, way] = [roadById.get(id), courses.get(id)];
  if (!road || !way) return '';
  const places = capacityOf(road);
  const limit = attackLimit(road);
  const [used, attacks] = [moved + going, attacked + attacking];
  const full = used >= places || (limit !== null && attacks >= limit);
  const kind = (i: number): Bead => (i < moved ? 'used' : i < used ? 'hand' : 'open');
  const sprite = Array.from({ length: places }, (_, i) => bead(along(way, 0.2 + (0.6 * (i + 0.5)) / places).at, kind(i))).join('');
  const { at, dx, dy } = along(way, 0.5);
  const text = limit !== null && attacks > 0 ? `${attacks} / ${limit}` : `${places - used}`;
  return sprite + tag([at[0] - dy * 13, at[1] + dx * 13], text, full);
}

type Bead = 'used' | 'hand' | 'open';
const kBeads: Record<Bead, { fill: string; edge: string; r: number }> = {
  used: { fill: '#2b2118', edge: '#fff7de', r: 2.7 },
  hand: { fill: '#1f5fae', edge: '#fff', r: 3.4 },
  open: { fill: '#fff7de', edge: '#7d5200', r: 2.7 },
};
function bead([x, y]: [number, number], kind: Bead): string {
  const { fill, edge, r } = kBeads[kind];
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width=".9"/>`;
}

function tag([x, y]: [number, number], text: string, full: boolean): string {
  const width = text.length * 5.2 + 9;
  return (
    `<g transform="translate(${short(x)} ${short(y)})"><rect x="${short(-width / 2)}" y="-6.6" width="${short(width)}" height="13" rx="6.4"` +
    ` fill="${full ? '#2b2118' : '#fffaf0'}" stroke="#7d5200" stroke-width=".8"/>` +
    `<text class="np-tag${full ? ' np-full' : ''}" y="3.3">${text}</text></g>`
  );
}
