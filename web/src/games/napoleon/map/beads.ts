// What this turn's marches have used of a road (NP-5.4, NP-5.5): a bead for each place, filled where a block has gone, and the places that are
// left. Only on roads that were used, and on those from the town of the group that moves.
import { short } from '../../../board/engraver/svg';
import type { Extra } from '../../game';
import { roadById, roads, tables, type Road } from '../data';
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
  return roadsOf(view).flatMap(([id, { moved, attacked }]) => {
    const [road, way] = [roadById.get(id), courses.get(id)];
    if (!road || !way) return [];
    const places = capacityOf(road);
    const limit = attackLimit(road);
    const full = moved >= places || (limit !== null && attacked >= limit);
    const sprite = Array.from({ length: places }, (_, i) => bead(along(way, 0.2 + (0.6 * (i + 0.5)) / places).at, i < moved)).join('');
    const { at, dx, dy } = along(way, 0.5);
    const text = limit !== null && attacked > 0 ? `${attacked} / ${limit}` : `${places - moved}`;
    return [{ id: `road ${id}`, x: 0, y: 0, sprite: `<g>${sprite}${tag([at[0] - dy * 13, at[1] + dx * 13], text, full)}</g>` }];
  });
}

const bead = ([x, y]: [number, number], used: boolean): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="2.7" fill="${used ? '#2b2118' : '#fff7de'}" stroke="${used ? '#fff7de' : '#7d5200'}" stroke-width=".9"/>`;

function tag([x, y]: [number, number], text: string, full: boolean): string {
  const width = text.length * 5.2 + 9;
  return (
    `<g transform="translate(${short(x)} ${short(y)})"><rect x="${short(-width / 2)}" y="-6.6" width="${short(width)}" height="13" rx="6.4"` +
    ` fill="${full ? '#2b2118' : '#fffaf0'}" stroke="#7d5200" stroke-width=".8"/>` +
    `<text class="np-tag${full ? ' np-full' : ''}" y="3.3">${text}</text></g>`
  );
}
