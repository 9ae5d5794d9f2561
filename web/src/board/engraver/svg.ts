// Small pieces of SVG text.
import type { Point } from '../../games/game';

// A tenth of a sheet pixel is finer than any screen shows; more digits only make the page larger.
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

export function line(points: Point[], closed = false): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('') + (closed ? 'Z' : '');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

// Names on the map have typographic apostrophes, independent of the data.
export function lettered(text: string): string {
  return escaped(text).replace(/'/g, '’');
}

export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${extra ? ` ${extra}` : ''}/>`;
}

export function text(x: number, y: number, words: string, css: string, extra = ''): string {
  return `<text class="${css}" x="${short(x)}" y="${short(y)}"${extra ? ` ${extra}` : ''}>${lettered(words)}</text>`;
}
