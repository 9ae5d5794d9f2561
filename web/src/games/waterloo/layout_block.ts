// The pieces of one side in one area, drawn up in ranks: foot, horse, guns, leader; the cubes at the end of the last rank.
import type { Language } from '../../text/language.svelte';
import { unitById, type Unit } from './data';
import { unitLook, type Look } from './pieces';
import type { Arm, Colour, UnitView, WaterlooView } from './view';

export interface Standing {
  unit: Unit;
  view: UnitView;
  look: Look;
}
export interface Stand extends Standing {
  x: number;
  y: number;
} // the foot, from the block's upper left corner
export interface CubeStand {
  colour: Colour;
  x: number;
  y: number;
}
export interface Badge {
  arm: Arm;
  count: number;
  x: number;
  y: number;
}
export interface Block {
  width: number;
  height: number;
  stands: Stand[];
  cubes: CubeStand[];
  badges: Badge[];
}

const kArms: readonly Arm[] = ['infantry', 'cavalry', 'artillery', 'leader'];
const kCrowd = 6; // more of an arm than these overlap by half
const kGap = 3; // between ranks
const kNameHeight = 9; // a leader's name below his feet
const kCubeStep = 9.6;
const kCubeHeight = 11;
const kCubeRise = 8.4;
const kCubesAPile = 6;

// The order in a rank never depends on what happened before: by arm, then by the number of the unit.
export function standing(view: WaterlooView, language: Language): Standing[] {
  const all = Object.entries(view.units).flatMap(([id, state]): Standing[] => {
    const unit = unitById.get(id);
    return unit ? [{ unit, view: state, look: unitLook(unit, state.state, { unmanned: state.unmanned, named: language }) }] : [];
  });
  return all.sort((a, b) => kArms.indexOf(a.unit.type) - kArms.indexOf(b.unit.type) || order.get(a.unit.id)! - order.get(b.unit.id)!);
}

const order: ReadonlyMap<string, number> = new Map([...unitById.keys()].map((id, i) => [id, i]));

// Draws the pieces up in ranks no wider than `widest`, unless one piece alone is.
export function drawUp(pieces: Standing[], cubes: Colour[], widest: number): Block {
  const crowded = new Set(kArms.filter((arm) => pieces.filter((piece) => piece.unit.type === arm).length > kCrowd));
  const room = (piece: Standing): number => piece.look.width * (crowded.has(piece.unit.type) ? 0.5 : 1);
  const ranks = split(pieces, room, widest);
  const pile = cubesWidth(cubes.length);
  const widths = ranks.map((rank, i) => rankWidth(rank, room) + (i === ranks.length - 1 ? pile : 0));
  const width = Math.max(...widths, pile);
  const block: Block = { width, height: 0, stands: [], cubes: [], badges: [] };
  let foot = 0;
  ranks.forEach((rank, i) => {
    const pileHeight = i === ranks.length - 1 ? cubesHeight(cubes.length) : 0;
    foot += Math.max(...rank.map((piece) => piece.look.height), pileHeight) + (i ? kGap : 0);
    let x = (width - widths[i]) / 2;
    for (const piece of rank) {
      block.stands.push({ ...piece, x: x + piece.look.width / 2, y: foot });
      x += room(piece);
      const arm = pieces.filter((other) => other.unit.type === piece.unit.type);
      if (crowded.has(piece.unit.type) && arm.at(-1) === piece) {
        // the whole arm is counted where it ends
        block.badges.push({ arm: piece.unit.type, count: arm.length, x: x + piece.look.width / 2, y: foot - piece.look.height });
      }
    }
  });
  if (ranks.length === 0) foot = cubesHeight(cubes.length);
  pileUp(block, cubes, (width + (widths.at(-1) ?? pile)) / 2 - pile, foot);
  block.height = foot + (pieces.some((piece) => piece.unit.type === 'leader') ? kNameHeight : 0);
  return block;
}

function split(pieces: Standing[], room: (piece: Standing) => number, widest: number): Standing[][] {
  const ranks: Standing[][] = [];
  let left = 0;
  for (const piece of pieces) {
    const fits = ranks.length > 0 && room(piece) <= left;
    if (fits) ranks[ranks.length - 1].push(piece);
    else ranks.push([piece]);
    left = (fits ? left : widest) - room(piece);
  }
  return ranks;
}

// The last piece of a rank shows its whole width.
function rankWidth(rank: Standing[], room: (piece: Standing) => number): number {
  const last = rank[rank.length - 1];
  return rank.reduce((sum, piece) => sum + room(piece), 0) + last.look.width - room(last);
}

function cubesWidth(count: number): number {
  if (count === 0) return 0;
  return count === 1 ? 12 : Math.ceil(count / kCubesAPile) * 2 * kCubeStep + 2;
}

function cubesHeight(count: number): number {
  return count === 0 ? 0 : kCubeHeight + (Math.ceil(Math.min(count, kCubesAPile) / 2) - 1) * kCubeRise;
}

// In pairs, one on the other; a new pile after six.
function pileUp(block: Block, cubes: Colour[], from: number, foot: number): void {
  cubes.forEach((colour, i) => {
    const pile = Math.floor(i / kCubesAPile);
    const height = Math.floor((i % kCubesAPile) / 2);
    block.cubes.push({ colour, x: from + 6 + pile * 2 * kCubeStep + (i % 2) * kCubeStep, y: foot - 1 - height * kCubeRise + (i % 2) * 2.4 });
  });
}
