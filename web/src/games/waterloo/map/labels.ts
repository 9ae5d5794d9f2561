// Where the name of each area stands. Set by hand, in sheet pixels from the area's centre: automatic placing is not to be trusted
// with hachures, walls and woods around. Pieces keep clear of the boxes given here.
import type { Box } from '../../../board/engraver/geometry';
import { broken } from '../../../board/engraver/lettering';
import type { Point } from '../../game';
import { nameIn } from '../../grammar';
import type { Language } from '../../../text/language.svelte';
import { areaById, type BoardArea } from '../data';
import { centerOf } from './sheet';

const kUsual: Point = [0, -24];

const kOffsets: Record<string, Point> = {
  mont_st_jean: [-8, -24],
  merbraine: [2, 12],
  plancenoit: [23, -26],
  hougoumont: [2, -36],
  la_haye_sainte: [2, -20],
  papelotte_smohain: [-4, -14],
  vert_coucou: [0, 8],
  hubermont: [8, -46],
  callois_wood: [0, 4],
  ohain_wood: [0, 4],
  bois_de_paris: [4, -38],
  maransart: [0, 4],
  frischermont: [2, -34],
  monplaisir: [2, -47],
  lasne_brook: [0, -30],
  lower_lasne: [2, -30],
  smohain_brook: [0, -30],
  grand_battery_west: [14, -26],
  foys_hollow: [-10, -20],
  grand_battery_east: [4, -24],
  la_belle_alliance: [24, -22],
  crossroads: [20, -22],
  waterloo_fields: [0, -18],
  rossomme: [-6, -34],
  decosters_house: [20, -21],
  guards_ridge: [0, -28],
  altens_ridge: [-8, -24],
  zietens_road: [4, -22],
  churchyard_lane: [10, -24],
  orchard_hollow: [4, -4],
  trimotion: [0, -30],
  msj_farm: [-4, -24],
  somersets_hollow: [0, -22],
  hanotelet: [0, -24],
  chantelet: [0, -24],
  neuve_cour: [0, -30],
};

// Italian names are longer: these need another place.
const kItalianOffsets: Record<string, Point> = {
  orchard_hollow: [6, 15],
  nassau_reserve: [-9, -24],
  somersets_hollow: [4, -22],
  sandpit_valley: [9, -24],
  lasne_road: [-12, -24],
};

export interface LabelPlace {
  x: number;
  y: number;
  css: string;
  longest: number;
  leading: number;
}

export function labelOf(area: BoardArea, language: Language): LabelPlace {
  const [cx, cy] = centerOf(area.id);
  const [dx, dy] = (language === 'it' ? kItalianOffsets[area.id] : undefined) ?? kOffsets[area.id] ?? kUsual;
  const at = { x: cx + dx, y: cy + dy };
  if (area.strong_point) return { ...at, css: 'lb-sp', longest: 12, leading: 14 };
  if (area.terrain.town || area.objective_of) return { ...at, css: 'lb-town', longest: 12, leading: 14 };
  return { ...at, css: 'lb', longest: 17, leading: 12 };
}

const kLetter: Record<string, number> = { lb: 5.9, 'lb-town': 7.8, 'lb-sp': 7.4 }; // mean width of a letter

// What the name takes in whatever language, with the tablet of a strong point below it.
export function labelBox(id: string): Box {
  const area = areaById.get(id);
  if (!area) return { x0: 0, y0: 0, x1: 0, y1: 0 };
  const boxes = Object.keys(area.name).map((language) => {
    const { x, y, css, longest, leading } = labelOf(area, language);
    const rows = broken(nameIn(area.name, language), longest);
    const half = (Math.max(...rows.map((row) => row.length)) * kLetter[css]) / 2;
    return { x0: x - half, x1: x + half, y0: y - 10 - (rows.length - 1) * leading, y1: y + (area.strong_point ? 19 : 3) };
  });
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}
