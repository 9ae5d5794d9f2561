// The battle board in sheet pixels: three fronts side by side, the French below, the reserves behind, and on the right the roads that lead to the
// town. Every position has two ranks: its own side's, and in front of it that of enemies who have come forward.
import type { Box } from '../../../board/engraver/geometry';
import type { Place, Point } from '../../game';
import { townById } from '../data';
import { townAt } from '../map/sheet';
import { kFronts, type Side, type Space } from '../view';

export const kBlock = 58;
const kRows = { reserve: 124, position: 292 };
export const kBoard = { width: 980, height: 2 * (kRows.reserve + kRows.position) };
const kColumns = [0, 320, 660, kBoard.width];
export const kFrontLine = kRows.reserve + kRows.position;
export const kRoads = { x0: kBoard.width + 14, x1: kBoard.width + 186 };
export const kTray = 116;
export const kSheetWidth = kRoads.x1 + 6;

export const boxes: Readonly<Record<Exclude<Space, 'map'>, Box>> = (() => {
  const [y1, y2, y3] = [kRows.reserve, kFrontLine, kBoard.height - kRows.reserve];
  const row = (y0: number, to: number): Box => ({ x0: 0, y0, x1: kBoard.width, y1: to });
  const cell = (front: number, y0: number, to: number): Box => ({ x0: kColumns[front]!, y0, x1: kColumns[front + 1]!, y1: to });
  return {
    allied_reserve: row(0, y1),
    french_reserve: row(y3, kBoard.height),
    allied_right: cell(0, y1, y2),
    allied_centre: cell(1, y1, y2),
    allied_left: cell(2, y1, y2),
    french_left: cell(0, y2, y3),
    french_centre: cell(1, y2, y3),
    french_right: cell(2, y2, y3),
  };
})();

export const frontOf = (space: Space): number => kFronts.findIndex(({ french, allied }) => french === space || allied === space);

// The foot of a rank: of the side that owns the space, or of enemies forward in it.
export function footOf(space: Exclude<Space, 'map'>, side: Side): number {
  const { y0, y1 } = boxes[space];
  if (space.endsWith('reserve')) return y0 + 96;
  const own = space.startsWith(side);
  return space.startsWith('allied') ? (own ? y0 + 110 : y1 - 30) : own ? y1 - 54 : y0 + 88;
}

// Where a farm or a hill lies in a position: under the first block of its own rank.
export function markerAt(space: Exclude<Space, 'map'>): Point {
  return [boxes[space].x0 + 66, footOf(space, space.startsWith('french') ? 'french' : 'allied')];
}

export interface Exit {
  town: string;
  box: Box;
}

// The roads to the town, from the north to the south.
export function exitsOf(town: string): Exit[] {
  const around = [...(townById.get(town)?.neighbours ?? [])].sort((a, b) => townAt(a)[1] - townAt(b)[1]);
  const high = Math.min(126, (kBoard.height - 4) / Math.max(1, around.length));
  return around.map((id, i) => ({ town: id, box: { x0: kRoads.x0, y0: 2 + i * high, x1: kRoads.x1, y1: (i + 1) * high - 4 } }));
}

const outline = ({ x0, y0, x1, y1 }: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const middle = ({ x0, y0, x1, y1 }: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
const placeOf = (id: string, box: Box, neighbours: string[]): Place => ({ id, outline: outline(box), center: middle(box), neighbours });

export const trayBox: Box = { x0: 0, y0: kBoard.height + 10, x1: kRoads.x1, y1: kBoard.height + 10 + kTray };

// Spaces, roads, and while a side deploys the tray, which is the town itself.
export function placesOf(town: string, deploying: boolean): Place[] {
  const exits = exitsOf(town);
  const roads = exits.map((exit) => exit.town);
  const spaces = (Object.keys(boxes) as (keyof typeof boxes)[]).map((space) => {
    const front = kFronts[frontOf(space)];
    const beside = kFronts.filter((_, i) => front && Math.abs(i - frontOf(space)) === 1);
    const side = space.startsWith('french') ? 'french' : 'allied';
    const neighbours = front
      ? [front.french, front.allied, `${side}_reserve`, ...beside.map((one) => one[side])].filter((id) => id !== space)
      : kFronts.map((one) => one[side]);
    return placeOf(space, boxes[space], [...neighbours, ...roads, ...(deploying ? [town] : [])]);
  });
  const ways = exits.map((exit) => placeOf(exit.town, exit.box, [...Object.keys(boxes), ...roads.filter((id) => id !== exit.town)]));
  return [...spaces, ...ways, ...(deploying ? [placeOf(town, trayBox, Object.keys(boxes))] : [])];
}
