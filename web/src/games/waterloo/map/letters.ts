// The letters of the map: names, walls and tablets of strong points, objectives and entries. They lie above the states, so
// that a glow never drowns a name or a wall.
import { beside, smooth } from '../../../board/engraver/geometry';
import { kInks } from '../../../board/engraver/inks';
import { label } from '../../../board/engraver/lettering';
import { wall } from '../../../board/engraver/settlement';
import { lettered, line, short, text } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import { nameIn } from '../../grammar';
import { areaById, board, features } from '../data';
import { labelOf } from './labels';
import { centerOf, kWidth, onSheet, outlineOf } from './sheet';

export function letters(language: Language): string {
  return walls() + roadNames(language) + waterNames(language) + names(language) + tablets(language) + objectives() + entries();
}

function walls(): string {
  return board.strong_points.map((id) => wall(outlineOf(id), `waterloo-wall-${id}`)).join('');
}

function names(language: Language): string {
  return board.areas
    .map((area) => {
      const { x, y, css, longest, leading } = labelOf(area, language);
      return label(x, y, nameIn(area.name, language), css, longest, leading);
    })
    .join('');
}

// The name of the great road runs with it, clear of its trees, where no place has its name.
const kBesideRoad = 8.5;
const kAlongRoad = '29%';

function roadNames(language: Language): string {
  const brussels = features('road').find((feature) => feature.id === 'r_brussels');
  const sunken = features('sunken_road')[0];
  if (!brussels || !sunken) return '';
  const way = line(smooth(beside(onSheet(brussels.line), kBesideRoad), 1));
  return (
    `<path id="waterloo-brussels-${language}" d="${way}" fill="none"/>` +
    `<text class="lb-road"><textPath href="#waterloo-brussels-${language}" startOffset="${kAlongRoad}">` +
    `${lettered(nameIn(brussels.name, language))}</textPath></text>` +
    text(0, 0, nameIn(sunken.name, language), 'lb-road lb-sunken', 'transform="translate(270 480) rotate(-6)"')
  );
}

// Where a stream's name stands, and how it leans.
const kWaterNames: Record<string, [number, number, number]> = { s_smohain: [930, 304, 3], s_lasne: [906, 703, -13] };

function waterNames(language: Language): string {
  return features('stream')
    .map((feature) => {
      const [x, y, turn] = kWaterNames[feature.id];
      return text(0, 0, nameIn(feature.name, language), 'lb-water', `transform="translate(${x} ${y}) rotate(${turn})"`);
    })
    .join('');
}

// How many may hold the place, and the shift they enjoy.
function tablets(language: Language): string {
  return board.strong_points
    .map((id) => {
      const area = areaById.get(id);
      if (!area?.strong_point) return '';
      const { x, y } = labelOf(area, language);
      const { capacity, shift } = area.strong_point;
      return (
        `<g transform="translate(${short(x)} ${short(y + 12)})">` +
        `<rect x="-15" y="-7.5" width="30" height="14" rx="2" fill="${kInks.tablet}" stroke="${kInks.black}"/>` +
        `<path d="M-15 -7.5H-1V6.5H-15Z" fill="${kInks.black}"/>${text(-8, 3, String(capacity), 'badge')}` +
        `<path d="M3.2 -.5l3.6 -2.8v5.6Z" fill="${kInks.black}"/>${text(10.2, 3, String(shift), 'badge badge-dark')}</g>`
      );
    })
    .join('');
}

// Who must take it gives the star its colour; where it stands clear of the name is set by hand.
const kStars: Record<string, [number, number]> = { mont_st_jean: [50, -26], rossomme: [44, -38] };

function objectives(): string {
  return board.areas
    .filter((area) => area.objective_of)
    .map((area) => {
      const [x, y] = centerOf(area.id);
      const [dx, dy] = kStars[area.id];
      const holder = area.objective_of === 'french' ? 'british' : 'imperial_guard';
      return (
        `<g class="n-${holder}" transform="translate(${short(x + dx)} ${short(y + dy)})">` +
        `<circle r="8" fill="${kInks.tablet}" stroke="${kInks.black}" stroke-width=".8"/>` +
        '<use href="#ic-star" fill="var(--face)" stroke="var(--line)" stroke-width=".5" transform="scale(1.25)"/></g>'
      );
    })
    .join('');
}

function entries(): string {
  return Object.entries(board.entries)
    .flatMap(([letter, areas]) =>
      areas.map(
        (id) =>
          `<g transform="translate(${kWidth - 13} ${short(centerOf(id)[1])})"><path d="M-11 0L-3 -9H9V9H-3Z" fill="#2d2d31" stroke="#f5edd8"/>` +
          `${text(2.6, 3.6, letter, 'badge badge-entry')}</g>`,
      ),
    )
    .join('');
}
