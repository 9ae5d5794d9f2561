// The campaign map and what stands on it, as the board draws them.
import { line, short } from '../../board/engraver/svg';
import type { View } from '../../protocol';
import { language, type Language } from '../../text/language.svelte';
import type { Extra, Piece, Place, Point, Sheet } from '../game';
import { armyClass, features, kArmies, roads, towns, turns } from './data';
import { kTray, layout } from './layout';
import { beads, beadsInHand } from './map/beads';
import { ground } from './map/ground';
import { letters } from './map/letters';
import { courses, kHeight, kMargin, kWidth, onSheet, townAt } from './map/sheet';
import { surround } from './map/surround';
import { strengthsIn } from './strengths';
import { battlesNow, readView, type Army, type NapoleonView } from './view';

const kReach = { city: 20, town: 17 }; // what is clicked and glows around a town

function ring([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 20 }, (_, i): Point => {
    const angle = (i / 20) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

export const townPlaces: Place[] = towns.map(({ id, kind, neighbours }) => ({
  id,
  outline: ring(townAt(id), kReach[kind]),
  center: townAt(id),
  neighbours,
}));

const pieces = (view: View, spoken: Language = 'en'): Piece[] => layout(readView(view), spoken).pieces;

// Beads on the roads, badges of hidden blocks, and the fights.
function extras(view: View): Extra[] {
  const seen = readView(view);
  const { extras: standing, taken } = layout(seen, language());
  return [...beads(seen, language(), taken), ...standing, ...fights(seen), ...night(seen)];
}

// A blue wash over the sheet: at night nobody attacks (NP-5.7).
function night({ turn }: NapoleonView): Extra[] {
  if (!turns[turn - 1]?.night) return [];
  const wash = `<rect width="${kWidth}" height="${kHeight}" fill="#1d2c5e" fill-opacity=".14"/>`;
  return [{ id: 'night', x: 0, y: 0, sprite: `<g>${wash}</g>` }];
}

// A battle has its own board: here it is a sign with the numbers of both sides.
function fights(view: NapoleonView): Extra[] {
  const battles = new Set(battlesNow(view).map(({ town }) => town));
  return view.fights.map((town) => {
    const [x, y] = townAt(town);
    const counts = strengthsIn(view, town);
    const shown = battles.has(town) ? kArmies.filter((army) => counts[army] > 0) : [];
    const plates = shown.map(
      (army, i) =>
        `<g class="n-${armyClass[army]}" transform="translate(${16 + i * 21} 0)"><rect x="-2" y="-9" width="19" height="18" rx="3" fill="var(--face)"` +
        ` stroke="#fff" stroke-width="1.4"/><text class="np-plate" x="7.5" y="4.4">${counts[army]}</text></g>`,
    );
    return { id: `fight ${town}`, x: short(x), y: short(y), sprite: `<g>${plates.join('')}<use href="#np-swords"/></g>` };
  });
}

// The small map: rivers, roads, a dab of colour for each block.
function overview(view: View): string {
  const rivers = features('river').map((feature) => `<path d="${line(onSheet(feature.line))}" fill="none" stroke="#8ab4cc" stroke-width="7"/>`);
  const ways = roads.map(
    ({ id, class: kind }) =>
      `<path d="${line(courses.get(id)!)}" fill="none" stroke="#5d4630" stroke-width="${kind === 'main' ? 5 : 2.4}"` +
      ` stroke-opacity="${kind === 'main' ? 0.85 : 0.4}"/>`,
  );
  const dabs = pieces(view).map(
    ({ x, y, seat }) =>
      `<rect class="n-${armyClass[seat as Army]}" x="${short(x - 12)}" y="${short(y - 24)}" width="24" height="24" fill="var(--face)"/>`,
  );
  const signs = readView(view).fights.map((town) => {
    const [x, y] = townAt(town);
    return `<circle cx="${short(x)}" cy="${short(y)}" r="30" fill="none" stroke="#a3322a" stroke-width="10"/>`;
  });
  return `<rect width="${kWidth}" height="${kHeight}" fill="#f3ead3"/>${[...rivers, ...ways, ...dabs, ...signs].join('')}`;
}

// Where marches of this turn attack.
function arrows(view: View): { from: string; to: string }[] {
  return Object.values(readView(view).units).flatMap(({ at, via, start, steps = 0 }) => {
    const from = steps > 1 ? via : start;
    return from && from !== at && readView(view).fights.includes(at) ? [{ from, to: at }] : [];
  });
}

export const campaignMap: Sheet = {
  id: 'map',
  size: { width: kWidth, height: kHeight, margin: kMargin },
  places: townPlaces,
  ground,
  letters,
  frame: surround,
  overview,
  pieces,
  arrows,
  extras,
  onWay: (view, ways, engages) => beadsInHand(readView(view), ways, engages, language(), layout(readView(view), language()).taken),
};

const kSetUpMargin = { ...kMargin, bottom: kMargin.bottom + kTray };
const tray = (): string =>
  `<rect x="${-kMargin.left}" y="${kHeight + kMargin.bottom}" width="${kWidth + kMargin.left + kMargin.right}" height="${kTray}" fill="#e2d3ae"/>` +
  `<path d="M${-kMargin.left} ${kHeight + kMargin.bottom + 1}h${kWidth + kMargin.left + kMargin.right}" stroke="#8a6f3e" stroke-width="2"/>`;

// While blocks are to be placed, they stand in a tray below the map.
export const setUpMap: Sheet = {
  ...campaignMap,
  id: 'set_up',
  size: { width: kWidth, height: kHeight, margin: kSetUpMargin },
  ground: () => ground() + tray(),
};
