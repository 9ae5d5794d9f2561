// The letters of the map: numbers, shields, stars and names. They lie above the states, so that a glow never drowns them.
import { beside, smooth } from '../../../board/engraver/geometry';
import { kInks } from '../../../board/engraver/inks';
import { lettered, line, short, text } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import type { Point } from '../../game';
import { nameIn } from '../../grammar';
import { areas, entries, features, type BoardArea, type Circle } from '../data';
import { headquartersOf, nameOf, numberOf } from './numbers';
import { kWidth, onSheet } from './sheet';

export function letters(language: Language, numbered: readonly BoardArea[] = areas): string {
  return roadNames(language) + waterNames(language) + names(language) + numbered.map(number).join('') + areas.map(entry).join('');
}

// Shape and colour tell the same: a disc is easy ground, a square rough, the diamond the château, the hexagon the way in.
const kSigns: Record<Circle, { shape: string; fill: string; dark: boolean }> = {
  green: { shape: '<circle r="9.4"/>', fill: '#4f7f42', dark: true },
  yellow: { shape: '<rect x="-9" y="-9" width="18" height="18" rx="3.5"/>', fill: '#e5b93a', dark: false },
  red: { shape: '<path d="M0 -12.4L12.4 0L0 12.4L-12.4 0Z"/>', fill: '#b23429', dark: true },
  black: { shape: '<path d="M-11 0L-5.5 -9.4H5.5L11 0L5.5 9.4H-5.5Z"/>', fill: '#2d2d31', dark: true },
};

function number(area: BoardArea): string {
  const [x, y] = numberOf(area.id);
  const { shape, fill, dark } = kSigns[area.circle];
  const figure = text(0, 3.9, area.id, `badge w2-number${dark ? '' : ' badge-dark'}`);
  const sign = `<g fill="${fill}" stroke="${kInks.black}">${shape}</g>${figure}`;
  return `<g transform="translate(${short(x)} ${short(y)})">${sign}${shield(area.bonus)}${beforeNumber(area)}</g>`;
}

function shield(bonus: number): string {
  if (bonus === 0) return '';
  return (
    `<g transform="translate(16.5 -.6)"><path d="M-5.4 -6.4H5.4V0C5.4 4 2 6 0 7C-2 6 -5.4 4 -5.4 0Z" fill="${kInks.tablet}"` +
    ` stroke="${kInks.black}" stroke-width=".9"/>${text(0, 3.1, String(bonus), 'badge badge-dark w2-bonus')}</g>`
  );
}

// A star for victory, on the flag of a headquarters where it is one.
function beforeNumber(area: BoardArea): string {
  const faction = headquartersOf(area.id);
  const flag = faction ? `<use href="#w2-flag" class="n-${faction}" transform="translate(${area.victory ? -31 : -18} 2)"/>` : '';
  const star =
    `<use href="#ic-star" transform="translate(-17.5 -.4) scale(1.75)" fill="${kInks.tablet}" stroke="${kInks.black}"` + ' stroke-width=".8"/>';
  return flag + (area.victory ? star : '');
}

function names(language: Language): string {
  return areas
    .map((area) => {
      const { x, y, css, rows, leading } = nameOf(area, language);
      return rows.map((row, i) => text(x, y + i * leading, row, css)).join('');
    })
    .join('');
}

// The black areas lie at the edge: an arrow with the corps that enters there points in.
const kCorps: Record<string, string> = { pr_I: 'I', pr_II: 'II', pr_IV: 'IV' };

function entry(area: BoardArea): string {
  const corps = entries.get(area.id);
  if (!corps) return '';
  const [, y] = numberOf(area.id);
  return (
    `<g transform="translate(${kWidth - 13} ${short(y)})"><path d="M-11 0L-3 -9H11V9H-3Z" fill="#2d2d31" stroke="#f5edd8"/>` +
    `${text(3, 3.4, kCorps[corps] ?? '', 'badge')}</g>`
  );
}

// Names of great roads and of waters run with them: how far along, and how far beside.
const kAlong: Record<string, { from: string; beside: number }> = {
  brussels_road: { from: '30%', beside: 8.5 },
  nivelles_road: { from: '41%', beside: 8.5 },
  chemin_creux: { from: '11%', beside: -11 },
  ohain_stream: { from: '58%', beside: -9 },
  lasne_stream: { from: '32%', beside: -9 },
  hain_stream: { from: '24%', beside: -9 },
};

function along(id: string, way: Point[], name: string, css: string, language: Language): string {
  const place = kAlong[id];
  if (!place) return '';
  const course = onSheet(way);
  const eastward = (course.at(-1)?.[0] ?? 0) >= (course[0]?.[0] ?? 0);
  const d = line(smooth(beside(eastward ? course : course.reverse(), place.beside), 1));
  return (
    `<path id="waterloo200-${id}-${language}" d="${d}" fill="none"/><text class="${css}"><textPath` +
    ` href="#waterloo200-${id}-${language}" startOffset="${place.from}">${lettered(name)}</textPath></text>`
  );
}

function roadNames(language: Language): string {
  return (
    features('road')
      .map(({ id, line: way, name }) => along(id, way, nameIn(name, language), 'lb-road', language))
      .join('') +
    features('sunken_road')
      .map(({ id, line: way, name }) => along(id, way, nameIn(name, language), 'lb-road lb-sunken', language))
      .join('')
  );
}

function waterNames(language: Language): string {
  return features('stream')
    .map(({ id, line: way, name }) => along(id, way, nameIn(name, language), 'lb-water', language))
    .join('');
}
