// The ground of Waterloo: everything below the states, drawn once.
import { beside, hash } from '../../../board/engraver/geometry';
import { kInks } from '../../../board/engraver/inks';
import { hachures, hill } from '../../../board/engraver/relief';
import { avenue, road, sunkenRoad, type RoadClass } from '../../../board/engraver/roads';
import { parcels, village } from '../../../board/engraver/settlement';
import { line } from '../../../board/engraver/svg';
import { meadow, stream, wash } from '../../../board/engraver/water';
import { wood } from '../../../board/engraver/woods';
import { board, features } from '../data';
import { kHeight, kWidth, onSheet, outlineOf } from './sheet';
import { kMargin } from './surround';

const kBesideRidge = 8.5; // the sunken road runs along the crest: this far from it

export function ground(): string {
  const { top, right, bottom, left } = kMargin;
  const paper = `<rect x="${-left}" y="${-top}" width="${kWidth + left + right}" height="${kHeight + top + bottom}" fill="url(#paper)"/>`;
  const clip = `<clipPath id="waterloo-neat"><rect width="${kWidth}" height="${kHeight}"/></clipPath>`;
  const layers = [lowGround(), relief(), water(), roads(), woods(), villages(), banks(), borders()];
  return `${paper}${clip}<g clip-path="url(#waterloo-neat)">${layers.join('')}</g>`;
}

function lowGround(): string {
  const low = board.areas.filter((area) => area.terrain.low).map((area) => wash(outlineOf(area.id), kInks.low));
  const wet = board.areas.filter((area) => area.terrain.river).map((area) => meadow(outlineOf(area.id)));
  return low.join('') + wet.join('');
}

function relief(): string {
  const hills = features('hill').map((feature) => hill(onSheet(feature.polygon)));
  const ridges = features('ridge').map((ridge) => hachures(onSheet(ridge.line), ridge.hachures, { seed: hash(ridge.id), length: 17 }));
  return `${hills.join('')}<g opacity=".3">${fields()}</g>${ridges.join('')}`;
}

function fields(): string {
  const woodland = features('woods').map((feature) => onSheet(feature.polygon));
  const dry = board.areas.filter(({ terrain }) => !terrain.woods && !terrain.river && !terrain.low);
  return dry.map((area) => parcels(outlineOf(area.id), hash(area.id), woodland)).join('');
}

function water(): string {
  return features('stream')
    .map((feature) => stream(onSheet(feature.line)))
    .join('');
}

// Lanes first: a paved road runs over them, between its rows of trees.
function roads(): string {
  const of = (kind: RoadClass) =>
    features('road')
      .filter((feature) => feature.class === kind)
      .map((feature) => onSheet(feature.line));
  return (
    of('lane')
      .map((way) => road(way, 'lane'))
      .join('') +
    of('paved')
      .map((way) => avenue(way) + road(way, 'paved'))
      .join('')
  );
}

function woods(): string {
  return features('woods')
    .map((feature) => wood(onSheet(feature.polygon), hash(feature.id)))
    .join('');
}

function villages(): string {
  return features('village')
    .map((feature) => village(feature.buildings.map(onSheet), feature.class === 'strong_point'))
    .join('');
}

function banks(): string {
  return features('sunken_road')
    .map((feature) => sunkenRoad(beside(onSheet(feature.line), feature.side === 'north' ? -kBesideRidge : kBesideRidge)))
    .join('');
}

// A ridge speaks for itself: where a border runs along one, no chain line is drawn.
function borders(): string {
  const d = board.borders
    .filter((border) => !border.ridge)
    .map((border) => line(onSheet(border.line)))
    .join('');
  return `<path class="edge" d="${d}"/>`;
}
