// The table and what stands on it, as the board draws them.
import { engraverDefs } from '../../board/engraver/patterns';
import { line, short } from '../../board/engraver/svg';
import { Recent } from '../../board/recent';
import type { View } from '../../protocol';
import type { Boards, Sheet } from '../game';
import { areasOf, linesOf, nationOf, unitById } from './data';
import { isEntering, kTray, layout } from './layout';
import { ground } from './table/ground';
import { letters } from './table/letters';
import { kHeight, kMargin, kScale, kWidth, onSheet } from './table/sheet';
import { surround } from './table/surround';
import { tileDefs } from './symbols';
import { onBoard, readView, type TableView } from './view';

export const defs = (): string => engraverDefs() + tileDefs();

// The small table: woods, towns and brooks, a dab of colour for each Unit.
function overview(view: View): string {
  const shape = (polygon: Parameters<typeof onSheet>[0], fill: string): string => `<path d="${line(onSheet(polygon), true)}" fill="${fill}"/>`;
  const land = [
    ...areasOf('hill').map(({ polygon }) => shape(polygon, '#d9bd8d')),
    ...areasOf('wood').map(({ polygon }) => shape(polygon, '#9aa869')),
    ...areasOf('town').map(({ polygon }) => shape(polygon, '#b5523a')),
    ...linesOf('torrent').map(({ points }) => `<path d="${line(onSheet(points))}" fill="none" stroke="#8ab4cc" stroke-width="7"/>`),
  ];
  const dabs = Object.entries(readView(view).units).flatMap(([id, { x = 0, y = 0, ...state }]) =>
    onBoard(state)
      ? [
          `<rect class="n-${nationOf[unitById.get(id)!.army]}" x="${short((x / 100) * kScale - 14)}" y="${short((y / 100) * kScale - 14)}"` +
            ' width="28" height="28" fill="var(--face)"/>',
        ]
      : [],
  );
  return `<rect width="${kWidth}" height="${kHeight}" fill="#e6e3c2"/>${[...land, ...dabs].join('')}`;
}

const kSize = { width: kWidth, height: kHeight, margin: kMargin };
const kEntering = { ...kSize, margin: { ...kMargin, right: kMargin.right + kTray } };
const tray = (): string =>
  `<rect x="${kWidth + kMargin.right}" y="${-kMargin.top}" width="${kTray}" height="${kHeight + kMargin.top + kMargin.bottom}" fill="#e2d3ae"/>` +
  `<path d="M${kWidth + kMargin.right + 1} ${-kMargin.top}v${kHeight + kMargin.top + kMargin.bottom}" stroke="#8a6f3e" stroke-width="2"/>`;

// Formations are its places: they come and go, so every position has a sheet of its own. While Prussians enter, they wait beside the table.
function sheetOf(view: TableView): Sheet {
  const enters = isEntering(view);
  return {
    id: enters ? 'entrance' : 'table',
    size: enters ? kEntering : kSize,
    places: layout(view).places,
    scale: { origin: [0, 0], unit: kScale },
    ground: enters ? () => ground() + tray() : ground,
    letters,
    frame: surround,
    overview,
    pieces: (now) => layout(readView(now)).pieces,
    arrows: () => [],
    extras: (now) => layout(readView(now)).extras,
  };
}

const known = new Recent<TableView, Boards>(3);

export const boards = (view: View): Boards => {
  const seen = readView(view);
  return known.get(seen, () => {
    const sheet = sheetOf(seen);
    return { sheets: [sheet], shown: sheet.id };
  });
};
