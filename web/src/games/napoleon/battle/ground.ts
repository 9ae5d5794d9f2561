// The ground of a battle board: the spaces, and the terrain markers that lie on them (NP-6.2).
import { hash, random } from '../../../board/engraver/geometry';
import type { Box } from '../../../board/engraver/geometry';
import { kInks } from '../../../board/engraver/inks';
import { hachures, hill } from '../../../board/engraver/relief';
import { parcels, village } from '../../../board/engraver/settlement';
import { short, stroke } from '../../../board/engraver/svg';
import { stream } from '../../../board/engraver/water';
import { wood } from '../../../board/engraver/woods';
import type { Point } from '../../game';
import { kFronts, kPositions, type Space, type TerrainKind } from '../view';
import { boxes, exitsOf, kBoard, kFrontLine, kRoads, markerAt, trayBox } from './geometry';

export interface Terrain {
  kinds: readonly TerrainKind[]; // in the order of kPositions
  streams: number;
}

type Cell = keyof typeof boxes;

export function ground(town: string, terrain: Terrain, deploying: boolean): string {
  const { width, height } = kBoard;
  const around = deploying ? trayBox.y1 : height;
  const paper = `<rect x="-12" y="-78" width="${kRoads.x1 + 24}" height="${around + 90}" fill="url(#paper)"/>`;
  return [
    paper,
    tints(),
    fields(town),
    ...kPositions.map((space, i) => marker(space as Cell, terrain.kinds[i] ?? 'none')),
    lines(width),
    streams(terrain),
    signposts(town),
    deploying ? tray() : '',
  ].join('');
}

const rect = ({ x0, y0, x1, y1 }: Box, fill: string, opacity: number): string =>
  `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="${fill}" opacity="${opacity}"/>`;

// The sides in their colours, hardly seen; the reserves a little darker.
function tints(): string {
  const half = (y0: number, y1: number, fill: string): string => rect({ x0: 0, y0, x1: kBoard.width, y1 }, fill, 0.06);
  const reserves = [boxes.allied_reserve, boxes.french_reserve].map((box) => rect(box, '#8a6f3e', 0.12));
  return half(0, kFrontLine, '#bf3a30') + half(kFrontLine, kBoard.height, '#41709f') + reserves.join('');
}

function fields(town: string): string {
  const plots = kFronts.flatMap(({ french, allied }, i) =>
    [french, allied].map((space) => {
      const { x0, y0, x1, y1 } = boxes[space as Cell];
      const corners: Point[] = [
        [x0 + 10, y0 + 10],
        [x1 - 10, y0 + 10],
        [x1 - 10, y1 - 10],
        [x0 + 10, y1 - 10],
      ];
      return parcels(corners, hash(`${town} ${space} ${i}`), []);
    }),
  );
  return `<g opacity=".26">${plots.join('')}</g>`;
}

// Reserves, positions, and the double line between the armies.
function lines(width: number): string {
  const { y1: north } = boxes.allied_reserve;
  const { y0: south } = boxes.french_reserve;
  const [first, second] = [boxes.allied_centre.x0, boxes.allied_centre.x1];
  return (
    `<path d="M0 ${north}H${width}M0 ${south}H${width}M${first} ${north}V${south}M${second} ${north}V${south}" class="edge np-edge"/>` +
    stroke(`M0 ${kFrontLine - 2}H${width}`, '#2b2118', 2.2) +
    stroke(`M0 ${kFrontLine + 2}H${width}`, '#2b2118', 0.7) +
    `<rect width="${width}" height="${kBoard.height}" fill="none" stroke="#2b2118" stroke-width="2"/>`
  );
}

function marker(space: Cell, kind: TerrainKind): string {
  const box = boxes[space];
  if (kind === 'woods') return woods(space, box);
  const [x, y] = markerAt(space);
  if (kind === 'hill') return mound(x, y - 28);
  return kind === 'farm' ? farm(x, y - 28) : '';
}

function woods(space: Space, { x0, y0, x1, y1 }: Box): string {
  const chance = random(hash(space));
  const wave = (x: number, y: number): Point => [x + (chance() - 0.5) * 16, y + (chance() - 0.5) * 16];
  const across = [0.06, 0.3, 0.55, 0.8, 0.95].map((part) => x0 + (x1 - x0) * part);
  const top = across.map((x) => wave(x, y0 + 34));
  const foot = across.map((x) => wave(x, y1 - 34)).reverse();
  return wood([...top, ...foot], hash(space), 13);
}

function mound(x: number, y: number): string {
  const rim = (
    [
      [-54, -28],
      [-14, -50],
      [44, -46],
      [64, 0],
      [46, 42],
      [-10, 50],
      [-54, 30],
    ] as Point[]
  ).map(([dx, dy]): Point => [x + dx, y + dy]);
  return hill(rim, 0.2) + hachures([...rim, rim[0]!], 'out', { length: 13, second: false, step: 3.6, seed: 4, weight: 0.9 });
}

function farm(x: number, y: number): string {
  const wing = (dx: number, dy: number, w: number, h: number): Point[] => [
    [x + dx, y + dy],
    [x + dx + w, y + dy],
    [x + dx + w, y + dy + h],
    [x + dx, y + dy + h],
  ];
  const wings = [wing(-44, -48, 30, 9), wing(16, -48, 30, 9), wing(-44, 39, 34, 9), wing(22, 39, 24, 9)];
  return (
    `<rect x="${short(x - 48)}" y="${short(y - 51)}" width="98" height="102" rx="3" fill="#e2b49f" fill-opacity=".6" stroke="${kInks.brickInk}"` +
    ` stroke-width="3.2"/>${village(wings, true)}`
  );
}

// A stream runs along the front (NP-6.2.19).
function streams({ streams: bits }: Terrain): string {
  return kFronts
    .filter((_, i) => (bits >> i) & 1)
    .map(({ french }) => {
      const { x0, x1 } = boxes[french as Cell];
      const course = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((part, i): Point => [x0 + (x1 - x0) * part, kFrontLine + (i % 2 ? 4 : -4)]);
      return stream(course, 4);
    })
    .join('');
}

// The roads, as signs beside the board.
function signposts(town: string): string {
  return exitsOf(town)
    .map(
      ({ box: { x0, y0, x1, y1 } }) =>
        `<path d="M${x0} ${short((y0 + y1) / 2)}L${x0 + 11} ${short(y0)}H${x1}V${short(y1)}H${x0 + 11}Z" fill="#f8f2e2" stroke="#8a6f3e" stroke-width="1.2"/>`,
    )
    .join('');
}

const tray = (): string =>
  `<rect x="${trayBox.x0}" y="${trayBox.y0}" width="${trayBox.x1 - trayBox.x0}" height="${trayBox.y1 - trayBox.y0}" rx="4" fill="#e2d3ae"` +
  ' stroke="#8a6f3e" stroke-width="1.4"/>';
