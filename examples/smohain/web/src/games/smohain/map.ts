// The map of Smohain and the blocks on it, as the board draws them.
import { lettered, line } from '../../board/engraver/svg';
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { Boards, Piece, Place, Point, Sheet } from '../game';
import { areas, borders, sideOf, size } from './data';
import { readView, type UnitView } from './view';
import { placeName } from './words';

const kNation: Record<string, string> = { french: 'french', allied: 'british' };
const kBlock = 44;
const kRank = { below: 84, apart: 54 }; // where the foot of a block is: below the area's name, side by side

const places: Place[] = areas.map(({ id, polygon, label: [x, y] }) => ({
  id,
  outline: polygon as Point[],
  center: [x, y + kRank.below / 2],
  neighbours: borders.flatMap(({ a, b }) => (a === id ? b : b === id ? a : [])),
}));

// A square with a dot for each step; `ring` shows that it may be chosen.
function sprite(side: string, steps: number): string {
  const box = `x="${-kBlock / 2}" y="${-kBlock}" width="${kBlock}" height="${kBlock}" rx="4"`;
  const dots = Array.from({ length: steps }, (_, i) => `<circle cx="${(i - (steps - 1) / 2) * 14}" cy="-22" r="5" fill="var(--mark)"/>`);
  return (
    `<g class="n-${kNation[side]}"><rect class="ring under" ${box}/><rect class="ring" ${box}/>` +
    `<rect ${box} fill="var(--face)" stroke="var(--line)" stroke-width="2"/>${dots.join('')}</g>`
  );
}

function pieceAt(id: string, { at, steps, ordered }: UnitView, index: number, count: number): Piece[] {
  const area = areas.find((one) => one.id === at);
  if (!area) return [];
  const [x, y] = area.label;
  const foot = { x: x + (index - (count - 1) / 2) * kRank.apart, y: y + kRank.below };
  return [{ id, place: at, seat: sideOf(id), ...foot, sprite: sprite(sideOf(id), steps), width: kBlock, height: kBlock, spent: ordered }];
}

function pieces(view: View): Piece[] {
  const units = Object.entries(readView(view).units);
  return units.flatMap(([id, unit]) => {
    const here = units.filter(([, { at }]) => at === unit.at).map(([other]) => other);
    return pieceAt(id, unit, here.indexOf(id), here.length);
  });
}

const ground = (): string =>
  areas
    .map(({ polygon, built_up }) => {
      const fill = built_up ? '#dcc9a3' : '#cfd6ab';
      return `<path d="${line(polygon as Point[], true)}" fill="${fill}" stroke="#5b4732" stroke-width="2"/>`;
    })
    .join('');

const letters = (language: Language): string =>
  areas
    .map(({ id, label: [x, y] }) => {
      const name = lettered(placeName(id, language));
      return `<text x="${x}" y="${y + 18}" text-anchor="middle" font-size="22" fill="#3a2a18">${name}</text>`;
    })
    .join('');

const overview = (view: View): string =>
  ground() +
  pieces(view)
    .map(({ x, y, sprite: drawn }) => `<g transform="translate(${x} ${y})">${drawn}</g>`)
    .join('');

export const map: Sheet = {
  id: 'map',
  size: { ...size, margin: { top: 0, right: 0, bottom: 0, left: 0 } },
  places,
  ground,
  letters,
  frame: () => '',
  overview,
  pieces,
  arrows: () => [],
  extras: () => [],
};

const kBoards: Boards = { sheets: [map], shown: map.id };
export const boards = (): Boards => kBoards;
