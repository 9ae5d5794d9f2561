// Plane geometry for the layers of a map. Pure functions; y grows downwards, as on the screen.
import type { Point } from '../../games/game';

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

// A point of a sampled line with its unit normal, to the right of the direction.
export interface Sample {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

export type Random = () => number;

// mulberry32: a map must look the same on every screen, so its randomness is seeded.
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// FNV-1a: a seed from a name.
export function hash(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function scaled(points: Point[], factor: number): Point[] {
  return points.map(([x, y]) => [x * factor, y * factor]);
}

// Chaikin's corner cutting: each round halves the angles.
export function smooth(points: Point[], rounds: number, closed = false): Point[] {
  let from = points;
  for (let round = 0; round < rounds; round++) {
    const out: Point[] = closed ? [] : [from[0]];
    const count = from.length;
    for (let i = 0; i < (closed ? count : count - 1); i++) {
      const [ax, ay] = from[i];
      const [bx, by] = from[(i + 1) % count];
      out.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
    }
    if (!closed) out.push(from[count - 1]);
    from = out;
  }
  return from;
}

// Samples a line in equal steps.
export function walk(points: Point[], step: number, closed = false): Sample[] {
  const way = closed ? [...points, points[0]] : points;
  const out: Sample[] = [];
  let left = 0;
  for (let i = 1; i < way.length; i++) {
    const [ax, ay] = way[i - 1];
    const [bx, by] = way[i];
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const tx = (bx - ax) / length;
    const ty = (by - ay) / length;
    let at = left;
    for (; at <= length; at += step) out.push({ x: ax + tx * at, y: ay + ty * at, nx: -ty, ny: tx });
    left = at - length;
  }
  return out;
}

// Averages the normals over a window, so that strokes along them do not cross in a bend.
export function softened(samples: Sample[], window: number): Sample[] {
  return samples.map((sample, i) => {
    let nx = 0;
    let ny = 0;
    for (let j = Math.max(0, i - window); j <= Math.min(samples.length - 1, i + window); j++) {
      nx += samples[j].nx;
      ny += samples[j].ny;
    }
    const length = Math.hypot(nx, ny) || 1;
    return { ...sample, nx: nx / length, ny: ny / length };
  });
}

// The line parallel to a line, at a distance to its right.
export function beside(points: Point[], distance: number, step = 4): Point[] {
  return softened(walk(points, step), 3).map((s) => [s.x + s.nx * distance, s.y + s.ny * distance]);
}

export function inside(outline: Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i];
    const [xj, yj] = outline[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export function distanceToEdge(outline: Point[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j];
    const dx = outline[i][0] - ax;
    const dy = outline[i][1] - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - dx * t, y - ay - dy * t));
  }
  return best;
}

export function boxOf(points: Point[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

// Twice the signed area; positive if the outline runs clockwise on the screen.
export function turning(outline: Point[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length];
    return sum + x * ny - nx * y;
  }, 0);
}

// Dart throwing: points inside an outline that keep a gap from each other, sorted from the top (the farthest).
export function scattered(outline: Point[], gap: number, inset: number, chance: Random): Point[] {
  const box = boxOf(outline);
  const out: Point[] = [];
  const tries = Math.ceil((((box.x1 - box.x0) * (box.y1 - box.y0)) / (gap * gap)) * 9);
  for (let i = 0; i < tries; i++) {
    const x = box.x0 + chance() * (box.x1 - box.x0);
    const y = box.y0 + chance() * (box.y1 - box.y0);
    if (!inside(outline, x, y) || distanceToEdge(outline, x, y) < inset) continue;
    if (out.every(([px, py]) => Math.hypot(px - x, (py - y) * 1.15) > gap)) out.push([x, y]);
  }
  return out.sort((a, b) => a[1] - b[1]);
}
