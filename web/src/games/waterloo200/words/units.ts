// Units in words. Brigades bear their general's name: "Soye’s brigade", "la brigata Soye"; so Italian needs one gender for them all.
import type { Language } from '../../../text/language.svelte';
import { type Both, counted } from '../../grammar';
import { unitById, type Unit } from '../data';
import { speakers } from './speaker';
import { kArms } from './terms';

export const isUnit = (id: string | undefined): id is string => id !== undefined && unitById.has(id);

// As a subject or an object: "Soye’s brigade", "la brigata Soye".
export const the = (id: string, language: Language): string => (isUnit(id) ? speakers[language].name(`unit.${id}`) : id);

const kWords: Both<{
  strength: (n: number) => string;
  hits: (n: number) => string;
  moves: (mp: number) => string;
  tv: string;
  sv: string;
  av: string;
  radius: (n: number) => string;
  heart: string;
  pawn: string;
}> = {
  en: {
    strength: (n) => `strength ${n}`,
    hits: (n) => `${counted(n, 'hit', 'hits', 'en')} to lose a step`,
    moves: (mp) => `${mp} MP`,
    tv: 'TV',
    sv: 'SV',
    av: 'AV',
    radius: (n) => `radius ${n}`,
    heart: 'at heart',
    pawn: 'pawn',
  },
  it: {
    strength: (n) => `forza ${n}`,
    hits: (n) => `${counted(n, 'colpo', 'colpi', 'it')} per perdere un gradino`,
    moves: (mp) => `${mp} PM`,
    tv: 'VT',
    sv: 'VS',
    av: 'VA',
    radius: (n) => `raggio ${n}`,
    heart: 'al cuore',
    pawn: 'pedone',
  },
};

// "infantry, II Corps: strength 3, one hit to lose a step, 2 MP".
export function figures(unit: Unit, step: number, language: Language): string {
  const words = kWords[language];
  const now = unit.steps[step] ?? unit.steps[0]!;
  const value = unit.type === 'tactical_leader' ? words.tv : unit.type === 'strategic_leader' ? words.sv : words.av;
  const last = now.symbol === 'heart' ? words.heart : now.symbol === 'pawn' ? words.pawn : '';
  const radius = unit.tactical_radius?.[step];
  const parts = [
    words.strength(now.strength),
    last,
    now.value !== undefined ? `${value} ${now.value}` : '',
    radius !== undefined ? words.radius(radius) : '',
    words.hits(now.hits),
    words.moves(unit.mp),
  ].filter(Boolean);
  const where = unit.corps ? `, ${speakers[language].name(`corps.${unit.corps}`)}` : '';
  return `${kArms[language][unit.type]}${where}: ${parts.join(', ')}`;
}
