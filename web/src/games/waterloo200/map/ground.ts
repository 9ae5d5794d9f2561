// The ground of Waterloo 200: everything below the states, drawn once.
import { hash } from '../../../board/engraver/geometry';
import { kInks } from '../../../board/engraver/inks';
import { hachures, hill } from '../../../board/engraver/relief';
import { avenue, road, sunkenRoad } from '../../../board/engraver/roads';
import { parcels, village } from '../../../board/engraver/settlement';
import { line, short, stroke } from '../../../board/engraver/svg';
import { stream } from '../../../board/engraver/water';
import { orchard, wood } from '../../../board/engraver/woods';
import type { Point } from '../../game';
import { areas, features } from '../data';
import { kHeight, kWidth, onSheet, outlineOf } from './sheet';
import { kMargin } from './surround';

const kTreesApart = 10.4; // there are many woods on this map
const kEveryThird = 3; // of the points of a wood's border: its scallops hide the rest

export function ground(): string {
  const { top, right, bottom, left } = kMargin;
  const paper = `<rect x="${-left}" y="${-top}" width="${kWidth + left + right}" height="${kHeight + top + bottom}" fill="url(#paper)"/>`;
  const clip = `<clipPath id="waterloo200-neat"><rect width="${kWidth}" height="${kHeight}"/></clipPath>`;
  const layers = [beyond(), relief(), water(), roads(), woods(), villages(), banks(), borders(), sunkenAreas(), startLine()];
  return `${paper}${clip}<g clip-path="url(#waterloo200-neat)">${layers.join('')}</g>`;
}

// The areas that only Prussians use are shaded: the map ends there for everybody else.
function beyond(): string {
  return areas
    .filter(({ circle }) => circle === 'black')
    .map(({ id }) => `<path d="${line(outlineOf(id), true)}" fill="${kInks.shade}" fill-opacity=".4"/>`)
    .join('');
}

function relief(): string {
  const hills = features('hill').map((feature) => hill(onSheet(feature.polygon), feature.level === 1 ? 0.12 : 0.14));
  const slopes = features('hill')
    .filter(({ level }) => level === 2)
    .map((feature) => {
      const rim = onSheet(feature.polygon);
      const [first] = rim;
      return hachures(first ? [...rim, first] : rim, 'out', {
        length: 9,
        second: false,
        step: 4.2,
        crest: false,
        seed: hash(feature.id),
        weight: 0.7,
      });
    });
  return `${hills.join('')}<g opacity=".3">${fields()}</g><g opacity=".5">${slopes.join('')}</g>`;
}

function fields(): string {
  const woodland = [...features('wood'), ...features('orchard')].map(({ polygon }) => thinned(polygon));
  return areas
    .filter(({ circle }) => circle === 'green')
    .map(({ id }) => parcels(outlineOf(id), hash(`field ${id}`), woodland))
    .join('');
}

function thinned(outline: Point[]): Point[] {
  return onSheet(outline.filter((_, i) => i % kEveryThird === 0));
}

function water(): string {
  return features('stream')
    .map((feature) => stream(onSheet(feature.line)))
    .join('');
}

// Tracks first, then lanes: a paved road runs over them, between its rows of trees.
function roads(): string {
  const tracks = features('track').map((feature) => road(onSheet(feature.line), 'track'));
  const lanes = features('road')
    .filter(({ paved }) => !paved)
    .map((feature) => road(onSheet(feature.line), 'lane'));
  const paved = features('road')
    .filter((feature) => feature.paved)
    .map((feature) => onSheet(feature.line))
    .map((way) => avenue(way) + road(way, 'paved'));
  return [...tracks, ...lanes, ...paved].join('');
}

function woods(): string {
  return (
    features('wood')
      .map(({ id, polygon }) => wood(thinned(polygon), hash(id), kTreesApart))
      .join('') +
    features('orchard')
      .map(({ polygon }) => orchard(thinned(polygon)))
      .join('')
  );
}

function villages(): string {
  const settlements = [...features('village'), ...features('farm')];
  return settlements.map(({ kind, buildings }) => village(buildings.map(onSheet), kind === 'farm')).join('');
}

function banks(): string {
  return features('sunken_road')
    .map((feature) => sunkenRoad(onSheet(feature.line), 2.4, 4))
    .join('');
}

// Two areas share a border, but its chain line is drawn once: drawn twice it would fill its own gaps.
function borders(): string {
  const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
  const drawn = new Set<string>();
  let d = '';
  for (const { id } of areas) {
    const outline = outlineOf(id);
    let last = '';
    outline.forEach((point, i) => {
      const [from, to] = [at(point), at(outline[(i + 1) % outline.length])];
      const segment = from < to ? `${from} ${to}` : `${to} ${from}`;
      if (drawn.has(segment)) return;
      drawn.add(segment);
      d += last === from ? `L${to}` : `M${from}L${to}`;
      last = to;
    });
  }
  return `<path class="edge" d="${d}"/>`;
}

// The areas of the sunken road have a dashed line inside their border.
function sunkenAreas(): string {
  return areas
    .filter(({ sunken }) => sunken)
    .map(({ id }) => {
      const d = line(outlineOf(id), true);
      return (
        `<clipPath id="waterloo200-creux-${id}"><path d="${d}"/></clipPath><g clip-path="url(#waterloo200-creux-${id})">` +
        `${stroke(d, kInks.brickStrong, 7, 'stroke-opacity=".18"')}` +
        `${stroke(d, kInks.brickStrong, 2.4, 'stroke-dasharray="9 3" stroke-opacity=".7"')}</g>`
      );
    })
    .join('');
}

// Where the armies faced each other at eleven: a double line, its beads on paper.
function startLine(): string {
  return features('start_line')
    .map((feature) => {
      const d = line(onSheet(feature.line));
      return stroke(d, kInks.paper, 5) + stroke(d, kInks.startLine, 3) + stroke(d, kInks.paper, 1.1, 'stroke-dasharray="1 7"');
    })
    .join('');
}
