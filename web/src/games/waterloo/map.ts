// The map of Waterloo and what stands on it, as the board draws them.
import { kWallWidth } from '../../board/engraver/settlement';
import { engraverDefs } from '../../board/engraver/patterns';
import { line, short } from '../../board/engraver/svg';
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { Extra, Piece, Place, Sheet } from '../game';
import { oneSheet } from '../offers';
import { arrows } from './arrows';
import { areaById, board, nationOf, unitById } from './data';
import { layout } from './layout';
import { ground } from './map/ground';
import { letters } from './map/letters';
import { centerOf, kHeight, kWidth, outlineOf } from './map/sheet';
import { kMargin, surround } from './map/surround';
import { pieceDefs } from './pieces_symbols';
import { readView } from './view';

const places: Place[] = board.areas.map((area) => ({
  id: area.id,
  outline: outlineOf(area.id),
  center: centerOf(area.id),
  neighbours: area.neighbors,
  inset: area.strong_point ? kWallWidth : 0,
}));

function pieces(view: View, language: Language = 'en'): Piece[] {
  return layout(readView(view), language).pieces;
}

function extras(view: View): Extra[] {
  return layout(readView(view), 'en').extras;
}

// The small map of a phone: terrain in flat tints, a dab of colour for each unit.
function overview(view: View): string {
  const tint = (id: string): string => {
    const terrain = areaById.get(id)?.terrain;
    return terrain?.low ? '#c9cfa4' : terrain?.woods ? '#9aa869' : terrain?.river ? '#bcd0c4' : 'none';
  };
  const land = places.map(
    ({ id, outline }) => `<path d="${line(outline, true)}" fill="${tint(id)}" stroke="#5b4732" stroke-width="3" stroke-opacity=".5"/>`,
  );
  const dabs = pieces(view).map((piece) => {
    const unit = unitById.get(piece.id);
    const at = `x="${short(piece.x - 8)}" y="${short(piece.y - 20)}"`;
    return unit ? `<rect class="n-${nationOf(unit)}" ${at} width="15" height="20" fill="var(--face)"/>` : '';
  });
  return `<rect width="${kWidth}" height="${kHeight}" fill="#f3ead3"/>${land.join('')}${dabs.join('')}`;
}

// Guns alone have a range and a line of sight.
export function inspectable(piece: string, view: View): boolean {
  const at = readView(view).units[piece]?.at;
  return unitById.get(piece)?.type === 'artillery' && at !== undefined && areaById.has(at);
}

export const waterlooMap = {
  id: 'map',
  size: { width: kWidth, height: kHeight, margin: kMargin },
  places,
  ground,
  letters,
  frame: surround,
  overview,
  pieces,
  arrows,
  extras,
} satisfies Sheet;

export const defs = (): string => engraverDefs() + pieceDefs();
export const boards = oneSheet(waterlooMap);
