// @vitest-environment node
// The battle of W2-13.10, term by term.
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../protocol';
import { scene } from '../scene';
import { rolls } from './rolls';
import { sentence } from './sentences';

const kBattle: GameEvent = {
  event: 'battle',
  area: '27',
  attacker: 'french',
  defender: 'british',
  offence: 15,
  defence: 13,
  result: 'marginal',
  winner: 'french',
  hits: 2,
  winner_hits: 1,
  terms: [
    { term: 'unit', unit: 'fr_3cav_picquet_cav', value: 2, side: 'attack' },
    { term: 'unit', unit: 'fr_2c_bauduin_inf', value: 4, side: 'attack' },
    { term: 'unit', unit: 'fr_2c_soye_inf', value: 4, side: 'attack' },
    { term: 'unit', unit: 'fr_3cav_hart', value: 1, side: 'attack' },
    { term: 'leader', unit: 'fr_3cav_kellermann_tl', value: 2, side: 'attack' },
    { term: 'gun', unit: 'fr_2c_fart', value: 2, side: 'attack' },
    { term: 'unit', unit: 'br_res_kempt_inf', value: 4, side: 'defence' },
    { term: 'unit', unit: 'br_res_pack_inf', value: 3, side: 'defence' },
    { term: 'unit', unit: 'br_res_fart', value: 3, side: 'defence' },
    { term: 'terrain', value: 3, side: 'defence' },
  ],
};

test('both totals are built up before the reader’s eyes', () => {
  const [account] = rolls([kBattle], scene('french'), 'en');
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
  expect(rolls([kBattle], scene('british', { phasing: 'allied' }), 'it')[0]).toMatchObject({
    detail: 'Attaccano i Francesi.',
    outcome: '15 − 13 = +2: vincono i Francesi, di misura; due colpi a chi perde, un colpo a chi vince.',
  });
});

// The events of `papelotte apply` for Soye against Kempt in 41. Both sums fit the offence, and when the battle is over the Allies play.
const kEqualSums: GameEvent = {
  event: 'battle',
  area: '41',
  offence: 4,
  defence: 5,
  attacker: 'french',
  defender: 'british',
  result: 'marginal',
  winner: 'british',
  hits: 1,
  winner_hits: 1,
  terms: [
    { term: 'unit', unit: 'fr_2c_soye_inf', value: 4, side: 'attack' },
    { term: 'unit', unit: 'br_res_kempt_inf', value: 4, side: 'defence' },
    { term: 'terrain', value: 1, side: 'defence' },
  ],
};

test('the attacker is he who attacked, also where both sums fit and the other side plays next', () => {
  const view = scene('british', { phasing: 'allied' });
  const [account] = rolls([kEqualSums], view, 'en');
  expect(account!.detail).toBe('The French attack.');
  expect(account!.modifiers.map(({ label }) => label)).toEqual(['Soye’s brigade', 'Offence', 'Kempt’s brigade', 'Terrain', 'Defence']);
  expect(sentence(kEqualSums, view, 'en')).toMatchObject({ seat: 'british', places: ['41'] });
  expect(sentence(kEqualSums, view, 'en')!.text).toMatch(/^The French attack .*, 4 against 5: the British win, one hit/);
});

test('a bombardment is called one, also when its battle is over', () => {
  const bombardment: GameEvent = {
    event: 'bombardment',
    area: '41',
    offence: 3,
    defence: 4,
    attacker: 'french',
    defender: 'british',
    result: 'no_effect',
    winner: 'nobody',
    hits: 0,
    winner_hits: 0,
    terms: [
      { term: 'gun', unit: 'fr_1c_fart', value: 3, side: 'attack' },
      { term: 'unit', unit: 'br_res_kempt_inf', value: 4, side: 'defence' },
    ],
  };
  const [account] = rolls([bombardment], scene('french'), 'en');
  expect(account).toMatchObject({ title: 'Bombardment at the Sandpit (41)', outcome: '3 − 4 = −1: no effect.' });
  expect(sentence(bombardment, scene('french'), 'it')!.text).toMatch(/nessun effetto/);
});

test('morale, languages and a charge have their lines', () => {
  const [account] = rolls(
    [
      {
        ...kEqualSums,
        terms: [
          { term: 'charge', unit: 'fr_4cav_dubois_cav', value: 2, side: 'attack' },
          { term: 'morale', value: 10, side: 'attack' },
          { term: 'languages', value: -1, side: 'defence' },
        ],
      },
    ],
    scene('french'),
    'en',
  );
  expect(account!.modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Dubois’s brigade charges +2',
    'Morale +10',
    'Offence = 4',
    'Different languages −1',
    'Defence = 5',
  ]);
});

test('two battles in one record are two accounts', () => {
  expect(rolls([kBattle, kEqualSums], scene('french'), 'en').map(({ places }) => places)).toEqual([['27'], ['41']]);
});

test('an archived story, in which the terms were events of their own, is shown as it was told', () => {
  const events: GameEvent[] = [
    { event: 'term_unit', unit: 'fr_2c_soye_inf', strength: 4 },
    { event: 'term_unit', unit: 'br_res_kempt_inf', strength: 4 },
    { event: 'term_terrain', area: '41', value: 1 },
    { event: 'fire', area: '41', of: 4, df: 5 },
    { event: 'battle_result', area: '41', winner: 'british', hits: 1, winner_hits: 1 },
  ];
  const [account, ...others] = rolls(events, scene('french'), 'en');
  expect(others).toEqual([]);
  expect(account).toMatchObject({
    title: 'Battle at the Sandpit (41)',
    outcome: '4 − 5 = −1: the British win at the Sandpit (41): one hit for the loser, one for the winner.',
  });
  expect(account!.detail).toBeUndefined(); // who attacked was not told
  expect(account!.modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Soye’s brigade +4',
    'Kempt’s brigade +4',
    'Terrain +1',
    'Offence = 4',
    'Defence = 5',
  ]);
  const lines = events.map((event) => sentence(event, scene('french'), 'en')?.text ?? null);
  expect(lines).toEqual([null, null, null, expect.stringContaining('offence 4 against defence 5'), expect.stringContaining('The British win')]);
});
