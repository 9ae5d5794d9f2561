// The wooden blocks of Napoléon. They stand: the owner sees the face, everybody else the back. The upper edge of a face has as many bars as
// the block is strong; it turns a quarter when it weakens, so the other edges have what follows. A sprite is SVG with the middle of its foot
// at 0,0; its `.ring` shapes stay unseen until the board gives the piece a state.
import './blocks.css';
import { short } from '../../board/engraver/svg';
import { armyClass, corpsLabel, nationOf, type Unit } from './data';
import type { Army } from './view';

const kFace = 46; // faces are drawn on a square of this
const kDeep = 0.16; // of the size: what shows of the top and the right side

export interface Look {
  sprite: string;
  width: number;
  height: number;
}

const boxOf = (size: number): { width: number; height: number } => ({ width: short(size * (1 + kDeep)), height: short(size * (1 + kDeep)) });

export interface Marks {
  disrupted?: boolean;
  square?: boolean; // in square, or sheltered in one
  done?: boolean;
  under?: string; // written below it
  strength?: number; // beside that
}

// The same for every block of an army, node for node.
export function backLook(army: Army, size: number, marks: Marks = {}): Look {
  const nation = armyClass[army];
  const inset =
    '<rect x="3.4" y="3.4" width="39.2" height="39.2" rx="2.4" fill="none" stroke="var(--mark)" stroke-opacity=".55" stroke-width="1.6"/>';
  const mark = `<use href="#mk-${nation}" transform="translate(23 23) scale(2.3)"/>`;
  return { sprite: standing(nation, size, inset + mark, marks), ...boxOf(size) };
}

export function faceLook(unit: Unit, strength: number, size: number, marks: Marks = {}): Look {
  return { sprite: standing(nationOf(unit), size, face(unit, strength), marks), ...boxOf(size) };
}

function standing(nation: string, size: number, print: string, marks: Marks): string {
  const [s, d] = [size / 2, short(size * kDeep)];
  const outline = `M${-s} 0V${-size}l${d} ${-d}h${size}v${size}l${-d} ${d}Z`;
  const edge = `stroke="var(--line)" stroke-width="${short(size / 34)}" stroke-linejoin="round"`;
  const scale = (size / kFace).toFixed(4);
  const square = `width="${kFace}" height="${kFace}" rx="2.4"`;
  return (
    `<g class="pc np-block n-${nation}">${marks.square ? spikes(size) : ''}` +
    `<path d="M${-s + 1} 0L${s} 1.4L${s + d + 3} ${-d + 2}V${-size + d}Z" fill="#1c120a" opacity=".28"/>` +
    `<path class="ring under" d="${outline}"/><path class="ring" d="${outline}"/>` +
    `<path d="M${-s} ${-size}l${d} ${-d}h${size}l${-d} ${d}Z" fill="var(--top)" ${edge}/>` +
    `<path d="M${s} ${-size}l${d} ${-d}v${size}l${-d} ${d}Z" fill="var(--side)" ${edge}/>` +
    `<g transform="translate(${-s} ${-size}) scale(${scale})"><rect ${square} fill="var(--face)" stroke="var(--line)" stroke-width="1.5"/>` +
    `<rect ${square} fill="url(#np-sheen)"/>${print}</g>${above(size, marks)}</g>${below(marks)}`
  );
}

// Infantry in square stands on a frame of bayonets.
function spikes(size: number): string {
  const half = size * 0.72;
  let d = '';
  for (let i = -4; i <= 4; i++) {
    const at = short((i / 4) * half * 0.9);
    d += `M${at} 2v6M${at} ${short(-size - 4)}v-6M${short(-half)} ${short(-size / 2 + at)}h-6M${short(half)} ${short(-size / 2 + at)}h6`;
  }
  return (
    `<rect x="${short(-half)}" y="${short(-size - 4)}" width="${short(2 * half)}" height="${short(size + 7)}" rx="3" fill="#f8f2e2"` +
    ` fill-opacity=".8" stroke="#2b2118" stroke-width="2"/><path d="${d}" stroke="#2b2118" stroke-width="1.5"/>`
  );
}

function above(size: number, { disrupted, done }: Marks): string {
  const [x, r] = [short(size / 2 - 2), short(Math.max(4.4, size * 0.13))];
  const mark = (y: number, body: string, fill: string): string =>
    `<g transform="translate(${x} ${short(y)})"><circle r="${r}" fill="${fill}" stroke="#fff" stroke-width="1.1"/>${body}</g>`;
  const tick = `<path d="M${short(-r * 0.45)} 0L${short(-r * 0.1)} ${short(r * 0.4)}L${short(r * 0.5)} ${short(-r * 0.4)}" fill="none" stroke="#fff" stroke-width="1.6"/>`;
  const bolt = `<path d="M${short(-r * 0.5)} ${short(-r * 0.5)}L${short(r * 0.5)} ${short(r * 0.5)}M${short(r * 0.5)} ${short(-r * 0.5)}L${short(-r * 0.5)} ${short(r * 0.5)}" stroke="#fff" stroke-width="1.6"/>`;
  return (disrupted ? mark(-size + r, bolt, '#a3322a') : '') + (done ? mark(-r, tick, '#2b2118') : '');
}

function below({ under, strength }: Marks): string {
  if (under === undefined) return '';
  const figure = strength === undefined ? '' : ` <tspan>${strength}</tspan>`;
  return `<text class="np-name" x="3" y="15">${under}${figure}</text>`;
}

// --- The face ------------------------------------------------------------------------------------------------------------------------

function face(unit: Unit, strength: number): string {
  const bars = [0, 1, 2, 3]
    .map((turn) => ({ turn, count: Math.max(0, strength - turn) }))
    .filter(({ count }) => count > 0)
    .map(({ turn, count }) => edge(turn, count));
  return (
    bars.join('') +
    '<rect x="9.4" y="9.4" width="27.2" height="27.2" rx="2" fill="#f7efdb" stroke="var(--line)" stroke-width="1"/>' +
    `<use href="#np-${unit.type}" transform="translate(23 ${unit.type === 'commander' ? 18.6 : 18}) scale(.72)"/>` +
    `<text class="np-corps" x="11" y="34.4">${corpsLabel(unit)}</text>` +
    `<circle cx="31.4" cy="31.2" r="4.7" fill="#2b2118"/><text class="np-fire" x="31.4" y="34.2">${unit.fire}</text>`
  );
}

function edge(turn: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${short(23 + (i - (count - 1) / 2) * 5.4)} 2.6v4.6`;
  const dim = turn === 0 ? '' : ' stroke-opacity=".3"';
  return `<path d="${d}" transform="rotate(${turn * 90} 23 23)" stroke="var(--mark)" stroke-width="3"${dim}/>`;
}
