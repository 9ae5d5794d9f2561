// Areas in words. Their number goes with the name, since the map is read by numbers; in Italian it goes before it, so that a preposition
// never meets the article of a name.
import type { Language } from '../../../text/language.svelte';
import { type Both, typographic } from '../../grammar';
import { areaById, headquarters, type BoardArea, type Circle, type Terrain } from '../data';
import { headquartersOf } from '../map/numbers';
import { kFactionNames, kOf } from './terms';

export const isPlace = (place: string | undefined): place is string => place !== undefined && areaById.has(place);

function bare(place: string, language: Language): string {
  return typographic(areaById.get(place)?.name[language] ?? place);
}

// "Foy’s Field (69)": for headings and tooltips.
export function placeName(place: string, language: Language): string {
  return areaById.has(place) ? `${bare(place, language)} (${place})` : place;
}

// Within a sentence: "**the Crossroads** (27)", "area 27 (**Il Crocevia**)".
function within(place: string, language: Language): string {
  const name = bare(place, language);
  return language === 'en' ? `**${name.replace(/^The /, 'the ')}** (${place})` : `area ${place} (**${name}**)`;
}

type InWords = (place: string, language: Language) => string;
const put =
  (english: string, italian: string): InWords =>
  (place, language) =>
    language === 'en' ? `${english}${within(place, 'en')}` : `${italian}${within(place, 'it')}`;

export const the = put('', 'l’');
export const at = put('at ', 'nell’');
export const to = put('to ', 'nell’');
export const from = put('from ', 'dall’');
export const on = put('on ', 'sull’');

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
  hq: (who: string) => string;
  entry: string;
}> = {
  en: {
    enter: (mp) => `${mp} MP to enter`,
    stack: (n) => (n === 1 ? 'one block a side' : `${n} blocks a side`),
    bonus: (n) => `bonus ${n}`,
    victory: 'victory area',
    sunken: 'sunken road',
    hq: (who) => `headquarters of ${who}`,
    entry: 'Prussians alone enter here',
  },
  it: {
    enter: (mp) => `${mp} PM per entrare`,
    stack: (n) => (n === 1 ? 'un blocco per parte' : `${n} blocchi per parte`),
    bonus: (n) => `bonus ${n}`,
    victory: 'area vittoria',
    sunken: 'strada incassata',
    hq: (who) => `quartier generale ${who}`,
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
    faction && headquarters[faction] === area.id ? words.hq(language === 'en' ? kFactionNames.en[faction] : kOf[faction]) : '',
  ].filter(Boolean);
  return [`${kTerrains[language][area.terrain]}, ${kCircles[language][area.circle]}: ${figures}`, ...marks].join('; ');
}
