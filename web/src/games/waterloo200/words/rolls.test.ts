// @vitest-environment node
// The battle of W2-13.10, term by term.
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../protocol';
import { scene } from '../scene';
import { rolls, victoryOf } from './rolls';

const kTerms: GameEvent[] = [
  { event: 'term_unit', unit: 'fr_3cav_picquet_cav', strength: 2 },
  { event: 'term_unit', unit: 'fr_2c_bauduin_inf', strength: 4 },
  { event: 'term_unit', unit: 'fr_2c_soye_inf', strength: 4 },
  { event: 'term_unit', unit: 'fr_3cav_hart', strength: 1 },
  { event: 'term_leader', unit: 'fr_3cav_kellermann_tl', value: 2 },
  { event: 'term_gun', unit: 'fr_2c_fart', value: 2 },
  { event: 'term_unit', unit: 'br_res_kempt_inf', strength: 4 },
  { event: 'term_unit', unit: 'br_res_pack_inf', strength: 3 },
  { event: 'term_unit', unit: 'br_res_fart', strength: 3 },
  { event: 'term_terrain', area: '27', value: 3 },
];
const kFire: GameEvent = { event: 'fire', area: '27', of: 15, df: 13 };
const kResult: GameEvent = { event: 'battle_result', area: '27', winner: 'french', hits: 2, winner_hits: 1 };

test('both totals are built up before the reader’s eyes', () => {
  const [account] = rolls([...kTerms, kFire, kResult], scene('french'), 'en');
  expect(account).toMatchObject({
    title: 'Battle at the Crossroads (27)',
    detail: 'The French attack.',
    dice: [],
    places: ['27'],
    outcome: '15 − 13 = +2: marginal victory of the French; two hits for the loser, one hit for the winner.',
  });
  expect(account!.modifiers).toEqual([
    { label: 'Picquet’s brigade', value: '+2' },
    { label: 'Bauduin’s brigade', value: '+4' },
    { label: 'Soye’s brigade', value: '+4' },
    { label: 'The III Cavalry Corps horse artillery', value: '+1' },
    { label: 'Kellermann directs', value: '+2' },
    { label: 'The II Corps artillery fires', value: '+2' },
    { label: 'Offence', value: '= 15' },
    { label: 'Kempt’s brigade', value: '+4' },
    { label: 'Pack’s brigade', value: '+3' },
    { label: 'The Reserve Corps artillery', value: '+3' },
    { label: 'Terrain', value: '+3' },
    { label: 'Defence', value: '= 13' },
  ]);
});

test('the attacker is found by the sum, whoever plays next', () => {
  const view = scene('british', { phasing: 'allied' });
  expect(rolls([...kTerms, kFire, kResult], view, 'it')[0]).toMatchObject({
    detail: 'Attaccano i Francesi.',
    outcome: '15 − 13 = +2: vincono i Francesi, di misura; due colpi a chi perde, un colpo a chi vince.',
  });
});

test('morale, languages and a charge have their lines', () => {
  const terms: GameEvent[] = [
    { event: 'term_unit', unit: 'fr_4cav_dubois_cav', strength: 2 },
    { event: 'term_charge', unit: 'fr_4cav_dubois_cav', strength: 2 },
    { event: 'term_morale', faction: 'french', value: 10 },
    { event: 'term_unit', unit: 'br_1c_byng_inf', strength: 4 },
    { event: 'term_languages', faction: 'british', value: 1 },
    { event: 'term_morale', faction: 'british', value: 9 },
  ];
  const after: GameEvent[] = [
    { event: 'fire', area: '41', of: 14, df: 12 },
    { event: 'drawn_battle', area: '41' },
  ];
  const [account] = rolls([...terms, ...after], scene('french'), 'en');
  expect(account!.modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Dubois’s brigade +2',
    'Dubois’s brigade charges +2',
    'Morale +10',
    'Offence = 14',
    'Byng’s brigade +4',
    'Different languages −1',
    'Morale +9',
    'Defence = 12',
  ]);
});

test('two battles in one record are two accounts', () => {
  const accounts = rolls([...kTerms, kFire, kResult, ...kTerms, kFire], scene('french'), 'en');
  expect(accounts.map(({ outcome }) => outcome.length > 20)).toEqual([true, false]);
});

test('how great a victory is follows the table', () => {
  expect([0, 1, -5, 6, -10, 11].map(victoryOf)).toEqual(['draw', 'marginal', 'marginal', 'decisive', 'decisive', 'brilliant']);
});
