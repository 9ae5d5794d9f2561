// Room for a block of pieces in an area of this map.
import type { Box } from '../../board/engraver/geometry';
import { roomFinder } from '../../board/room';
import { areaById, board } from './data';
import { labelBox } from './map/labels';
import { centerOf, kHeight, kWidth, outlineOf } from './map/sheet';

const kTitle: Box = { x0: kWidth - 208, y0: kHeight - 73, x1: kWidth, y1: kHeight };
const kEntryDepth = 26;

export const roomFor = roomFinder({
  outline: outlineOf,
  inset: (area) => (areaById.get(area)?.strong_point ? 9 : 3), // a wall is thicker than a border
  name: (area) => [labelBox(area)],
  printed: printedBeside,
});

// What is printed beside an area's own name and should stay readable.
function printedBeside(area: string): Box[] {
  const entry = Object.values(board.entries).flat().includes(area);
  const [, cy] = centerOf(area);
  const names = (areaById.get(area)?.neighbors ?? []).map(labelBox);
  return [...names, kTitle, ...(entry ? [{ x0: kWidth - kEntryDepth, y0: cy - 10, x1: kWidth, y1: cy + 10 }] : [])];
}
