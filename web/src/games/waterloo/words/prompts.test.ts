// @vitest-environment node
// What prompts offer, and how two questions of the same kind are told apart.
import { describe, expect, test } from 'vitest';
import type { JsonObject, View } from '../../../protocol';
import { type Offers, offersOnlyTheLegal } from '../../offers_only_the_legal';
import { waterlooWords as words } from './index';

const viewOf = (step: object, more: object = {}): View =>
  ({ units: {}, cubes: {}, over_limit: [], actions_done: 0, phase: 'actions', agenda: [step], ...more }) as unknown as View;
const asked = (step: string, more: JsonObject, verbs: Offers['verbs']): Offers => ({ args: more, view: viewOf({ step, ...more }), verbs });
const kFinish: [RegExp, RegExp] = [/finish/, /termina/];

offersOnlyTheLegal(words.prompt, {
  skirmish_fire: asked('skirmish_fire', { side: 'allied' }, { skirmish: [/choose an infantry/, /scegli una fanteria/], done: kFinish }),
  choose_action: asked(
    'choose_action',
    {},
    { move: [/activate an area/, /attivare un’area/], lead: [/a leader/, /un generale/], nothing: [/do nothing/, /non fare nulla/] },
  ),
  declare_strong_point: asked('declare_strong_point', {}, { benefit: [/shelters/, /ripara/], done: kFinish }),
  lead_activation: asked('lead_activation', { leader: 'fr_leader_2', second: 'yes', assaulting: 'no' }, { done: kFinish }),
  movement: asked('movement', { area: 'hougoumont', reserve: false }, { go: [/choose a unit/, /scegli un’unità/], done: kFinish }),
  fire_orders: asked(
    'fire_orders',
    { area: 'hougoumont', paid: 'no' },
    { aim: [/choose a gun/, /scegli un cannone/], done: [/open fire/, /apri il fuoco/], grand_battery: [/Grand Battery/, /Grande Batteria/] },
  ),
  cavalry_hits: asked(
    'cavalry_hits',
    { area: 'hougoumont', hits: 1 },
    { tire: [/tire/, /stanca/], retreat: [/retreat/, /ripiegare/], lose: [/give a unit up/, /rinuncia/] },
  ),
  assault_moves: asked(
    'assault_moves',
    { area: 'hougoumont' },
    { attack: [/choose a unit/, /scegli un’unità/], accompany: [/leader/, /generale/], done: kFinish },
  ),
  change_formation: asked('change_formation', { area: 'hougoumont' }, { turn: [/choose infantry/, /scegli fanteria/], done: kFinish }),
  prussian_phase: asked('prussian_phase', { rolled: 'no' }, { roll: [/roll/, /tira/], enter: [/bring in/, /fai entrare/] }),
});

const question = (step: string, args: JsonObject, legal: string[] = [], language: 'en' | 'it' = 'en'): string => {
  const { lead, text } = words.prompt({ step, args, text: '', rules: [] }, legal, viewOf({}), language);
  return `${lead} ${text}`;
};

describe('cubes are shared out unit by unit', () => {
  const assigned = (unit: string, place: number, left: number, more: object = {}): JsonObject => ({
    area: 'hougoumont',
    purpose: 'volley',
    round: 1,
    unit,
    unit_nth: place,
    place,
    units: 3,
    left,
    ...more,
  });
  const first = assigned('ge_inf_1', 1, 3);
  const second = assigned('ge_inf_2', 2, 1);
  const check = assigned('ge_inf_1', 1, 3, { purpose: 'morale' });

  test('the question says what for, in which round, which of how many, and how many cubes there are', () => {
    expect(question('assign_cubes', first)).toBe(
      'Volley at Hougoumont, round 1, unit 1 of 3: there are three cubes; how many does the first German infantry take?',
    );
    expect(question('assign_cubes', second)).toBe(
      'Volley at Hougoumont, round 1, unit 2 of 3: there is one cube; how many does the second German infantry take?',
    );
    expect(question('assign_cubes', check)).toBe(
      'Morale check at Hougoumont, round 1, unit 1 of 3: there are three cubes; how many does the first German infantry take?',
    );
    expect(question('assign_cubes', second, [], 'it')).toBe(
      'Scarica a Hougoumont, round 1, unità 2 di 3: c’è un cubo; quanti ne prende la seconda fanteria tedesca?',
    );
    const alone = assigned('ge_inf_1', 1, 2, { purpose: 'retreat', round: 0, units: 1, unit_nth: 0 });
    expect(question('assign_cubes', alone)).toBe('Cubes at Hougoumont: there are two cubes; how many does the German infantry take?');
  });
  test('no two questions of one assault are the same', () => {
    const all = [first, second, check, assigned('ge_inf_1', 1, 3, { round: 2 })];
    for (const language of ['en', 'it'] as const)
      expect(new Set(all.map((args) => question('assign_cubes', args, [], language))).size).toBe(all.length);
  });
});

