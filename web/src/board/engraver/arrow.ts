// Arrows of attack: a bent shaft that widens towards its head.
import type { Point } from '../../games/game';
import { line } from './svg';

const kBend = -0.18;
const kSteps = 14;

export function arrow(from: Point, to: Point, tail = 4, shoulder = 9, head = 16): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.max(1, Math.hypot(dx, dy));
  const knee: Point = [(from[0] + to[0]) / 2 - dy * kBend, (from[1] + to[1]) / 2 + dx * kBend];
  const neck = Math.max(0.2, 1 - head / length);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= kSteps; i++) {
    const t = (neck * i) / kSteps;
    const half = (tail + ((shoulder - tail) * i) / kSteps) / 2;
    pair(from, knee, to, t, half, left, right);
  }
  const headLeft: Point[] = [];
  const headRight: Point[] = [];
  pair(from, knee, to, neck, shoulder * 1.05, headLeft, headRight);
  return line([...left, ...headLeft, to, ...headRight, ...right.reverse()], true);
}

// A dotted line between two points, bent like the arrow.
export function trail(from: Point, to: Point): string {
  const knee: Point = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * kBend, (from[1] + to[1]) / 2 + (to[0] - from[0]) * kBend];
  return `M${from}Q${knee} ${to}`;
}

// Both edges of the shaft at parameter t of the curve (quadratic Bézier).
function pair(a: Point, b: Point, c: Point, t: number, half: number, left: Point[], right: Point[]): void {
  const s = 1 - t;
  const x = s * s * a[0] + 2 * t * s * b[0] + t * t * c[0];
  const y = s * s * a[1] + 2 * t * s * b[1] + t * t * c[1];
  const tx = 2 * s * (b[0] - a[0]) + 2 * t * (c[0] - b[0]);
  const ty = 2 * s * (b[1] - a[1]) + 2 * t * (c[1] - b[1]);
  const d = Math.hypot(tx, ty) || 1;
  left.push([x - (ty / d) * half, y + (tx / d) * half]);
  right.push([x + (ty / d) * half, y - (tx / d) * half]);
}
