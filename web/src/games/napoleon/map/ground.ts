// The ground of the campaign map: Belgium between the Lys and the Ourthe, everything below the states, drawn once.
import { hash, smooth } from '../../../board/engraver/geometry';
import { kInks } from '../../../board/engraver/inks';
import { hachures, hill } from '../../../board/engraver/relief';
import { line, short, stroke } from '../../../board/engraver/svg';
import { stream } from '../../../board/engraver/water';
import { wood } from '../../../board/engraver/woods';
import { features, roads, towns, type Road, type Town } from '../data';
import { courses, kHeight, kMargin, kScale, kWidth, onSheet, townAt } from './sheet';

const kTreesApart = 9.2;

export function ground(): string {
  const { top, right, bottom, left } = kMargin;
  const paper = `<rect x="${-left}" y="${-top}" width="${kWidth + left + right}" height="${kHeight + top + bottom}" fill="url(#paper)"/>`;
  const clip = `<clipPath id="napoleon-neat"><rect width="${kWidth}" height="${kHeight}"/></clipPath>`;
  const layers = [relief(), rivers(), borders(), woods(), villages(), ways('secondary'), ways('main'), bridges(), towns.map(town).join('')];
  return `${paper}${clip}<g clip-path="url(#napoleon-neat)">${layers.join('')}</g>`;
}

function relief(): string {
  return features('hill')
    .map((feature) => {
      const rim = onSheet(feature.polygon);
      const [first] = rim;
      const slopes = hachures(first ? [...rim, first] : rim, 'out', {
        length: 8,
        second: false,
        step: 4.4,
        crest: false,
        seed: hash(feature.id),
        weight: 0.7,
      });
      return `${hill(rim, 0.13)}<g opacity=".42">${slopes}</g>`;
    })
    .join('');
}

const rivers = (): string =>
  features('river')
    .map((feature) => stream(onSheet(feature.line), 3.4))
    .join('');

const woods = (): string =>
  features('wood')
    .map(({ id, polygon }) => wood(onSheet(polygon), hash(id), kTreesApart))
    .join('');

// The frontier, and the line between the two Allied armies.
function borders(): string {
  const drawn = (points: [number, number][], colour: string): string => {
    const d = line(smooth(onSheet(points), 1));
    return stroke(d, colour, 7, 'stroke-opacity=".28"') + stroke(d, colour, 1.5, 'stroke-dasharray="8 3 2 3"');
  };
  return (
    features('border')
      .map((feature) => drawn(feature.line, '#a3322a'))
      .join('') +
    features('deployment_line')
      .map((feature) => drawn(feature.line, '#7c4a1c'))
      .join('')
  );
}

function villages(): string {
  return features('village')
    .map(({ at: [x, y] }) => {
      const [vx, vy] = [x * kScale, y * kScale];
      return (
        `<rect x="${short(vx - 2)}" y="${short(vy - 2)}" width="4" height="4" fill="${kInks.brick}" stroke="${kInks.brickInk}"` +
        ' stroke-width=".5"/>'
      );
    })
    .join('');
}

// A main road is a causeway, tinted yellow; a secondary one a thin double line.
const kRoads = { main: { ink: 6, fill: 3.8, tint: '#f0c25a' }, secondary: { ink: 2.6, fill: 1.2, tint: '#faf3df' } } as const;

function ways(kind: Road['class']): string {
  const { ink, fill, tint } = kRoads[kind];
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const lines = roads.filter((road) => road.class === kind).map(({ id }) => line(courses.get(id)!));
  return lines.map((d) => stroke(d, '#4a3520', ink, round)).join('') + lines.map((d) => stroke(d, tint, fill, round)).join('');
}

function bridges(): string {
  return roads
    .flatMap((road) => road.bridges.map(({ at: [x, y] }) => ({ x: x * kScale, y: y * kScale })))
    .map(
      ({ x, y }) =>
        `<g transform="translate(${short(x)} ${short(y)})"><path d="M-5.2 -3.8C-3.4 -2.2 3.4 -2.2 5.2 -3.8M-5.2 3.8C-3.4 2.2 3.4 2.2 5.2 3.8"` +
        ' fill="none" stroke="#1d130b" stroke-width="1.4"/><rect x="-4.4" y="-2.2" width="8.8" height="4.4" fill="#fbf5e4"/></g>',
    )
    .join('');
}

const kZones: Record<Town['zone'], string> = { anglo_dutch: '#bf3a30', prussian: '#2d2d31', france: '#41709f' };

// A city is a fortress in outline; the colour tells whose zone it is (NP-4.1).
function town({ id, kind, zone }: Town): string {
  const [x, y] = townAt(id);
  const at = `transform="translate(${short(x)} ${short(y)})"`;
  if (kind === 'city') {
    return (
      `<g ${at}><path d="M0 -13L3.6 -9H9V-3.6L13 0L9 3.6V9H3.6L0 13L-3.6 9H-9V3.6L-13 0L-9 -3.6V-9H-3.6Z" fill="#fbf5e4" stroke="#1d130b"/>` +
      `<rect x="-5.8" y="-5.8" width="11.6" height="11.6" fill="${kZones[zone]}" stroke="#1d130b" stroke-width=".7"/></g>`
    );
  }
  return `<g ${at}><circle r="7" fill="#fbf5e4" stroke="#1d130b" stroke-width="1.1"/><circle r="4" fill="${kZones[zone]}"/></g>`;
}
