// Places in sentences: their names, and the preposition and article that each language wants before them. Names are in **bold**
// here; `plain` of text.ts takes the marks away.
import board from '../../../../../data/waterloo/board.json';
import type { Language } from '../../../text/language.svelte';
import { capital, type Both, typographic } from './text';

interface AreaFacts {
  id: string;
  name: Both<string>;
  edge: boolean;
  entry: string | null;
  objective_of: string | null;
  terrain: { low: boolean; woods: boolean; town: boolean; river: boolean };
  strong_point: { capacity: number; shift: number } | null;
}

const kAreas: readonly AreaFacts[] = board.areas;
const kAreaById = new Map(kAreas.map((area) => [area.id, area]));

export const kDelayed = 'delayed';

function areaFacts(place: string): AreaFacts | undefined {
  return kAreaById.get(place);
}

export function isPlace(place: string | undefined): place is string {
  return place !== undefined && (place === kDelayed || kAreaById.has(place));
}

const kDelayedName: Both<string> = { en: 'Delayed box', it: 'Riquadro In ritardo' };

// As it stands on the map: "Alten’s Ridge", "The Crossroads".
export function placeName(place: string, language: Language): string {
  if (place === kDelayed) return kDelayedName[language];
  const area = areaFacts(place);
  return area ? typographic(area.name[language]) : '';
}

// --- English -------------------------------------------------------------------------------------------------------------------------

// The preposition that goes with the last word of a name; "at" for all others.
const kEnglishAt: Record<string, string> = {
  Ridge: 'on',
  Heights: 'on',
  Slope: 'on',
  Knoll: 'on',
  Flank: 'on',
  Road: 'on',
  Lane: 'on',
  Brook: 'on',
  Lasne: 'on',
  Hollow: 'in',
  Valley: 'in',
  Wood: 'in',
  Field: 'in',
  Fields: 'in',
  Paris: 'in',
  box: 'in',
};

interface EnglishName {
  article: string;
  name: string;
  at: string;
}

function english(place: string): EnglishName {
  const full = placeName(place, 'en');
  const name = full.replace(/^The /, '');
  const at = kEnglishAt[full.split(' ').at(-1) ?? ''] ?? 'at';
  return { article: name !== full || place === kDelayed ? 'the ' : '', name, at };
}

// --- Italian -------------------------------------------------------------------------------------------------------------------------

type Article = 'il' | 'la' | 'l’' | 'i' | 'le' | '';
type Preposition = 'a' | 'da' | 'su' | 'in' | 'di';

// By the first words of a name: its article, and the preposition of rest. Names of villages and farms have no article.
const kItalianHeads: readonly [head: string, article: Article, at: Preposition][] = [
  ['Campi', 'i', 'in'],
  ['Campo', 'il', 'in'],
  ['Bivacco', 'il', 'a'],
  ['Bosco', 'il', 'in'],
  ['Strada', 'la', 'su'],
  ['Bois', 'il', 'in'],
  ['Casa', 'la', 'a'],
  ['Riserva', 'la', 'in'],
  ['Fattoria', 'la', 'a'],
  ['Conca', 'la', 'in'],
  ['Pendio', 'il', 'su'],
  ['Crinale', 'il', 'su'],
  ['Fianco', 'il', 'su'],
  ['Alture', 'le', 'su'],
  ['Avvallamento', 'l’', 'in'],
  ['Valle', 'la', 'in'],
  ['Ruscello', 'il', 'su'],
  ['Sentiero', 'il', 'su'],
  ['Grande Batteria', 'la', 'a'],
  ['Poggio', 'il', 'su'],
  ['Basso', 'il', 'su'],
  ['Riquadro', 'il', 'in'],
  ['Il ', 'il', 'a'],
];

const kContractions: Record<Preposition, Record<Article, string>> = {
  a: { il: 'al ', la: 'alla ', 'l’': 'all’', i: 'ai ', le: 'alle ', '': 'a ' },
  da: { il: 'dal ', la: 'dalla ', 'l’': 'dall’', i: 'dai ', le: 'dalle ', '': 'da ' },
  su: { il: 'sul ', la: 'sulla ', 'l’': 'sull’', i: 'sui ', le: 'sulle ', '': 'su ' },
  in: { il: 'nel ', la: 'nella ', 'l’': 'nell’', i: 'nei ', le: 'nelle ', '': 'in ' },
  di: { il: 'del ', la: 'della ', 'l’': 'dell’', i: 'dei ', le: 'delle ', '': 'di ' },
};

