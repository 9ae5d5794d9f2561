// The places that a small screen should show: all of them if they are close together, else those around their middle.
import type { Place, Point } from '../../games/game';

const kWide = 420; // sheet pixels that a phone can show with readable pieces
const kAround = 170;

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

export function nearby(places: readonly Place[]): string[] {
  if (places.length === 0) return [];
  const across = (axis: 0 | 1): number => {
    const all = places.map(({ center }) => center[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  if (across(0) <= kWide && across(1) <= kWide) return places.map(({ id }) => id);
  const mean = (axis: 0 | 1): number => places.reduce((sum, { center }) => sum + center[axis], 0) / places.length;
  const middle: Point = [mean(0), mean(1)];
  const nearest = places.reduce((best, place) => (distance(place.center, middle) < distance(best.center, middle) ? place : best));
  return places.filter(({ center }) => distance(center, nearest.center) <= kAround).map(({ id }) => id);
}
