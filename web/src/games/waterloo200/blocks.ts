// The wooden blocks of Waterloo 200. Standing, a block shows its face to its owner and its back to everybody else; lying, its face to all.
// A sprite is SVG with the middle of its foot at 0,0. Its `.ring` shapes stay unseen until the board gives the piece a state.
import './blocks.css';
import { lettered, short } from '../../board/engraver/svg';
import type { Language } from '../../text/language.svelte';
import { corps, isLeader, nameIn, type Unit, type UnitStep } from './data';
import type { Faction } from './view';

export const kBlock = 26; // the face on the map, in sheet pixels
const kDepth = 4; // … and what shows of the top and the right side
const kFlat = 0.86; // a lying face is seen from the side
const kFace = 46; // faces are drawn on a square of this

export interface Look {
  sprite: string;
  width: number;
  height: number;
}

const kSize = { width: kBlock + kDepth, height: kBlock + kDepth };

// The same for every block of an army, node for node.
export function backLook(faction: Faction): Look {
  const inset =
    '<rect x="3" y="3" width="40" height="40" rx="2.4" fill="none" stroke="var(--mark)" stroke-opacity=".55"' + ' stroke-width="1.6"/>';
  const mark = `<use href="#mk-${faction}" transform="translate(23 23) scale(2.2)"/>`;
  return { sprite: standing(faction, inset + mark), ...kSize };
}

export interface Posture {
  lying?: boolean;
  activated?: boolean;
}

export function faceLook(unit: Unit, step: number, language: Language, { lying, activated }: Posture = {}): Look {
  const print = face(unit, step, language);
  const at = `transform="translate(11 ${lying ? -23 : -28}) scale(.72)"`;
  const flag = activated ? `<use href="#w2-flag" class="n-${unit.faction}" ${at}/>` : '';
  const block = lying ? flat(unit.faction, print) : standing(unit.faction, print);
  return { sprite: `${block}${flag}`, ...(lying ? { width: kBlock + 2, height: kBlock } : kSize) };
}

function standing(faction: Faction, print: string): string {
  const [s, d] = [kBlock / 2, kDepth];
  const outline = `M${-s} 0V${-kBlock}l${d} ${-d}h${kBlock}v${kBlock}l${-d} ${d}Z`;
  const edge = 'stroke="var(--line)" stroke-width=".8" stroke-linejoin="round"';
  return (
    `<g class="pc w2-block n-${faction}">` +
    `<path d="M${-s + 1} 0L${s} 1.4L${s + d + 3} ${-d + 2}V${-kBlock + d}Z" fill="#1c120a" opacity=".28"/>` +
    `<path class="ring under" d="${outline}"/><path class="ring" d="${outline}"/>` +
    `<path d="M${-s} ${-kBlock}l${d} ${-d}h${kBlock}l${-d} ${d}Z" fill="var(--top)" ${edge}/>` +
    `<path d="M${s} ${-kBlock}l${d} ${-d}v${kBlock}l${-d} ${d}Z" fill="var(--side)" ${edge}/>${front(-s, -kBlock, 1, print)}</g>`
  );
}

// On its back: no top to be seen, its thickness below the face, a wide shadow.
function flat(faction: Faction, print: string): string {
  const s = kBlock / 2;
  const high = kBlock * kFlat;
  const top = -high - 3;
  const outline = `M${-s} ${short(top)}h${kBlock}v${short(high + 3)}h${-kBlock}Z`;
  return (
    `<g class="pc w2-block n-${faction}"><path d="M${-s + 3} 2.6H${s + 3.4}V${short(top + 4)}Z" fill="#1c120a" opacity=".3"/>` +
    `<path class="ring under" d="${outline}"/><path class="ring" d="${outline}"/>` +
    `<rect x="${-s}" y="-4.4" width="${kBlock}" height="4.4" rx="1" fill="var(--side)" stroke="var(--line)" stroke-width=".8"/>` +
    `${front(-s, top, kFlat, print)}</g>`
  );
}

function front(x: number, y: number, squeeze: number, print: string): string {
  const scale = kBlock / kFace;
  const square = `width="${kFace}" height="${kFace}" rx="2.4"`;
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)} ${(scale * squeeze).toFixed(4)})">` +
    `<rect ${square} fill="var(--face)" stroke="var(--line)" stroke-width="1.5"/><rect ${square} fill="url(#w2-sheen)"/>${print}</g>`
  );
}

// --- The face: ribbon of the corps, arm, name, and the strength at the foot ----------------------------------------------------------