interface ItalianName {
  article: Article;
  name: string;
  at: Preposition;
}

function italian(place: string): ItalianName {
  const full = placeName(place, 'it');
  const [head, article, at] = kItalianHeads.find(([first]) => full.startsWith(first)) ?? ['', '' as const, 'a' as const];
  return { article, name: head === 'Il ' ? full.slice(head.length) : full, at };
}

function withPreposition(preposition: Preposition, place: string): string {
  const { article, name } = italian(place);
  return `${kContractions[preposition][article]}**${name}**`;
}

// --- In a sentence -------------------------------------------------------------------------------------------------------------------

// "Alten’s Ridge", "il Crinale di Alten": as an object or after a preposition that does not contract.
export function the(place: string, language: Language): string {
  if (language === 'en') {
    const { article, name } = english(place);
    return `${article}**${name}**`;
  }
  const { article, name } = italian(place);
  return `${article}${article === '' || article === 'l’' ? '' : ' '}**${name}**`;
}

// "on Alten’s Ridge", "sul Crinale di Alten".
export function at(place: string, language: Language): string {
  return language === 'en' ? `${english(place).at} ${the(place, 'en')}` : withPreposition(italian(place).at, place);
}

export function from(place: string, language: Language): string {
  return language === 'en' ? `from ${the(place, 'en')}` : withPreposition('da', place);
}

// Italian goes where it will rest: "sul Crinale di Alten", "a Hougoumont".
export function to(place: string, language: Language): string {
  return language === 'en' ? `to ${the(place, 'en')}` : at(place, 'it');
}

// Of fire: "on Hougoumont", "su Hougoumont".
export function on(place: string, language: Language): string {
  return language === 'en' ? `on ${the(place, 'en')}` : withPreposition('su', place);
}

export function of(place: string, language: Language): string {
  return language === 'en' ? `of ${the(place, 'en')}` : withPreposition('di', place);
}

// Of an assault: "on Hougoumont", "a Hougoumont".
export function against(place: string, language: Language): string {
  return language === 'en' ? `on ${the(place, 'en')}` : withPreposition('a', place);
}

// --- The ground ----------------------------------------------------------------------------------------------------------------------

const kGround: Both<{
  strong: (holders: number) => string;
  woods: string;
  town: string;
  river: string;
  low: string;
  open: string;
  entry: string;
  frenchGoal: string;
  alliedGoal: string;
  box: string;
}> = {
  en: {
    strong: (holders) => `strong point for ${holders === 1 ? 'one' : 'two'}`,
    woods: 'woods',
    town: 'town',
    river: 'river',
    low: 'low ground',
    open: 'open ground',
    entry: 'Prussian entry area',
    frenchGoal: 'the French objective',
    alliedGoal: 'the Allied objective',
    box: 'off the map, next to the three entry areas',
  },
  it: {
    strong: (holders) => `caposaldo per ${holders === 1 ? 'una' : 'due'}`,
    woods: 'bosco',
    town: 'abitato',
    river: 'corso d’acqua',
    low: 'terreno basso',
    open: 'terreno aperto',
    entry: 'area d’ingresso prussiana',
    frenchGoal: 'obiettivo dei Francesi',
    alliedGoal: 'obiettivo degli Alleati',
    box: 'fuori mappa, accanto alle tre aree d’ingresso',
  },
};

// "strong point for two, woods".
export function groundText(place: string, language: Language): string {
  const words = kGround[language];
  const area = areaFacts(place);
  if (!area) return place === kDelayed ? words.box : '';
  const ground = (['woods', 'town', 'river', 'low'] as const).filter((kind) => area.terrain[kind]).map((kind) => words[kind]);
  if (area.strong_point) ground.unshift(words.strong(area.strong_point.capacity));
  if (ground.length === 0) ground.push(words.open);
  if (area.entry) ground.push(`${words.entry} ${area.entry}`);
  if (area.objective_of) ground.push(area.objective_of === 'french' ? words.frenchGoal : words.alliedGoal);
  return capital(ground.join(', '));
}
