// What lies around a piece that is pointed at: its area of engagement, a gun's line of fire, and the formations that a General commands.
import { line, short } from '../../board/engraver/svg';
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { Point } from '../game';
import { generalById, measures, tables, unitById, type General, type Unit } from './data';
import { ahead, along, aside, boxOf, cornersOf, engagedBy, type Box } from './geometry';
import { placeOfGeneral } from './layout';
import { at, kScale, onSheet } from './table/sheet';
import { onBoard, readView, type TableView, type UnitView } from './view';
import { say } from './words/speaker';

// EM-2.43  15 x 180 straight ahead of a gun that may bombard.
function lineOfFire(box: Box): string {
  const { width, length } = measures.fire;
  const front = along(box.centre, ahead(box.facing), box.deep);
  const corner = (right: number, far: number): Point => along(along(front, aside(box.facing), right), ahead(box.facing), far);
  const strip = [corner(-width / 2, 0), corner(width / 2, 0), corner(width / 2, length), corner(-width / 2, length)];
  return `<path class="em-fire" d="${line(onSheet(strip), true)}"/>`;
}

function aroundUnit(unit: Unit, state: UnitView): string {
  const box = boxOf(unit.id, state);
  const fires = unit.type === 'artillery' && unit.bombards && !state.fastened;
  return `<path class="em-reach" d="${line(onSheet(engagedBy(box, unit.id)), true)}"/>${fires ? lineOfFire(box) : ''}`;
}

// EM-5.1, EM-5.2  His Corps; a Commander, or Ney, the formation that he is with. EM-10.4: how far he may go in an Assign.
function aroundGeneral(general: General, view: TableView): string {
  const here = placeOfGeneral(general, view);
  const host = view.generals[general.id]?.host;
  const own = host === undefined ? undefined : view.units[host]?.formation;
  const [x, y] = at(here);
  const lines = Object.entries(view.units).flatMap(([id, state]) => {
    const leads = state.formation === id && onBoard(state);
    const his = general.corps === null ? id === own : unitById.get(id)?.corps === general.corps;
    return leads && his ? [`M${short(x)} ${short(y)}L${at(boxOf(id, state).centre).map(short).join(' ')}`] : [];
  });
  const radius = short(tables.assign.general_move_um * measures.um * kScale);
  return `<path class="em-command" d="${lines.join('')}"/><circle class="em-command" cx="${short(x)}" cy="${short(y)}" r="${radius}"/>`;
}

export function pieceGuide(piece: string, view: View): string {
  const seen = readView(view);
  const unit = unitById.get(piece);
  const state = seen.units[piece];
  if (unit) return state && onBoard(state) ? aroundUnit(unit, state) : '';
  const general = generalById.get(piece);
  return general && onBoard(seen.generals[piece] ?? { fate: 'absent' }) ? aroundGeneral(general, seen) : '';
}

// The ways of the Units that have moved: where each stood, and a line to where it stands.
export function paths(before: View, after: View): string {
  const was = readView(before).units;
  return Object.entries(readView(after).units)
    .flatMap(([id, state]) => {
      const old = was[id];
      if (!old || !onBoard(old) || !onBoard(state)) return [];
      if (old.x === state.x && old.y === state.y && old.facing === state.facing) return [];
      const from = boxOf(id, old);
      const way = onSheet([from.centre, boxOf(id, state).centre]);
      return [`<path class="em-start" d="${line(onSheet(cornersOf(from)), true)}"/><path class="em-command" d="${line(way)}"/>`];
    })
    .join('');
}

// "59.5 mm, 2.0 UM".
export const lengthText = (length: number, language: Language): string =>
  say('map.length', { length: Number(length.toFixed(1)), um: Number((length / measures.um).toFixed(1)) }, language);
