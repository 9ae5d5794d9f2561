// How Units and Generals look: tiles with a gilt front edge, guns with their Horse Teams, Garrisons, Generals with their stars. `size`: sheet
// pixels of a millimetre. The middle of a sprite's box is half its height above its foot.
import { short } from '../../board/engraver/svg';
import { corpsNumber, isGarrison, labelOf, nationOf, type General, type Unit } from './data';
import './tiles.css';

export interface Look {
  sprite: string;
  width: number;
  height: number;
}

const kClasses = ['recruit', 'regular', 'veteran', 'elite', 'guard']; // so many chevrons
const kHalfTile = 18; // as they are drawn: a tile of 36
const kHalfCounter = 9;
const kDrawn = 1.2; // sheet pixels of a millimetre at which they are drawn

function square(half: number, kind: string, deep = half): string {
  return `<rect ${kind} x="${-half}" y="${-half}" width="${2 * half}" height="${half + deep}" rx="1"/>`;
}

const rings = (half: number, deep = half): string => square(half, 'class="ring under"', deep) + square(half, 'class="ring"', deep);

// EM-2.2  The front edge is gilt and has a point in its middle.
function face(half: number): string {
  return (
    `<rect x="${-half + 1}" y="${-half + 1.4}" width="${2 * half}" height="${2 * half}" rx="1" fill="#1c120a" opacity=".3"/>` +
    square(half, 'fill="var(--face)" stroke="var(--line)" stroke-width=".8"')
  );
}
function front(half: number): string {
  return (
    square(half, 'fill="url(#em-sheen)"') +
    `<path d="M${-half + 0.8} ${-half + 1.4}H${half - 0.8}" stroke="#ffcf45" stroke-width="2.6"/>` +
    `<path d="M-3 ${-half}L0 ${-half - 3.4}L3 ${-half}Z" fill="#ffcf45" stroke="var(--line)" stroke-width=".5"/>`
  );
}

function chevrons(unit: Unit): string {
  const mounted = unit.type === 'cavalry';
  const ink = mounted ? '#2b2118' : unit.class === 'guard' ? '#f4cb52' : '#fff';
  const strokes = Array.from(
    { length: kClasses.indexOf(unit.class) },
    (_, i) => `M${short(-kHalfTile + 2.6 + i * 4)} ${kHalfTile - 2.4}l1.9 -3.3l1.9 3.3`,
  );
  return `<path d="${strokes.join('')}" fill="none" stroke="${ink}" stroke-width="1.3"/>`;
}

// Fire discipline: strokes in the right front corner, one for good, two for optimal.
function discipline(unit: Unit): string {
  const strokes = unit.type !== 'infantry' ? 0 : unit.fire === 'optimal' ? 2 : unit.fire === 'good' ? 1 : 0;
  const drawn = Array.from({ length: strokes }, (_, i) => `M${kHalfTile - 4.4 - i * 3} ${-kHalfTile + 5}v5`);
  return `<path d="${drawn.join('')}" stroke="#fff" stroke-width="1.3"/>`;
}

// The white half of a horseman; light, medium and heavy by one to three bars in the right front corner.
function weight(unit: Unit): string {
  if (unit.type !== 'cavalry') return '';
  const bars = { light: 1, medium: 2, heavy: 3 }[unit.weight];
  const half = `<path d="M${-kHalfTile} ${-kHalfTile}L${kHalfTile} ${kHalfTile}H${-kHalfTile}Z" fill="#f4ecd8" stroke="var(--line)" stroke-width=".6"/>`;
  const drawn = Array.from({ length: bars }, (_, i) => `M${kHalfTile - 9} ${-kHalfTile + 6 + i * 2.8}h6`);
  return `${half}<path d="${drawn.join('')}" stroke="#fff" stroke-width="1.4"/>`;
}

// The number stays upright, whichever way the tile faces.
const number = (unit: Unit, facing: number): string =>
  `<text class="em-number upright" transform="rotate(${short(-facing)})" y="6">${labelOf(unit)}</text>`;

function tile(unit: Unit, facing: number): string {
  const corps = `<text class="em-corps" x="${kHalfTile - 2}" y="${kHalfTile - 2.4}">${corpsNumber(unit)}</text>`;
  return rings(kHalfTile) + face(kHalfTile) + weight(unit) + front(kHalfTile) + chevrons(unit) + discipline(unit) + corps + number(unit, facing);
}

function garrison(unit: Unit): string {
  const label = `<text class="em-small" y="2.6">${labelOf(unit)}</text>`;
  return rings(kHalfCounter) + face(kHalfCounter) + square(kHalfCounter, 'fill="url(#em-sheen)"') + label;
}

// EM-2.6  The origin is the middle of the gun; the Horse Team stands behind it.
function gun(unit: Unit, fastened: boolean): string {
  const horse = unit.type === 'artillery' && unit.artillery === 'horse';
  const arm = `<use href="#em-${horse ? 'horse' : 'foot'}" color="var(--mark)"/>`;
  const team =
    `<g transform="translate(0 ${2 * kHalfCounter})">${square(kHalfCounter, 'fill="#efe5cc" stroke="var(--line)" stroke-width=".8"')}` +
    '<use href="#em-team" color="var(--side)"/></g>';
  return (
    rings(kHalfCounter, fastened ? 3 * kHalfCounter : kHalfCounter) + face(kHalfCounter) + front(kHalfCounter) + arm + (fastened ? team : '')
  );
}

export function unitLook(unit: Unit, facing = 0, fastened = false, size = kDrawn): Look {
  const counter = unit.type === 'artillery' || isGarrison(unit);
  const half = counter ? kHalfCounter : kHalfTile;
  const drawn = isGarrison(unit) ? garrison(unit) : unit.type === 'artillery' ? gun(unit, fastened) : tile(unit, facing);
  const k = size / kDrawn;
  const turned = isGarrison(unit) ? 0 : facing;
  const body = `<g transform="translate(0 ${short(-half * k)}) scale(${k}) rotate(${short(turned)})">${drawn}</g>`;
  return { sprite: `<g class="em-tile n-${nationOf[unit.army]}">${body}</g>`, width: 2 * half * k, height: 2 * half * k };
}

const kHalfGeneral = 9.4;
export function generalLook({ army }: Pick<General, 'army'>, rank: number, size = kDrawn): Look {
  const k = size / kDrawn;
  const r = kHalfGeneral;
  const ring = (kind: string): string => `<circle class="${kind}" r="${r}"/>`;
  const stars = Array.from(
    { length: rank },
    (_, i) => `<use href="#ic-star" transform="translate(${short((i - (rank - 1) / 2) * 3.6)} 5.6) scale(.36)" fill="#c58a12"/>`,
  );
  const disc =
    `${ring('ring under')}${ring('ring')}<circle cx="1" cy="1.4" r="${r}" fill="#1c120a" opacity=".3"/>` +
    `<circle r="${r}" fill="#f7efdb" stroke="var(--face)" stroke-width="2.4"/><circle r="${r + 1.2}" fill="none" stroke="var(--line)" stroke-width=".7"/>` +
    `<use href="#em-leader" y="-1.6" color="var(--side)"/>${stars.join('')}`;
  const body = `<g transform="translate(0 ${short(-r * k)}) scale(${k})">${disc}</g>`;
  return { sprite: `<g class="em-tile n-${nationOf[army]}">${body}</g>`, width: 2 * r * k, height: 2 * r * k };
}
