// The map of Waterloo 200 and what stands on it, as the board draws them.
import { engraverDefs } from '../../board/engraver/patterns';
import { line, short } from '../../board/engraver/svg';
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { Boards, Extra, Piece, Place, Sheet } from '../game';
import { oneSheet } from '../offers';
import { arrows } from './arrows';
import { areaById, areas, editionOf, features, isGun, present, unitById, type Edition } from './data';
import { isHidden, layout } from './layout';
import { ground } from './map/ground';
import { letters } from './map/letters';
import { centerOf, kHeight, kWidth, onSheet, outlineOf } from './map/sheet';
import { kMargin, surround } from './map/surround';
import { blockDefs } from './symbols';
import { readView } from './view';

const places: Place[] = areas.map(({ id, neighbours }) => ({ id, outline: outlineOf(id), center: centerOf(id), neighbours }));

function pieces(view: View, language: Language = 'en'): Piece[] {
  return layout(readView(view), language).pieces;
}

function extras(view: View): Extra[] {
  return layout(readView(view), 'en').extras;
}

// The small map of a phone: areas tinted by who holds them, woods, a dab of colour for each block.
const kTints = { french: '#d5dfe8', british: '#f0d9cf', prussian: '#c9c6bf' };

function overview(view: View): string {
  const { control } = readView(view);
  const land = places.map(
    ({ id, outline }) =>
      `<path d="${line(outline, true)}" fill="${kTints[control[id] ?? areaById.get(id)!.initial]}"` +
      ' stroke="#5b4732" stroke-width="3" stroke-opacity=".4"/>',
  );
  const woods = features('wood').map(({ polygon }) => `<path d="${line(onSheet(polygon), true)}" fill="#9aa869" fill-opacity=".55"/>`);
  const dabs = pieces(view).map(
    ({ x, y, seat }) => `<rect class="n-${seat}" x="${short(x - 11)}" y="${short(y - 22)}" width="22" height="22" fill="var(--face)"/>`,
  );
  return `<rect width="${kWidth}" height="${kHeight}" fill="#f3ead3"/>${land.join('')}${woods.join('')}${dabs.join('')}`;
}

// A leader has a radius, a commander a line of communication, every other unit a reach. Guns that lie on the map fire no farther than next
// door, which anybody can see.
export function inspectable(piece: string, view: View): boolean {
  const unit = unitById.get(piece);
  const state = readView(view).units[piece];
  if (isHidden(piece) || !unit || !state || !areaById.has(state.at)) return false;
  return !isGun(unit) || !state.activated;
}

export const waterloo200Map = {
  id: 'map',
  size: { width: kWidth, height: kHeight, margin: kMargin },
  places,
  ground,
  letters: (language: Language) => letters(language),
  frame: surround,
  overview,
  pieces,
  arrows,
  extras,
} satisfies Sheet;

export const defs = (): string => engraverDefs() + blockDefs();

// This game has one sheet, with the signs and bonuses of the match's edition.
const boardsOf = new Map<Edition, () => Boards>([[present, oneSheet(waterloo200Map)]]);

export function boards(view: View): Boards {
  const edition = editionOf(readView(view));
  const known = boardsOf.get(edition) ?? oneSheet({ ...waterloo200Map, letters: (language: Language) => letters(language, edition.areas) });
  boardsOf.set(edition, known);
  return known();
}