const kCorpsMarks: Record<string, string> = {
  fr_I: 'I',
  fr_II: 'II',
  fr_VI: 'VI',
  fr_IIIc: 'III',
  fr_IVc: 'IV',
  fr_G: 'G',
  br_I: 'I',
  br_II: 'II',
  br_R: 'R',
  br_C: 'C',
  pr_I: 'I',
  pr_II: 'II',
  pr_IV: 'IV',
};
const kDarkRibbons = new Set(['blue', 'brown', 'red', 'green']);
const kPlainRibbon = '#e9dfc8'; // a commander-in-chief belongs to no corps
const kWidest = 39; // a longer name is squeezed
const kLetter = 3.7;

function face(unit: Unit, step: number, language: Language): string {
  const its = unit.corps ? corps[unit.corps] : undefined;
  const mark = kCorpsMarks[unit.corps ?? ''] ?? '★';
  const pale = its && kDarkRibbons.has(its.colour) ? ' w2-pale' : '';
  const label = unit.label.replace(/ C$/, ''); // "III C": the ribbon has the number already
  const name = shortName(unit, language);
  const squeezed = name.length * kLetter > kWidest ? ` textLength="${kWidest}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    '<rect x="2.2" y="2.2" width="41.6" height="41.6" rx="1.4" fill="#f7efdb" stroke="#2b2118" stroke-width=".8"/>' +
    `<path d="M2.2 2.2H43.8V12.4H2.2Z" fill="${its?.hex ?? kPlainRibbon}" stroke="#2b2118" stroke-width=".8"/>` +
    `<text class="w2-corps${pale}" x="4.6" y="10.8">${mark}</text>` +
    (label && label !== mark ? `<text class="w2-label${pale}" x="41.6" y="10.2">${lettered(label)}</text>` : '') +
    `<use href="#w2-${isLeader(unit) ? 'leader' : unit.type}" transform="translate(23 ${isLeader(unit) ? 22 : 20.6}) scale(.76)"/>` +
    `<text class="w2-name" x="23" y="34"${squeezed}>${lettered(name)}</text>${strength(unit, step)}`
  );
}

// What fits on a face.
export const shortName = (unit: Unit, language: Language): string => nameIn(unit.short ?? unit.name, language);

// As many signs as the unit was strong at first: filled those that it has now. Signs of another kind (heart, pawn) stand alone.
function strength(unit: Unit, step: number): string {
  const now = unit.steps[step] ?? unit.steps[unit.steps.length - 1]!;
  const alone = now.symbol === 'heart' || now.symbol === 'pawn';
  const full = alone ? 1 : (unit.steps[0]?.strength ?? now.strength);
  let out = '';
  for (let i = 0; i < full; i++) {
    const x = short(23 + (i - (full - 1) / 2) * 9);
    out += alone || i < now.strength ? stepSign(now, x, 39.6) : `<circle cx="${x}" cy="39.6" r="1.1" fill="#2b2118" fill-opacity=".3"/>`;
  }
  return out;
}

// Hits that a step takes are told by colour and shape: black disc 1, white square 2, red diamond 3; heart 3; star, ball and pawn 1.
export function stepSign({ symbol, colour }: UnitStep, x: number, y: number): string {
  const at = (size: number): string => `transform="translate(${x} ${y}) scale(${size})"`;
  const dark = 'stroke="#1d1712"';
  if (symbol === 'star') return `<use href="#ic-star" ${at(0.84)} fill="#c58a12" stroke="#4a3204" stroke-width=".8"/>`;
  if (symbol === 'heart') return `<use href="#w2-heart" ${at(1.1)} fill="#c22f27" stroke="#3a0906" stroke-width=".7"/>`;
  if (symbol === 'pawn') return `<use href="#w2-pawn" ${at(1.05)} fill="#8b7a5c" ${dark} stroke-width=".7"/>`;
  if (symbol === 'ball') {
    return (
      `<circle cx="${x}" cy="${y}" r="3.3" fill="#3b3b40" stroke="#000" stroke-width=".6"/>` +
      `<circle cx="${short(x - 1)}" cy="${short(y - 1)}" r="1" fill="#fff" opacity=".75"/>`
    );
  }
  if (colour === 'white') return `<rect x="-2.9" y="-2.9" width="5.8" height="5.8" ${at(1)} fill="#fff" ${dark} stroke-width="1.3"/>`;
  if (colour === 'red') return `<path d="M0 -3.9L3.9 0L0 3.9L-3.9 0Z" ${at(1)} fill="#c22f27" stroke="#3a0906" stroke-width=".8"/>`;
  return `<circle cx="${x}" cy="${y}" r="3" fill="#1d1712"/>`;
}

export function cubeSprite(faction: Faction): string {
  return `<use href="#cube" class="n-${faction}"/>`;
}
