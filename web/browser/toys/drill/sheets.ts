// The table of Drill and the board of its fights.
import type { Boards, Piece, Place, Point, Rail, Sheet } from '../../../src/games/game';
import { turnedAbout } from '../../../src/board/pose';
import type { View } from '../../../src/protocol';
import { innermost, kTiles, readView, sideOf, tileOf, type Tile } from './view';

const kUnit = 3; // sheet pixels per millimetre
const kOrigin: Point = [30, 90];
const kHalf = 10 * kUnit;
const kNation: Record<string, string> = { red: 'british', blue: 'french' };
const kSize = { width: 960, height: 780, margin: { top: 0, right: 0, bottom: 0, left: 0 } };

const onSheet = ({ x, y }: { x: number; y: number }): Point => [kOrigin[0] + (x / 10) * kUnit, kOrigin[1] + (y / 10) * kUnit];

function square([x, y]: Point, half: number, facing: number): Point[] {
  const corners: Point[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
  return corners.map((corner) => turnedAbout([x, y], corner, facing));
}

// A square of its side's colour with a mark at its front.
function pieceAt(id: string, place: string, [x, y]: Point, half: number, facing: number): Piece {
  const box = square([x, y], half, facing);
  const reach = Math.max(...box.map(([, top]) => Math.abs(top - y)));
  const rect = (kind: string): string => `<rect class="${kind}" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}"/>`;
  const tile =
    `${rect('ring under')}${rect('ring')}<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" fill="var(--face)" stroke="var(--line)"/>` +
    `<path d="M0 ${-half + 4}l${half / 3} ${half / 2}h${(-2 * half) / 3}z" fill="var(--mark)"/>`;
  const number = `<text y="${-reach + half / 2 + 4}" text-anchor="middle" font-size="${half * 0.7}" fill="var(--mark)">${id.at(-1)}</text>`;
  const sprite = `<g class="n-${kNation[sideOf(id)]}"><g transform="translate(0 ${-reach}) rotate(${facing})">${tile}</g>${number}</g>`;
  return { id, place, seat: sideOf(id), x, y: y + reach, sprite, width: 2 * reach, height: 2 * reach, spent: false };
}

function standing(tile: Tile, id: string): Piece {
  if (tile.state === 'posted') return pieceAt(id, '', onSheet(tile.pose), kHalf, tile.pose.facing / 10);
  const waiting: Point = [id.endsWith('1') ? 400 : 560, sideOf(id) === 'red' ? 738 : 42];
  return pieceAt(id, '', waiting, kHalf, sideOf(id) === 'red' ? 0 : 180);
}

const felt = `<rect width="960" height="780" fill="#d8cba6"/><rect x="30" y="90" width="900" height="600" fill="#c9cfa4" stroke="#5b4732" stroke-width="2"/>`;
const zones = '<path d="M30 270H930M30 510H930" stroke="#5b4732" stroke-opacity=".35" stroke-dasharray="8 6" fill="none"/>';

const table: Sheet = {
  id: 'table',
  size: kSize,
  places: [],
  scale: { origin: kOrigin, unit: kUnit },
  ground: () => felt + zones,
  letters: () => '',
  frame: () => '',
  overview: (view) =>
    felt +
    table
      .pieces(view)
      .map(({ x, y, sprite }) => `<g transform="translate(${x} ${y})">${sprite}</g>`)
      .join(''),
  pieces: (view) => kTiles.flatMap((id) => (tileOf(readView(view), id).state === 'lost' ? [] : standing(tileOf(readView(view), id), id))),
  arrows: () => [],
  extras: () => [],
};

const kParts = ['left', 'centre', 'right'];
const partBox = (i: number): Point[] => [
  [60 + i * 220, 150],
  [260 + i * 220, 150],
  [260 + i * 220, 400],
  [60 + i * 220, 400],
];
const parts: Place[] = kParts.map((id, i) => ({
  id,
  outline: partBox(i),
  center: [160 + i * 220, 275],
  neighbours: kParts.filter((_, j) => Math.abs(i - j) === 1),
}));

function fighters(view: View): Piece[] {
  const step = innermost(view);
  if (step?.step !== 'guard' && step?.step !== 'strike') return [];
  const guarded = step.step === 'strike' ? kParts.indexOf(step.guarded) : 1;
  return [
    pieceAt(step.met, step.step === 'strike' ? kParts[guarded]! : '', [160 + guarded * 220, step.step === 'strike' ? 220 : 80], 45, 180),
    pieceAt(step.tile, '', [380, 480], 45, 0),
  ];
}

const fight: Sheet = {
  id: 'fight',
  size: { width: 760, height: 560, margin: { top: 0, right: 0, bottom: 0, left: 0 } },
  places: parts,
  ground: () =>
    `<rect width="760" height="560" fill="#e7dcbd"/>${parts
      .map(({ outline: [[x, y]] }) => `<rect x="${x}" y="${y}" width="200" height="250" fill="#f3ead3" stroke="#5b4732" stroke-width="2"/>`)
      .join('')}`,
  letters: () => '',
  frame: () => '',
  overview: () => fight.ground(),
  pieces: fighters,
  arrows: () => [],
  extras: () => [],
};

export function boards(view: View): Boards {
  const step = innermost(view);
  if (step?.step !== 'guard' && step?.step !== 'strike') return { sheets: [table], shown: 'table' };
  return { sheets: [table, fight], shown: 'fight', waits: { fight: sideOf(step.step === 'guard' ? step.met : step.tile) } };
}

// The chosen tile wheels about its front corners.
export function rail(view: View): Rail | null {
  const step = innermost(view);
  if (step?.step !== 'manoeuvre') return null;
  const { pose } = tileOf(readView(view), step.tile);
  const facing = pose.facing / 10;
  const outline = square(onSheet(pose), kHalf, facing);
  return {
    outline,
    facing,
    corners: [
      { id: 'left', at: outline[0]!, turns: -1 },
      { id: 'right', at: outline[1]!, turns: 1 },
    ],
  };
}
