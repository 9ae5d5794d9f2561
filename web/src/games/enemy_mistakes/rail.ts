// A manoeuvre by hand (EM-2.31): the group wheels about a front corner of the Unit that leads, the left one for a wheel to the right, and then
// slides straight ahead. What is drawn while it is in hand.
import { facingOf, moved } from '../../board/pose';
import { line, short } from '../../board/engraver/svg';
import type { View } from '../../protocol';
import type { ParsedAction, Point, PoseStop, Rail } from '../game';
import { measures, unitById } from './data';
import { boxOf, cornersOf, distanceTo, engagedBy } from './geometry';
import { hullOf } from '../../board/pose';
import { at, kScale, onSheet } from './table/sheet';
import { unitLook } from './tiles';
import { innermost, onBoard, readView, type TableView, type UnitView } from './view';

// The units that move together: of the decision; without one the formation of the leader.
function groupOf(unit: string, view: TableView): string[] {
  const group = innermost(view)?.group ?? [];
  if (group.includes(unit)) return group;
  const leader = view.units[unit]?.formation;
  return Object.keys(view.units).filter((id) => onBoard(view.units[id]!) && view.units[id]!.formation === leader);
}

function faceOf(id: string, { x = 0, y = 0, facing = 0, fastened }: UnitView): NonNullable<Rail['faces']>[number] {
  const sprite = (turned: number): string => {
    const look = unitLook(unitById.get(id)!, facing / 10 + turned, fastened, kScale);
    return `<g transform="translate(0 ${short(look.height / 2)})">${look.sprite}</g>`;
  };
  return { at: at([x / 100, y / 100]), sprite };
}

export function rail({ verb, operands }: ParsedAction, view: View): Rail | null {
  const seen = readView(view);
  const state = seen.units[operands.unit ?? ''];
  if (verb !== 'advance' || !state || !onBoard(state)) return null;
  const group = groupOf(operands.unit!, seen);
  const pieces = group.map((id) => onSheet(cornersOf(boxOf(id, seen.units[id]!))));
  const box = boxOf(operands.unit!, state);
  const [left, right] = onSheet(cornersOf(box));
  return {
    outline: hullOf(pieces.flat()),
    pieces,
    signed: true,
    facing: box.facing,
    faces: group.map((id) => faceOf(id, seen.units[id]!)),
    corners: [
      { id: 'left', at: left!, turns: 1 },
      { id: 'right', at: right!, turns: -1 },
    ],
  };
}

// --- What lies on the table below the pose ---------------------------------------------------------------------------------------------

const kNear = 30; // millimetres around the pose: enemies this near show their areas
const kLongest = 5; // units of measurement on the ruler at most, two at least: one more than is of use
const kTick = 10;

// The ruler on the pivot flank: ticks and units of measurement; blue as far as the pieces may go, hatched where only a Charge goes, grey beyond.
function ruler(own: Rail, pose: { corner: string; angle: number; distance: number }, stops: readonly PoseStop[]): string {
  const pivot = own.corners.find(({ turns }) => turns === (pose.angle < 0 ? -1 : 1)) ?? own.corners[0]!;
  const facing = facingOf(own, pose);
  const useful = Math.max(pose.distance, ...stops.map(({ distance }) => distance));
  const ums = Math.max(2, Math.min(kLongest, Math.ceil(useful / measures.um) + 1));
  const all = ums * measures.um;
  const long = all * kScale;
  const wide = measures.ruler * kScale;
  const side = pivot.turns === 1 ? -wide : 0;
  const far = (...kinds: PoseStop['kind'][]): number =>
    Math.max(0, ...stops.flatMap(({ kind, distance }) => (kinds.includes(kind) ? [distance] : [])));
  const free = Math.min(all, far('reach', 'limit'));
  const charged = Math.min(all, Math.max(free, far('contact')));
  const bar = (from: number, to: number, fill: string): string =>
    `<rect x="${side}" y="${short(-to * kScale)}" width="${wide}" height="${short((to - from) * kScale)}" ${fill}/>`;
  const ticks = Array.from({ length: all / kTick + 1 }, (_, i) => {
    const whole = (i * kTick) % measures.um === 0;
    return `<path d="M${side} ${short(-i * kTick * kScale)}h${whole ? 8 : 4.5}" stroke="#2b2118" stroke-width="${whole ? 1.1 : 0.7}"/>`;
  });
  const figures = Array.from({ length: ums }, (_, i) => {
    const y = short(-(i + 1) * measures.um * kScale);
    return `<text class="em-um" transform="rotate(${short(-facing)} ${side + 12} ${y})" x="${side + 12}" y="${y + 3.4}">${i + 1}</text>`;
  });
  const now = short(-pose.distance * kScale);
  return (
    `<g transform="translate(${short(pivot.at[0])} ${short(pivot.at[1])}) rotate(${short(facing)})" opacity=".9">` +
    `<rect x="${side}" y="${-long}" width="${wide}" height="${long}" fill="#fbf5e4" stroke="#5d4630"/>` +
    bar(0, free, 'fill="#9dbcdc"') +
    bar(free, charged, 'fill="url(#refused)"') +
    bar(charged, all, 'fill="#b7a98e" fill-opacity=".5"') +
    `${ticks.join('')}${figures.join('')}<path d="M${side - 3} ${now}h${wide + 6}" stroke="#2f5f93" stroke-width="2.4"/></g>`
  );
}

// EM-2.28  Areas of engagement of enemies that the pieces come near to.
function areas(own: Rail, pose: { corner: string; angle: number; distance: number }, army: string, view: TableView): string {
  const ends = (own.pieces ?? []).flat().map((point): Point => {
    const [x, y] = moved(own, pose, kScale, point);
    return [x / kScale, y / kScale];
  });
  const french = army === 'blue';
  return Object.entries(view.units)
    .filter(([id, state]) => onBoard(state) && (unitById.get(id)!.army === 'blue') !== french)
    .filter(([id, state]) => ends.some((end) => distanceTo(cornersOf(boxOf(id, state)), end) < measures.um + kNear))
    .map(([id, state]) => `<path class="em-reach" d="${line(onSheet(engagedBy(boxOf(id, state), id)), true)}"/>`)
    .join('');
}

export function poseGuide(action: ParsedAction, view: View, stops: readonly PoseStop[]): string {
  const own = rail(action, view);
  if (!own) return '';
  const { unit = '', angle, distance } = action.operands;
  const pose = { corner: '', angle: Number(angle), distance: Number(distance) };
  return areas(own, pose, unitById.get(unit)?.army ?? '', readView(view)) + ruler(own, pose, stops);
}

// EM-13  Pushing on to an enemy is a Charge at it with the same wheel.
export function pushOn({ verb, operands }: ParsedAction, { kind, piece }: PoseStop): ParsedAction | null {
  const { unit = '', angle = '' } = operands;
  if (verb !== 'advance' || kind !== 'contact' || piece === undefined) return null;
  return { verb: 'charge', operands: { unit, angle, target: piece }, notation: `charge ${unit} ${angle} ${piece}` };
}
