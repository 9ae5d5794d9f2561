// Navigation over the board: for the arrow keys, and through the choosable places.
import type { Place, Point } from '../games/game';

export const kWays: Readonly<Record<string, Point>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

// The neighbour in that direction: the smaller the angle and the distance, the better. Undefined if there is none.
export function neighbourTowards(places: ReadonlyMap<string, Place>, from: string, [dx, dy]: Point): string | undefined {
  const start = places.get(from);
  if (!start) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const id of start.neighbours) {
    const to = places.get(id);
    if (!to) continue;
    const x = to.center[0] - start.center[0];
    const y = to.center[1] - start.center[1];
    const length = Math.hypot(x, y) || 1;
    const cosine = (x * dx + y * dy) / length;
    if (cosine < 0.35) continue;
    const cost = length / cosine ** 2;
    if (cost < least) [least, best] = [cost, id];
  }
  return best;
}

// Choosable places in reading order, from the upper left to the lower right. The first follows the last.
export function readingOrder(places: Place[]): string[] {
  return [...places].sort((a, b) => a.center[1] - b.center[1] || a.center[0] - b.center[0]).map((place) => place.id);
}

export function step(order: string[], from: string, by: 1 | -1): string | undefined {
  const at = order.indexOf(from);
  return order[at < 0 ? (by > 0 ? 0 : order.length - 1) : (at + by + order.length) % order.length];
}
