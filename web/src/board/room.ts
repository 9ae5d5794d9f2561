// Finds room for a block of pieces in a place: near its preferred position, inside the border, clear of print and of other blocks.
import type { Point } from '../games/game';
import { boxOf, distanceToEdge, inside, type Box } from './engraver/geometry';
import { Recent } from './recent';

const kStep = 6; // of the search grid
const kKept = 3000; // cached searches; a position needs about 300

export interface Room {
  x: number;
  y: number;
  cost: number;
} // upper left corner

// The preferred middle of a block, and the cost per pixel away from it.
export interface Wish {
  at: Point;
  pull: number;
}

// The map's data about places. `inset`: the width of a wall inside the border. `name` and `printed`: the place's own print and other
// print near it.
export interface Ground {
  outline: (place: string) => Point[];
  inset: (place: string) => number;
  name: (place: string) => Box[];
  printed: (place: string) => Box[];
  costs?: Costs;
}
export type RoomFinder = (place: string, width: number, height: number, wish: Wish, others: Box[]) => Room;

// Costs per covered pixel: the place's own name, other print, pieces; per corner beyond the border, per pixel of that distance, and
// per corner too near to the border.
export interface Costs {
  name: number;
  printed: number;
  others: number;
  outside: number;
  beyond: number;
  atEdge: number;
}
const kCosts: Costs = { name: 1 / 4, printed: 1 / 14, others: 1 / 3, outside: 16, beyond: 0, atEdge: 5 };

// Borders and print never move: measurements are kept, and recent results are cached.
export function roomFinder(ground: Ground): RoomFinder {
  const found = new Recent<string, Room>(kKept);
  const depths = new Map<string, Depth>();
  const depthOf = (place: string): Depth => {
    let depth = depths.get(place);
    if (!depth) depths.set(place, (depth = measure(ground.outline(place))));
    return depth;
  };
  return (place, width, height, wish, others) => {
    const key = [place, width, height, ...wish.at, wish.pull, ...others.flatMap((box) => [box.x0, box.y0, box.x1, box.y1])]
      .map((part) => (typeof part === 'number' ? Math.round(part * 4) : part))
      .join();
    return found.get(key, () => search(ground, place, depthOf(place), width, height, wish, others));
  };
}

function search(ground: Ground, place: string, depth: Depth, width: number, height: number, { at, pull }: Wish, others: Box[]): Room {
  const name = ground.name(place);
  const printed = ground.printed(place);
  const inset = ground.inset(place);
  const costs = ground.costs ?? kCosts;
  let best: Room = { x: at[0] - width / 2, y: at[1] - height / 2, cost: Infinity };
  for (let row = 0; row < depth.rows; row++) {
    for (let column = 0; column < depth.columns; column++) {
      const cx = depth.x0 + column * kStep;
      const cy = depth.y0 + row * kStep;
      const far = Math.hypot(cx - at[0], cy - at[1]) * pull;
      if (far >= best.cost) continue;
      const box = { x0: cx - width / 2, y0: cy - height / 2, x1: cx + width / 2, y1: cy + height / 2 };
      const cost =
        far +
        covered(box, name) * costs.name +
        covered(box, printed) * costs.printed +
        covered(box, others) * costs.others +
        beyond(box, depth, inset, costs);
      if (cost < best.cost) best = { x: box.x0, y: box.y0, cost };
    }
  }
  return best;
}

// How deep inside a place each point of a grid lies; negative outside.
interface Depth {
  x0: number;
  y0: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

function measure(outline: Point[]): Depth {
  const { x0, y0, x1, y1 } = boxOf(outline);
  const columns = Math.ceil((x1 - x0) / kStep) + 1;
  const rows = Math.ceil((y1 - y0) / kStep) + 1;
  const values = new Float32Array(columns * rows);
  for (let i = 0; i < values.length; i++) {
    const x = x0 + (i % columns) * kStep;
    const y = y0 + Math.floor(i / columns) * kStep;
    values[i] = distanceToEdge(outline, x, y) * (inside(outline, x, y) ? 1 : -1);
  }
  return { x0, y0, columns, rows, values };
}

function covered(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.x1, other.x1) - Math.max(box.x0, other.x0);
    const height = Math.min(box.y1, other.y1) - Math.max(box.y0, other.y0);
    return sum + (width > 0 && height > 0 ? width * height : 0);
  }, 0);
}

function beyond(box: Box, depth: Depth, inset: number, costs: Costs): number {
  let cost = 0;
  for (const x of [box.x0, (box.x0 + box.x1) / 2, box.x1])
    for (const y of [box.y0, (box.y0 + box.y1) / 2, box.y1]) {
      const within = depthAt(depth, x, y);
      if (within < 0) cost += costs.outside - within * costs.beyond;
      else if (within < inset) cost += costs.atEdge;
    }
  return cost;
}

// Off the grid, the distance to the grid is subtracted.
function depthAt({ x0, y0, columns, rows, values }: Depth, x: number, y: number): number {
  const column = Math.round((x - x0) / kStep);
  const row = Math.round((y - y0) / kStep);
  const [nearColumn, nearRow] = [Math.max(0, Math.min(columns - 1, column)), Math.max(0, Math.min(rows - 1, row))];
  const away = Math.hypot(column - nearColumn, row - nearRow) * kStep;
  const near = values[nearRow * columns + nearColumn];
  return away > 0 ? -Math.abs(near) - away : near;
}
