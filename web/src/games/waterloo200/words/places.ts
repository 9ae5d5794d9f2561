// Areas in words. Their number goes with the name, since the map is read by numbers; in Italian it goes before it, so that a preposition
// never meets the article of a name.
import type { Language } from '../../../text/language.svelte';
import { type Both } from '../../grammar';
import { areaById, headquarters, type BoardArea, type Circle, type Terrain } from '../data';
import { headquartersOf } from '../map/numbers';
import { speakers } from './speaker';
import { kOf } from './terms';

export const isPlace = (place: string | undefined): place is string => place !== undefined && areaById.has(place);

type InWords = (place: string, language: Language) => string;
const inForm =
  (form: string): InWords =>
  (place, language) =>
    isPlace(place) ? speakers[language].name(`place.${place}`, form) : place;

export const placeName = inForm(''); // "Foy’s Field (69)": for headings and tooltips
// Within a sentence: "**the Crossroads** (27)", "l’area 27 (**Il Crocevia**)".
export const the = inForm('the');
export const at = inForm('at');
export const to = inForm('to');

const kTerrains: Both<Record<Terrain, string>> = {
  en: {
    open: 'Open ground',
    slope: 'Slope',
    valley: 'Valley',
    ridge: 'Ridge',
    wood: 'Wood',
    hill: 'Hill',
    orchard: 'Orchard',
    village: 'Village',
    farm: 'Farm',
    entry: 'Edge of the map',
  },
  it: {
    open: 'Terreno aperto',
    slope: 'Pendio',
    valley: 'Valle',
    ridge: 'Crinale',
    wood: 'Bosco',
    hill: 'Altura',
    orchard: 'Frutteto',
    village: 'Villaggio',
    farm: 'Fattoria',
    entry: 'Margine della mappa',
  },
};
const kCircles: Both<Record<Circle, string>> = {
  en: { green: 'green circle', yellow: 'yellow square', red: 'red diamond', black: 'black hexagon' },
  it: { green: 'cerchio verde', yellow: 'quadrato giallo', red: 'rombo rosso', black: 'esagono nero' },
};

const kWords: Both<{
  enter: (mp: number) => string;
  stack: (n: number) => string;
  bonus: (n: number) => string;
  victory: string;
  sunken: string;
  hq: (whose: string) => string;
  entry: string;
}> = {
  en: {
    enter: (mp) => `${mp} MP to enter`,
    stack: (n) => (n === 1 ? 'one block a side' : `${n} blocks a side`),
    bonus: (n) => `bonus ${n}`,
    victory: 'victory area',
    sunken: 'sunken road',
    hq: (whose) => `headquarters ${whose}`,
    entry: 'Prussians alone enter here',
  },
  it: {
    enter: (mp) => `${mp} PM per entrare`,
    stack: (n) => (n === 1 ? 'un blocco per parte' : `${n} blocchi per parte`),
    bonus: (n) => `bonus ${n}`,
    victory: 'area vittoria',
    sunken: 'strada incassata',
    hq: (whose) => `quartier generale ${whose}`,
    entry: 'vi entrano soltanto i Prussiani',
  },
};

// "Farm, yellow square: 2 MP to enter, 2 blocks a side, bonus 6; victory area".
export function groundText(area: BoardArea, language: Language): string {
  const words = kWords[language];
  const faction = headquartersOf(area.id);
  const figures = [
    area.cost ? words.enter(area.cost) : '',
    area.stacking ? words.stack(area.stacking) : words.entry,
    area.bonus ? words.bonus(area.bonus) : '',
  ]
    .filter(Boolean)
    .join(', ');
  const marks = [
    area.victory ? words.victory : '',
    area.sunken ? words.sunken : '',
    faction && headquarters[faction] === area.id ? words.hq(kOf[language][faction]) : '',
  ].filter(Boolean);
  return [`${kTerrains[language][area.terrain]}, ${kCircles[language][area.circle]}: ${figures}`, ...marks].join('; ');
}
