// What this turn's marches have used of a road (NP-5.4, NP-5.5): a bead for each place, filled where a block has gone, blue where one in hand
// would go, and the places that are left. Only on roads that were used, on those from the town of the group that moves, and on the way. They lie
// below the blocks; a tag with the number that is left covers no name and no block (`taken`) if it can.
import type { Box } from '../../../board/engraver/geometry';
import { short } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import type { Extra, Point } from '../../game';
import { roadBetween, roadById, roads, tables, type Road } from '../data';
import type { NapoleonView } from '../view';
import { say } from '../words/speaker';
import { along, courses, overlap } from './sheet';

export const capacityOf = (road: Road): number => tables.roads[road.class].move;
export const attackLimit = (road: Road): number | null => (road.river ? tables.roads[road.class].river_attack : null);

function roadsOf({ roads: used, step, groups }: NapoleonView): [id: string, use: { moved: number; attacked: number }][] {
  const from = step === 'move_group' ? groups.at(-1)?.from : undefined;
  const open = roads.filter(({ id, a, b }) => (a === from || b === from) && !(id in used));
  return [...Object.entries(used), ...open.map(({ id }): [string, { moved: number; attacked: number }] => [id, { moved: 0, attacked: 0 }])];
}

export function beads(view: NapoleonView, language: Language, taken: readonly Box[] = []): Extra[] {
  const tags = tagsOf(view, taken);
  return roadsOf(view).map(([id, use]) => ({
    id: `road ${id}`,
    x: 0,
    y: 0,
    under: true,
    sprite: `<g>${row(id, use, language, tags.get(id))}</g>`,
  }));
}

// What the ways of blocks in hand would use, each from town to town: blue beads after those that are used already. A road that they come
// by to attack counts the attack.
export function beadsInHand(
  view: NapoleonView,
  ways: readonly (readonly string[])[],
  attack: boolean,
  language: Language,
  taken: readonly Box[] = [],
): string {
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
  const tags = tagsOf(view, taken, [...counts.keys()]);
  return [...counts].map(([id, hand]) => row(id, view.roads[id] ?? kUnused, language, tags.get(id), hand)).join('');
}

function row(
  id: string,
  { moved, attacked }: { moved: number; attacked: number },
  language: Language,
  at: Point | undefined, // of the tag
  { going, attacking } = kNone,
): string {
  const [road, way] = [roadById.get(id), courses.get(id)];
  if (!road || !way) return '';
  const places = capacityOf(road);
  const limit = attackLimit(road);
  const [used, attacks] = [moved + going, attacked + attacking];
  const full = used >= places || (limit !== null && attacks >= limit);
  const kind = (i: number): Bead => (i < moved ? 'used' : i < used ? 'hand' : 'open');
  const sprite = Array.from({ length: places }, (_, i) => bead(along(way, 0.2 + (0.6 * (i + 0.5)) / places).at, kind(i))).join('');
  const river = limit !== null && attacks > 0;
  const text = river ? say('map.road.river', { count: attacks, most: limit }, language) : `${places - used}`;
  return sprite + (at ? tag(at, text, full) : '');
}

// --- Tags ----------------------------------------------------------------------------------------------------------------------------

const kTag = 13; // their height
const widthOf = (text: string): number => text.length * 5.2 + 8;
const around = ([x, y]: Point): Box => ({ x0: x - kTag / 2, y0: y - kTag / 2, x1: x + kTag / 2, y1: y + kTag / 2 });

// Where the tags of roads stand, the same whatever is in hand: clear of each other.
function tagsOf(view: NapoleonView, taken: readonly Box[], more: readonly string[] = []): Map<string, Point> {
  const boxes = [...taken];
  const tags = new Map<string, Point>();
  for (const id of new Set([...roadsOf(view).map(([road]) => road), ...more])) {
    const at = clearOf(boxes, courses.get(id) ?? []);
    tags.set(id, at);
    boxes.push(around(at));
  }
  return tags;
}

// Beside the middle of the road, or a little way off along it, on either side, where it covers least.
function clearOf(taken: readonly Box[], way: readonly Point[]): Point {
  let best: Point = [0, 0];
  let least = Infinity;
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82]) {
    const { at, dx, dy } = along(way, share);
    for (const off of [kTag, -kTag]) {
      const spot: Point = [at[0] - dy * off, at[1] + dx * off];
      const box = around(spot);
      const cost = taken.reduce((sum, one) => sum + overlap(box, one), 0);
      if (cost < least) [best, least] = [spot, cost];
    }
  }
  return best;
}

const kUnused = { moved: 0, attacked: 0 };
const kNone = { going: 0, attacking: 0 };

type Bead = 'used' | 'hand' | 'open';
const kBeads: Record<Bead, { fill: string; edge: string; r: number }> = {
  used: { fill: '#2b2118', edge: '#fff7de', r: 2.7 },
  hand: { fill: '#1f5fae', edge: '#fff', r: 3.4 },
  open: { fill: '#fff7de', edge: '#7d5200', r: 2.7 },
};
function bead([x, y]: Point, kind: Bead): string {
  const { fill, edge, r } = kBeads[kind];
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width=".9"/>`;
}

function tag([x, y]: Point, text: string, full: boolean): string {
  const width = widthOf(text);
  return (
    `<g transform="translate(${short(x)} ${short(y)})"><rect x="${short(-width / 2)}" y="-6.6" width="${short(width)}" height="${kTag}" rx="6.4"` +
    ` fill="${full ? '#2b2118' : '#fffaf0'}" stroke="#7d5200" stroke-width=".8"/>` +
    `<text class="np-tag${full ? ' np-full' : ''}" y="3.3">${text}</text></g>`
  );
}
