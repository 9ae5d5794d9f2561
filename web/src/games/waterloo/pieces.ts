// Wooden pieces of Waterloo: shape tells the arm, posture the state, the mark the nation; colour only confirms. A sprite is SVG with the
// middle of its foot at 0,0. Its `.ring` shapes stay unseen until the board gives the piece a state.
import type { Language } from '../../text/language.svelte';
import { lettered, short } from '../../board/engraver/svg';
import { nameIn } from '../grammar';
import { nationOf, type NationClass, type Unit } from './data';
import type { Arm, Colour, Disc } from './view';

type Posture = 'up' | 'side' | 'square';

const kPostures: Record<string, Posture> = {
  mobile: 'up',
  defensive: 'side',
  square: 'square',
  fresh: 'up',
  tired: 'side',
  deployed: 'up',
  limbered: 'side',
  available: 'up',
  used: 'side',
};
const kSymbols: Record<Arm, string> = { infantry: 'inf', cavalry: 'cav', artillery: 'art', leader: 'leader' };

// What a piece takes on the map, in sheet pixels.
const kSizes: Record<string, { width: number; height: number }> = {
  'inf-up': { width: 19, height: 28 },
  'inf-side': { width: 31, height: 18 },
  'inf-square': { width: 43, height: 26 },
  'cav-up': { width: 24, height: 27 },
  'cav-side': { width: 29, height: 20 },
  'art-up': { width: 31, height: 24 },
  'art-side': { width: 32, height: 15 },
  'leader-up': { width: 25, height: 28 },
  'leader-side': { width: 29, height: 20 },
};

// Where the mark stands on the face, and how large it is; a gun carries it on its wheel.
const kMarks: Record<string, [x: number, y: number, size: number]> = {
  'inf-up': [0, -12, 1.15],
  'inf-side': [0, -5.5, 0.82],
  'cav-up': [-1.4, -6.2, 0.74],
  'cav-side': [-2.6, -7.6, 0.68],
  'leader-up': [0, -6, 0.6],
  'leader-side': [7, -8, 0.6],
};

const kCubeNation: Record<Colour, NationClass> = { blue: 'french', red: 'british', black: 'prussian' };

export interface Look {
  sprite: string;
  width: number;
  height: number;
}

// `named`: a leader's name stands below him, in this language.
export function unitLook(unit: Unit, state: string | undefined, options: { unmanned?: boolean; named?: Language } = {}): Look {
  const posture = kPostures[state ?? ''] ?? 'up';
  const arm = kSymbols[unit.type];
  const size = kSizes[`${arm}-${posture}`];
  const nation = nationOf(unit);
  const symbol = `${arm}-${posture === 'square' ? 'side' : posture}`;
  // French horse and guns face right, Allied ones left: a second sign of the side.
  const facing = unit.side !== 'french' && (unit.type === 'cavalry' || unit.type === 'artillery') ? -1 : 1;
  const outline = posture === 'square' ? 'square' : symbol;
  const rings = `<use href="#sil-${outline}" class="ring under"/><use href="#sil-${outline}" class="ring"/>`;
  const below = posture === 'square' ? '<use href="#square"/>' : '';
  const body = `<g${facing < 0 ? ' transform="scale(-1 1)"' : ''}>${rings}${below}<use href="#${symbol}"/></g>`;
  const named = unit.type === 'leader' ? options.named : undefined;
  const name = named ? `<text class="piece-name" y="8.6">${lettered(nameIn(unit.name, named))}</text>` : '';
  const rammer = options.unmanned ? '<use href="#rammer"/>' : '';
  const css = `pc n-${nation}${options.unmanned ? ' unmanned' : ''}`;
  const sprite = `<g class="${css}">${body}${mark(nation, symbol, facing)}${rammer}${name}</g>`;
  return { sprite, ...size };
}

function mark(nation: NationClass, symbol: string, facing: number): string {
  const place = kMarks[symbol];
  if (place) return `<use href="#mk-${nation}" transform="translate(${short(place[0] * facing)} ${place[1]}) scale(${place[2]})"/>`;
  const x = (symbol === 'art-side' ? 1.4 : 0.4) * facing;
  return (
    `<g transform="translate(${x} -7)"><circle r="4.6" fill="var(--face)" stroke="var(--line)" stroke-width=".6"/>` +
    `<use href="#mk-${nation}" transform="scale(.62)"/></g>`
  );
}

export function cubeSprite(colour: Colour, x: number, y: number, size = 1): string {
  const scale = size === 1 ? '' : ` scale(${size})`;
  return `<use href="#cube" class="n-${kCubeNation[colour]}" transform="translate(${short(x)} ${short(y)})${scale}"/>`;
}

export function discSprite(disc: Disc, x: number, y: number, size = 1): string {
  return `<use href="#disc" class="n-${disc}" transform="translate(${short(x)} ${short(y)}) scale(${size})"/>`;
}
