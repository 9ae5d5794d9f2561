// Where the names of the map stand. Blocks keep clear of their boxes.
import type { Box } from '../../../board/engraver/geometry';
import type { Language } from '../../../text/language.svelte';
import { nameIn } from '../../grammar';
import { towns, type Town } from '../data';
import { townAt } from './sheet';

export type Anchor = 'start' | 'middle' | 'end';
export interface NamePlace {
  text: string;
  x: number;
  y: number;
  anchor: Anchor;
  css: string;
}

// Set by hand, in sheet pixels from the town; the others stand below it.
const kNames: Record<string, [dx: number, dy: number, anchor?: Anchor]> = {
  waterloo: [12, -8, 'start'],
  wavre: [12, -7, 'start'],
  quatre_bras: [13, -6, 'start'],
  nivelles: [-12, -7, 'end'],
  brussels: [-17, 1, 'end'],
  hal: [-11, 1, 'end'],
  gembloux: [10, 19, 'start'],
  charleroi: [13, 16, 'start'],
  ligny: [12, 7, 'start'],
  louvain: [0, -13],
  jodoigne: [11, 15, 'start'],
  namur: [12, 17, 'start'],
  braine_le_comte: [-6, 21],
  mons: [-12, 3, 'end'],
  binche: [-3, 21],
  thuin: [-12, -3, 'end'],
  fosse: [2, 21],
  laneffe: [12, 5, 'start'],
  dinant: [12, -5, 'start'],
  huy: [12, 15, 'start'],
  liege: [-16, -7, 'end'],
  ghent: [18, -3, 'start'],
  tournai: [-11, -7, 'end'],
  solre: [-11, -7, 'end'],
  beaumont: [-11, 17, 'end'],
  philippeville: [12, 13, 'start'],
  maubeuge: [12, 18, 'start'],
  avesnes: [13, 5, 'start'],
  mariembourg: [-12, 6, 'end'],
  givet: [13, 10, 'start'],
  valenciennes: [-4, 22],
  conde: [-11, -6, 'end'],
  leuze: [12, 16, 'start'],
  st_trond: [0, -13],
  tirlemont: [-4, 22],
  marche: [13, 5, 'start'],
  rochefort: [13, 10, 'start'],
  ciney: [12, -6, 'start'],
  oudenarde: [-12, 4, 'end'],
  avelghem: [-3, 22],
  malines: [0, -13],
  termonde: [0, -13],
  alost: [-12, -4, 'end'],
  ninove: [-12, -4, 'end'],
};

const kLetter = { town: 7.4, city: 10.6 };

export function nameOf({ id, kind, name }: Town, language: Language): NamePlace {
  const [x, y] = townAt(id);
  const [dx, dy, anchor = 'middle'] = kNames[id] ?? [0, 22];
  const text = nameIn(name, language);
  return { text: kind === 'city' ? text.toUpperCase() : text, x: x + dx, y: y + dy, anchor, css: kind === 'city' ? 'np-city' : 'np-town' };
}

export function nameBox(town: Town, language: Language): Box {
  const { text, x, y, anchor } = nameOf(town, language);
  const width = text.length * kLetter[town.kind];
  const x0 = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { x0, y0: y - 12, x1: x0 + width, y1: y + 4 };
}

export const nameBoxes = (language: Language): Box[] => towns.map((town) => nameBox(town, language));
