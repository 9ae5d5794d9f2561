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
  lead_activation: asked('lead_activation', { leader: 'fr_leader_2', second: true, assaulting: false }, { done: kFinish }),
  movement: asked('movement', { area: 'hougoumont', reserve: false }, { go: [/choose a unit/, /scegli un’unità/], done: kFinish }),
  fire_orders: asked(
    'fire_orders',
    { area: 'hougoumont', paid_battery: 'none' },
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
  prussian_phase: asked('prussian_phase', { rolled: false }, { roll: [/roll/, /tira/], enter: [/bring in/, /fai entrare/] }),
});

describe('cubes are shared out unit by unit', () => {
  const units = {
    ge_inf_1: { at: 'hougoumont', state: 'defensive' },
    ge_inf_2: { at: 'hougoumont', state: 'defensive' },
    ge_inf_3: { at: 'hougoumont', state: 'defensive' },
    fr_inf_1: { at: 'hougoumont', state: 'mobile' },
  };
  const view = (unit: string, below: object[], place = 1, left = 3): View =>
    viewOf(
      {},
      {
        units,
        assigning: { unit, place, units: 3, left },
        cubes: { hougoumont: { red: 3, blue: 1 } },
        agenda: [...below, { step: 'assign_cubes', area: 'hougoumont', side: 'allied', next: unit }],
      },
    );
  const question = (seen: View, language: 'en' | 'it'): string => {
    const { lead, text } = words.prompt({ step: 'assign_cubes', text: '', rules: [] }, [], seen, language);
    return `${lead} ${text}`;
  };
  const stage = { step: 'assault_stage', stage: 'attackers_volley', round: 1, charging: 'nobody' };
  const first = view('ge_inf_1', [stage, { step: 'volley', side: 'allied', round: 1 }]);
  const second = view('ge_inf_2', [stage, { step: 'volley', side: 'allied', round: 1 }], 2, 1);
  const check = view('ge_inf_1', [stage, { step: 'morale_check', side: 'allied', charged: false }]);

  test('the question says what for, in which round, which of how many, and how many cubes there are', () => {
    expect(question(first, 'en')).toBe(
      'Volley at Hougoumont, round 1, unit 1 of 3: there are three cubes; how many does the first German infantry take?',
    );
    expect(question(second, 'en')).toBe(
      'Volley at Hougoumont, round 1, unit 2 of 3: there is one cube; how many does the second German infantry take?',
    );
    expect(question(check, 'en')).toBe(
      'Morale check at Hougoumont, round 1, unit 1 of 3: there are three cubes; how many does the first German infantry take?',
    );
    expect(question(second, 'it')).toBe(
      'Scarica a Hougoumont, round 1, unità 2 di 3: c’è un cubo; quanti ne prende la seconda fanteria tedesca?',
    );
  });
  test('no two questions of one assault are the same', () => {
    const later = view('ge_inf_1', [
      { ...stage, round: 2 },
      { step: 'volley', side: 'allied', round: 2 },
    ]);
    const all = [first, second, check, later];
    for (const language of ['en', 'it'] as const) expect(new Set(all.map((seen) => question(seen, language))).size).toBe(all.length);
  });
});

describe('a question that comes once for each of several things says how many are left', () => {
  const asked = (step: object, legal: string[], units: object = {}, language: 'en' | 'it' = 'en', more: object = {}): string =>
    words.prompt({ step: (step as { step: string }).step, text: '', rules: [] }, legal, viewOf(step, { units, ...more }), language).lead;

  test('overfilled areas, assaults, targets', () => {
    expect(asked({ step: 'area_limits' }, ['penalty a', 'penalty b', 'penalty c'])).toBe('Three areas are overfilled:');
    expect(asked({ step: 'resolve_assaults' }, ['resolve a', 'resolve b'], {}, 'it')).toBe('Due assalti:');
    expect(asked({ step: 'fire_volleys', area: 'hougoumont' }, ['volley a', 'volley b'])).toBe('Fire from Hougoumont, two targets:');
  });
  test('units that fall back', () => {
    const routed = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`fr_inf_${i + 1}`, { at: 'hougoumont', state: 'mobile', routed: true }]));
    const step = { step: 'fall_back', area: 'hougoumont', side: 'french' };
    const falling = (count: number): string => asked(step, [], routed(count), 'en', { falling_back: Object.keys(routed(count)) });
    expect([3, 2, 1].map(falling)).toEqual([
      'Falling back from Hougoumont, three units:',
      'Falling back from Hougoumont, two units:',
      'Falling back from Hougoumont:',
    ]);
  });
});
