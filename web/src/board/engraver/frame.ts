// The border of the map: neat line, graticule, compass, scale and title.
import { kInks } from './inks';
import { short, stroke, text } from './svg';

// Degrees along an edge: the value at 0, sheet pixels per degree, and the positions of the figures.
export interface Graticule {
  from: number;
  pixels: number;
  step: number;
}

export interface FrameOptions {
  margin: number;
  barsAcross: number;
  barsDown: number;
  longitude: Graticule;
  latitude: Graticule;
}

export function frame(width: number, height: number, options: FrameOptions): string {
  const { margin: m } = options;
  const rule = (out: number, weight: number): string =>
    `<rect x="${-out}" y="${-out}" width="${width + 2 * out}" height="${height + 2 * out}"` +
    ` fill="none" stroke="${kInks.ink}" stroke-width="${weight}"/>`;
  return (
    `<g>${rule(m, 2.2)}${rule(m - 4, 0.6)}${rule(0, 1.1)}${rule(6, 0.6)}` +
    bars(options.barsAcross, width, (at, long) => bar(at, -4.4, long, 2.8) + bar(at, height + 1.6, long, 2.8)) +
    bars(options.barsDown, height, (at, long) => bar(-4.4, at, 2.8, long) + bar(width + 1.6, at, 2.8, long)) +
    meridians(width, height, options.longitude) +
    parallels(width, height, options.latitude) +
    '</g>'
  );
}

function bars(count: number, length: number, draw: (at: number, long: number) => string): string {
  let d = '';
  for (let i = 1; i < count; i += 2) d += draw((i * length) / count, length / count);
  return `<path d="${d}" fill="${kInks.ink}"/>`;
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

const kClear = 26; // no figures in the corners

function meridians(width: number, height: number, { from, pixels, step }: Graticule): string {
  let out = '';
  for (let v = Math.ceil(from / step) * step; v < from + width / pixels; v += step) {
    const x = (v - from) * pixels;
    if (x < kClear || x > width - kClear) continue;
    out += stroke(`M${short(x)} -6v-3M${short(x)} ${height + 6}v3`, kInks.ink, 0.7);
    out += text(x, -10.2, degrees(v), 'grat') + text(x, height + 16.4, degrees(v), 'grat');
  }
  return out;
}

function parallels(width: number, height: number, { from, pixels, step }: Graticule): string {
  let out = '';
  for (let v = Math.floor(from / step) * step; v > from - height / pixels; v -= step) {
    const y = (from - v) * pixels;
    if (y < kClear || y > height - kClear) continue;
    out += stroke(`M-6 ${short(y)}h-3M${width + 6} ${short(y)}h3`, kInks.ink, 0.7);
    out += text(0, 0, degrees(v), 'grat', `transform="translate(-10.4 ${short(y)}) rotate(-90)"`);
    out += text(0, 0, degrees(v), 'grat', `transform="translate(${short(width + 10.4)} ${short(y)}) rotate(90)"`);
  }
  return out;
}

function degrees(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const seconds = Math.round((value - whole) * 3600);
  const rest = seconds % 60;
  return `${whole}° ${Math.floor(seconds / 60)}′${rest ? ` ${rest}″` : ''}`;
}

export function compass(x: number, y: number, radius: number): string {
  const at = (angle: number, r: number): string => `${short(x + Math.sin(angle) * r)} ${short(y - Math.cos(angle) * r)}`;
  const centre = `M${short(x)} ${short(y)}`;
  const ring = (r: number, weight: number): string =>
    `<circle cx="${x}" cy="${y}" r="${short(r)}" fill="none" stroke="${kInks.ink}" stroke-width="${weight}"/>`;
  let out = ring(radius * 0.74, 0.6) + ring(radius * 0.66, 0.4);
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const tip = at(angle, i % 2 ? radius * 0.62 : radius);
    const waist = radius * 0.165;
    const half = (turn: number, fill: string): string =>
      `<path d="${centre}L${at(angle + turn, waist)}L${tip}Z" fill="${fill}" stroke="${kInks.ink}" stroke-width=".5"/>`;
    out += half(-Math.PI / 4, kInks.paper) + half(Math.PI / 4, kInks.ink);
  }
  return `<g opacity=".9">${out}${text(x, y - radius - 3, 'N', 'compass')}</g>`;
}

export function scaleBar(x: number, y: number, pixelsAMetre: number, metres: number, parts: number): string {
  const part = (metres * pixelsAMetre) / parts;
  let out = '';
  for (let i = 0; i < parts; i++) {
    const fill = i % 2 ? kInks.ink : kInks.paper;
    out +=
      `<rect x="${short(x + i * part)}" y="${y}" width="${short(part)}" height="3.4"` +
      ` fill="${fill}" stroke="${kInks.ink}" stroke-width=".6"/>`;
    out += text(x + i * part, y - 3, String((i * metres) / parts), 'grat');
  }
  return `<g>${out}${text(x + parts * part, y - 3, `${metres} m`, 'grat')}</g>`;
}

// A title on a card with concave corners; each line has its height, its words and its class.
export function cartouche(x: number, y: number, width: number, height: number, lines: [number, string, string][]): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)})"><path d="${hollowed(width, height, 0, 8)}"` +
    ` fill="${kInks.paper}" fill-opacity=".92"` +
    ` stroke="${kInks.ink}" stroke-width="1.3"/>${stroke(hollowed(width, height, 3.5, 8), kInks.ink, 0.5)}` +
    `${lines.map(([at, words, css]) => text(width / 2, at, words, css)).join('')}</g>`
  );
}

function hollowed(w: number, h: number, inset: number, r: number): string {
  const i = inset;
  return (
    `M${i + r} ${i}H${w - i - r}A${r} ${r} 0 0 0 ${w - i} ${i + r}V${h - i - r}A${r} ${r} 0 0 0 ${w - i - r} ${h - i}` +
    `H${i + r}A${r} ${r} 0 0 0 ${i} ${h - i - r}V${i + r}A${r} ${r} 0 0 0 ${i + r} ${i}Z`
  );
}
