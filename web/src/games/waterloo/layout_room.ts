// Room for a block of pieces in an area: near where it wants to stand, inside the border, clear of the name and of others.
import { boxOf, distanceToEdge, inside, type Box } from '../../board/engraver/geometry';
import type { Point } from '../game';
import { areaById, board } from './data';
import { labelBox } from './map/labels';
import { centerOf, kHeight, kWidth, outlineOf } from './map/sheet';

const kStep = 6;                                          // of the grid that is searched
const kOutside = 16;                                      // what a corner beyond the border costs
const kAtEdge = 5;                                        // … and one too near it
const kTitle: Box = { x0: kWidth - 208, y0: kHeight - 73, x1: kWidth, y1: kHeight };
const kEntryDepth = 26;
const kCost = { name: 1 / 4, printed: 1 / 14, others: 1 / 3 };   // of each pixel covered: the area's own name, other print, pieces

export interface Room { x: number; y: number; cost: number }   // upper left corner

// Where a block wants its middle to be, and how much each pixel away from there costs.
export interface Wish { at: Point; pull: number }

const found = new Map<string, Room>();

export function roomFor(area: string, width: number, height: number, wish: Wish, others: Box[]): Room {
  const key = [area, width, height, ...wish.at, wish.pull, ...others.flatMap((box) => [box.x0, box.y0, box.x1, box.y1])]
    .map((part) => (typeof part === 'number' ? Math.round(part * 4) : part)).join();
  let room = found.get(key);
  if (!room) found.set(key, (room = search(area, width, height, wish, others)));
  return room;
}

function search(area: string, width: number, height: number, { at, pull }: Wish, others: Box[]): Room {
  const depth = depthOf(area);
  const name = [labelBox(area)];
  const printed = printedBeside(area);
  const inset = areaById.get(area)?.strong_point ? 9 : 3;   // a wall is thicker than a border
  let best: Room = { x: at[0] - width / 2, y: at[1] - height / 2, cost: Infinity };
  for (let row = 0; row < depth.rows; row++) {
    for (let column = 0; column < depth.columns; column++) {
      const cx = depth.x0 + column * kStep;
      const cy = depth.y0 + row * kStep;
      const far = Math.hypot(cx - at[0], cy - at[1]) * pull;
      if (far >= best.cost) continue;
      const box = { x0: cx - width / 2, y0: cy - height / 2, x1: cx + width / 2, y1: cy + height / 2 };
      const cost = far + covered(box, name) * kCost.name + covered(box, printed) * kCost.printed + covered(box, others) * kCost.others
        + beyond(box, depth, inset);
      if (cost < best.cost) best = { x: box.x0, y: box.y0, cost };
    }
  }
  return best;
}

// How deep inside an area each point of a grid lies; below zero outside. Measured once an area, since borders never move.
interface Depth { x0: number; y0: number; columns: number; rows: number; values: Float32Array }

const depths = new Map<string, Depth>();

function depthOf(area: string): Depth {
  let depth = depths.get(area);
  if (!depth) depths.set(area, (depth = measure(outlineOf(area))));
  return depth;
}

function measure(outline: Point[]): Depth {
  const { x0, y0, x1, y1 } = boxOf(outline);
  const columns = Math.ceil((x1 - x0) / kStep) + 1;
  const rows = Math.ceil((y1 - y0) / kStep) + 1;
  const values = new Float32Array(columns * rows);
  for (let i = 0; i < values.length; i++) {
    const x = x0 + (i % columns) * kStep;
    const y = y0 + Math.floor(i / columns) * kStep;
    values[i] = inside(outline, x, y) ? distanceToEdge(outline, x, y) : -1;
  }
  return { x0, y0, columns, rows, values };
}

// What is printed beside an area's own name and should stay readable.
function printedBeside(area: string): Box[] {
  const entry = Object.values(board.entries).flat().includes(area);
  const [, cy] = centerOf(area);
  const names = (areaById.get(area)?.neighbors ?? []).map(labelBox);
  return [...names, kTitle, ...(entry ? [{ x0: kWidth - kEntryDepth, y0: cy - 10, x1: kWidth, y1: cy + 10 }] : [])];
}

function covered(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.x1, other.x1) - Math.max(box.x0, other.x0);
    const height = Math.min(box.y1, other.y1) - Math.max(box.y0, other.y0);
    return sum + (width > 0 && height > 0 ? width * height : 0);
  }, 0);
}

function beyond(box: Box, depth: Depth, inset: number): number {
  let cost = 0;
  for (const x of [box.x0, (box.x0 + box.x1) / 2, box.x1])
    for (const y of [box.y0, (box.y0 + box.y1) / 2, box.y1]) {
      const column = Math.round((x - depth.x0) / kStep);
      const row = Math.round((y - depth.y0) / kStep);
      const measured = column >= 0 && row >= 0 && column < depth.columns && row < depth.rows;
      const within = measured ? depth.values[row * depth.columns + column] : -1;
      if (within < 0) cost += kOutside;
      else if (within < inset) cost += kAtEdge;
    }
  return cost;
}
