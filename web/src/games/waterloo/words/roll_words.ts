// The words of dice accounts.
import type { MoraleWord } from './events';
import { type Both, counted } from './text';

export interface RollWords {
  fire: (guns: string, area: string) => string;
  defensiveFire: (guns: string) => string;
  skirmish: (unit: string, area: string) => string;
  volley: (unit: string) => string;
  musketry: string;
  melee: string;
  arrival: string;
  morale: (unit: string) => string;
  control: (unit: string) => string;
  column: (column: number) => string;
  controlNumber: (face: number) => string;
  moraleResults: Record<MoraleWord, string>;
  chargesOn: string;
  rallies: string;
  hit: string;
  miss: string;
  noEffect: string;
  check: string;
  and: string;
  tie: string;
  riders: (charger: string, counter: string) => string;
  wins: (unit: string, total: string, enemyTotal: string) => string;
  score: (total: string, enemyTotal: string) => string; // where it was not told who won
  pieces: (count: number) => string;
}

export const kRolls: Both<RollWords> = {
  en: {
    fire: (guns, area) => `${guns} on ${area}`,
    defensiveFire: (guns) => `${guns} fires in defence`,
    skirmish: (unit, area) => `${unit} on ${area}`,
    volley: (unit) => `Volley: ${unit}`,
    musketry: 'Fire at the cavalry',
    melee: 'Cavalry melee',
    arrival: 'Prussian arrivals',
    morale: (unit) => `Morale: ${unit}`,
    control: (unit) => `Control: ${unit}`,
    column: (column) => `column ${column}`,
    controlNumber: (face) => (face < 6 ? `charges on from ${face} up` : `charges on with ${face}`),
    moraleResults: {
      stands: 'stands',
      retreats: 'gives way',
      'is eliminated': 'breaks',
      'takes a cube': 'takes a cube in the strong point',
      'is ridden down': 'is ridden down',
    },
    chargesOn: 'charges on',
    rallies: 'stays in hand',
    hit: 'a hit',
    miss: 'no hit',
    noEffect: 'no effect',
    check: 'a morale check',
    and: 'and',
    tie: 'a tie, rolled again',
    riders: (charger, counter) => `${charger} against ${counter}`,
    wins: (unit, total, enemyTotal) => `${unit} wins, ${total} against ${enemyTotal}`,
    score: (total, enemyTotal) => `${total} against ${enemyTotal}`,
    pieces: (count) => counted(count, 'piece', 'pieces', 'en'),
  },
  it: {
    fire: (guns, area) => `${guns} contro ${area}`,
    defensiveFire: (guns) => `${guns}: fuoco di difesa`,
    skirmish: (unit, area) => `${unit} contro ${area}`,
    volley: (unit) => `Scarica: ${unit}`,
    musketry: 'Fuoco sulla cavalleria',
    melee: 'Mischia di cavalleria',
    arrival: 'Arrivi prussiani',
    morale: (unit) => `Morale: ${unit}`,
    control: (unit) => `Controllo: ${unit}`,
    column: (column) => `colonna ${column}`,
    controlNumber: (face) => (face < 6 ? `continua la carica da ${face} in su` : `continua la carica con ${face}`),
    moraleResults: {
      stands: 'regge',
      retreats: 'ripiega',
      'is eliminated': 'si sbanda',
      'takes a cube': 'prende un cubo nel caposaldo',
      'is ridden down': 'è travolta dalla cavalleria',
    },
    chargesOn: 'continua la carica',
    rallies: 'resta agli ordini',
    hit: 'a segno',
    miss: 'a vuoto',
    noEffect: 'nessun effetto',
    check: 'un test di morale',
    and: 'e',
    tie: 'pari, si tira di nuovo',
    riders: (charger, counter) => `${charger} contro ${counter}`,
    wins: (unit, total, enemyTotal) => `vince ${unit}, ${total} contro ${enemyTotal}`,
    score: (total, enemyTotal) => `${total} contro ${enemyTotal}`,
    pieces: (count) => counted(count, 'pezzo', 'pezzi', 'it'),
  },
};