describe('a question that comes once for each of several things says how many are left', () => {
  const lead = (step: string, args: JsonObject, legal: string[] = [], language: 'en' | 'it' = 'en'): string =>
    words.prompt({ step, args, text: '', rules: [] }, legal, viewOf({}), language).lead;

  test('overfilled areas, assaults, targets', () => {
    expect(lead('area_limits', {}, ['penalty a', 'penalty b', 'penalty c'])).toBe('Three areas are overfilled:');
    expect(lead('resolve_assaults', {}, ['resolve a', 'resolve b'], 'it')).toBe('Due assalti:');
    expect(lead('fire_volleys', { area: 'hougoumont' }, ['volley a', 'volley b'])).toBe('Fire from Hougoumont, two targets:');
  });
  test('units that fall back', () => {
    const falling = (units: number): string => question('fall_back', { area: 'hougoumont', units, unit: 'fr_inf_1', unit_nth: 0 });
    expect([3, 2, 1].map(falling)).toEqual([
      'Falling back from Hougoumont, three units: choose a unit and where it goes.',
      'Falling back from Hougoumont, two units: choose a unit and where it goes.',
      'Falling back from Hougoumont: choose where the French infantry goes.',
    ]);
  });
});

describe('a question depends on where its step stands', () => {
  test.each<[step: string, args: JsonObject, legal: string[], english: string, italian: string]>([
    [
      'change_formation',
      { area: 'none', phase: 'actions' },
      ['turn fr_inf_1 mobile', 'done'],
      'Changes of formation: turn any infantry and guns, then finish to begin your actions.',
      'Cambi di formazione: disponi fanteria e cannoni come vuoi, poi termina per cominciare le azioni.',
    ],
    [
      'change_formation',
      { area: 'none', phase: 'formation' },
      ['turn fr_inf_1 mobile'],
      'Changes of formation: turn any infantry and guns.',
      'Cambi di formazione: disponi fanteria e cannoni come vuoi.',
    ],
    [
      'prussian_phase',
      { rolled: 'no' },
      ['roll', 'enter pr_inf_1 hougoumont'],
      'The Prussians: roll for arrivals, or first bring in pieces from the Delayed box.',
      'I Prussiani: tira il dado degli arrivi, oppure prima fai entrare chi attende nel riquadro In ritardo.',
    ],
    [
      'prussian_phase',
      { rolled: 'yes' },
      ['enter pr_inf_1 hougoumont', 'done'],
      'The Delayed box: bring in pieces that wait there, or finish.',
      'Riquadro In ritardo: fai entrare i pezzi che vi attendono, oppure termina.',
    ],
    [
      'arrive',
      { unit: 'pr_leader_1' },
      [],
      'Blücher arrives: choose his entry area, or let him wait in the Delayed box.',
      'Arriva Blücher: scegli l’area d’ingresso, oppure lascia che attenda nel riquadro In ritardo.',
    ],
    [
      'lead_activation',
      { leader: 'fr_leader_3', second: 'yes', assaulting: 'yes' },
      ['done'],
      'D’Erlon, second activation: choose another area to assault from, or finish to begin the assault.',
      'D’Erlon, seconda attivazione: scegli un’altra area da cui assaltare, oppure termina per dare inizio all’assalto.',
    ],
    [
      'accompany',
      { leader: 'fr_leader_2', to: 'crossroads', charging: 'yes' },
      [],
      'Ney: does he join the charge on the Crossroads, or stay?',
      'Ney: si unisce alla carica al Crocevia o resta?',
    ],
    [
      'fire_orders',
      { area: 'hougoumont', paid: 'yes' },
      ['done', 'grand_battery'],
      'Fire from Hougoumont: open fire. The Grand Battery rolls two dice a gun.',
      'Fuoco da Hougoumont: apri il fuoco. La Grande Batteria tira due dadi per cannone.',
    ],
  ])('%s %o', (step, args, legal, english, italian) => {
    expect(question(step, args, legal, 'en')).toBe(english);
    expect(question(step, args, legal, 'it')).toBe(italian);
  });
});
