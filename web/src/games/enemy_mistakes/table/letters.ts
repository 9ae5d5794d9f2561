// Names on the table: towns and farms, woods and brooks. They lie above the states, so that a glow never drowns them.
import { boxOf } from '../../../board/engraver/geometry';
import { text } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import type { Point } from '../../game';
import { nameIn } from '../../grammar';
import { areasOf, linesOf } from '../data';
import { onSheet } from './sheet';

const middle = (polygon: Point[]): Point => {
  const { x0, y0, x1, y1 } = boxOf(onSheet(polygon));
  return [(x0 + x1) / 2, (y0 + y1) / 2];
};

// Where a name stands off from the middle of its town, so that pieces and roads leave it free.
const kBeside: Record<string, Point> = {
  la_haye_sainte: [-2, 84],
  hougoumont: [0, -30],
  plancenoit: [-8, 44],
  papelotte: [-4, -14],
  smohain: [-14, -18],
  frischermont: [0, -20],
  la_belle_alliance: [0, -18],
  mont_saint_jean: [-86, 8],
  merbraine: [0, -24],
};
const kOffOf: Point = [0, -18];

function towns(language: Language): string {
  return areasOf('town')
    .map(({ id, polygon, name }) => {
      const [x, y] = middle(polygon);
      const [dx, dy] = kBeside[id] ?? kOffOf;
      return text(x + dx, y + dy, nameIn(name, language), 'lb-sp');
    })
    .join('');
}

function woods(language: Language): string {
  return areasOf('wood')
    .map(({ polygon, name }) => {
      const [x, y] = middle(polygon);
      return text(x, y + 4, nameIn(name, language), 'lb em-wood');
    })
    .join('');
}

function brooks(language: Language): string {
  return linesOf('torrent')
    .map(({ points, name }) => {
      const [x, y] = onSheet(points)[Math.floor(points.length / 2)]!;
      return text(x, y - 9, nameIn(name, language), 'lb-water');
    })
    .join('');
}

export const letters = (language: Language): string => brooks(language) + woods(language) + towns(language);
