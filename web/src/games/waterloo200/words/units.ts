// Units in words. Brigades bear their general's name: "Soye’s brigade", "la brigata Soye"; so Italian needs one gender for them all.
import type { Language } from '../../../text/language.svelte';
import { type Both, counted, typographic } from '../../grammar';
import { corps, isGun, isLeader, unitById, units, type Unit } from '../data';
import { kArms } from './terms';

export const isUnit = (id: string | undefined): id is string => id !== undefined && unitById.has(id);

const names = units.map(({ name }) => name.en);
const isAmbiguous = (unit: Unit): boolean => !isGun(unit) && names.filter((name) => name === unit.name.en).length > 1;

function corpsName(unit: Unit, language: Language): string {
  return unit.corps ? corps[unit.corps]!.name[language] : '';
}

function english(unit: Unit): string {
  const name = typographic(unit.name.en);
  if (isLeader(unit)) return name === 'Prince of Orange' ? 'the Prince of Orange' : name;
  if (isGun(unit)) {
    const arm = unit.type === 'horse_artillery' ? 'horse artillery' : 'artillery';
    return unit.corps === 'fr_G' ? `the Guard ${kArms.en[unit.type]}` : `the ${corpsName(unit, 'en')} ${arm}`;
  }
  if (name.startsWith('Brunswick')) return `the ${name}${unit.type === 'cavalry' ? ' cavalry' : ' infantry'}`;
  if (/Grenadiers|Chasseurs/.test(name)) return `the ${name}`;
  return `${name}’s brigade${isAmbiguous(unit) ? ` (${corpsName(unit, 'en')})` : ''}`;
}

function italian(unit: Unit): string {
  const name = typographic(unit.name.it);
  if (isLeader(unit)) return name.startsWith('Principe') ? `il ${name}` : name;
  if (unit.corps === 'fr_G' && isGun(unit)) return `l’${kArms.it[unit.type]} della Guardia`;
  if (isGun(unit)) return `l’${unit.type === 'horse_artillery' ? 'artiglieria a cavallo' : 'artiglieria'} del ${corpsName(unit, 'it')}`;
  if (unit.type === 'cavalry' && name === 'Brunswick') return 'la cavalleria Brunswick';
  return `la brigata ${name}${isAmbiguous(unit) ? ` (${corpsName(unit, 'it')})` : ''}`;
}

// As a subject or an object: "Soye’s brigade", "la brigata Soye".
export function the(id: string, language: Language): string {
  const unit = unitById.get(id);
  if (!unit) return id;
  return language === 'en' ? english(unit) : italian(unit);
}

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
  const where = unit.corps ? `, ${corpsName(unit, language)}` : '';
  return `${kArms[language][unit.type]}${where}: ${parts.join(', ')}`;
}
