// The ways of manoeuvres that were told, for a playback: a wheel about a front corner of the Unit that leads, the left one to the right, then
// straight on (EM-2.31). What goes straight back needs no way of its own.
import { turnedAbout } from '../../board/pose';
import type { Glide, Point, Stand } from '../game';
import { ahead, along, boxOf, cornersOf } from './geometry';
import { at, kScale } from './table/sheet';
import { onBoard, type TableView } from './view';
import type { TableEvent } from './words/events';

const kWheels: ReadonlySet<string> = new Set(['advanced', 'charged', 'pursued']);
const kStep = 6; // degrees between two points of the arc
const kNear = 1.5; // sheet pixels by which the end may differ: lengths are rounded

export function glideOf({ event, unit = '', angle = 0, distance = 0 }: TableEvent, before: TableView): Glide | null {
  const state = before.units[unit];
  if (event === 'fell_back') return () => null;
  if (!kWheels.has(event)) return null;
  if (!state || !onBoard(state)) return () => null;
  const [left, right] = cornersOf(boxOf(unit, state));
  return wheelAndSlide(at(angle < 0 ? right : left), angle, distance * kScale);
}

function wheelAndSlide(pivot: Point, angle: number, slide: number): Glide {
  const steps = Math.max(1, Math.ceil(Math.abs(angle) / kStep));
  return ({ at: start, turned }, end) => {
    const wheeled = Array.from({ length: steps }, (_, i): Stand => {
      const share = (angle * (i + 1)) / steps;
      return { at: turnedAbout(pivot, start, share), turned: turned + share };
    });
    const last = wheeled.at(-1)!;
    const [x, y] = along(last.at, ahead(last.turned), slide);
    return Math.hypot(x - end.at[0], y - end.at[1]) < kNear ? wheeled : null;
  };
}
