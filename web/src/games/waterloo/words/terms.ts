// The words of the rulebook for sides, states, discs, cubes, phases and causes.
import type { Language } from '../../../text/language.svelte';
import type { Army, Cause, Colour, Disc, Phase, Side, UnitStateWord } from '../view';
import type { Both } from './text';

// A side as the subject of a sentence, always plural: "the French", "i Francesi".
export const kSideNames: Both<Record<Side, string>> = {
  en: { french: 'the French', allied: 'the Allies' },
  it: { french: 'i Francesi', allied: 'gli Alleati' },
};

export const kArmyNames: Both<Record<Army, string>> = {
  en: { french: 'the French', anglo_allied: 'the Anglo-Allies', prussian: 'the Prussians' },
  it: { french: 'i Francesi', anglo_allied: 'gli Anglo-Alleati', prussian: 'i Prussiani' },
};

// WL-1.1.7: every army has its colour of cubes.
export const kArmyOfColour: Record<Colour, Army> = { blue: 'french', red: 'anglo_allied', black: 'prussian' };

export const kStateNames: Both<Record<UnitStateWord, string>> = {
  en: {
    mobile: 'mobile',
    defensive: 'defensive',
    square: 'in square',
    fresh: 'fresh',
    tired: 'tired',
    deployed: 'deployed',
    limbered: 'limbered',
    available: 'available',
    used: 'used',
  },
  it: {
    mobile: 'mobile',
    defensive: 'in difesa',
    square: 'in quadrato',
    fresh: 'fresca',
    tired: 'stanca',
    deployed: 'in batteria',
    limbered: 'al traino',
    available: 'disponibile',
    used: 'già attivato',
  },
};

// What a unit does when it takes a state.
export const kStateVerbs: Both<Record<UnitStateWord, string>> = {
  en: {
    mobile: 'forms up to move',
    defensive: 'takes up a defensive formation',
    square: 'forms square',
    fresh: 'is fresh',
    tired: 'is tired',
    deployed: 'unlimbers',
    limbered: 'limbers up',
    available: 'is available',
    used: 'has been used',
  },
  it: {
    mobile: 'si dispone a muovere',
    defensive: 'si dispone in difesa',
    square: 'forma il quadrato',
    fresh: 'è fresca',
    tired: 'è stanca',
    deployed: 'mette i pezzi in batteria',
    limbered: 'aggancia i pezzi al traino',
    available: 'è disponibile',
    used: 'è già stato attivato',
  },
};

export const kDiscNames: Both<Record<Disc, string>> = {
  en: { green: 'green disc', red: 'red disc', purple: 'purple disc' },
  it: { green: 'disco verde', red: 'disco rosso', purple: 'disco viola' },
};

export const kCubeNames: Both<Record<Colour, string>> = {
  en: { blue: 'blue cube', red: 'red cube', black: 'black cube' },
  it: { blue: 'cubo blu', red: 'cubo rosso', black: 'cubo nero' },
};

export const kCubesNames: Both<Record<Colour, string>> = {
  en: { blue: 'blue cubes', red: 'red cubes', black: 'black cubes' },
  it: { blue: 'cubi blu', red: 'cubi rossi', black: 'cubi neri' },
};

export const kPhaseNames: Both<Record<Phase, string>> = {
  en: {
    start: 'start of the turn',
    discs: 'discs',
    prussians: 'Prussians',
    skirmish: 'skirmish fire',
    actions: 'actions',
    formation: 'formations',
    victory: 'victory check',
    end: 'end of the turn',
  },
  it: {
    start: 'inizio del turno',
    discs: 'dischi',
    prussians: 'Prussiani',
    skirmish: 'schermaglie',
    actions: 'azioni',
    formation: 'formazioni',
    victory: 'verifica della vittoria',
    end: 'fine del turno',
  },
};

// How a unit is lost, after its name.
export const kCauseVerbs: Both<Record<Cause, string>> = {
  en: {
    six_cubes: 'has lost too many men and is eliminated',
    morale: 'is swept from the field',
    no_retreat: 'cannot fall back and is eliminated',
    melee: 'is cut down in the melee',
    fire: 'is destroyed by the fire',
    guns_taken: 'is taken by the enemy',
    caught: 'is caught alone by the enemy and lost',
    stranded: 'is left among the enemy and lost',
    area_limit: 'is lost in the crush of an overfilled area',
    empty_stock: 'is given up: no cube of its colour is left',
  },
  it: {
    six_cubes: 'ha perso troppi uomini ed è eliminata',
    morale: 'è spazzata via dal campo',
    no_retreat: 'non può ripiegare ed è eliminata',
    melee: 'è sciabolata nella mischia',
    fire: 'è distrutta dal fuoco',
    guns_taken: 'è presa dal nemico',
    caught: 'è sorpreso da solo dal nemico ed è perduto',
    stranded: 'resta in mezzo al nemico ed è perduto',
    area_limit: 'si perde nella ressa di un’area troppo piena',
    empty_stock: 'è sacrificata: non restano cubi del suo colore',
  },
};

// "a green disc", "un disco verde".
export function aDisc(disc: Disc, language: Language): string {
  return `${language === 'en' ? 'a' : 'un'} ${kDiscNames[language][disc]}`;
}

export function aCube(colour: Colour, language: Language): string {
  return `${language === 'en' ? 'a' : 'un'} ${kCubeNames[language][colour]}`;
}
