// @vitest-environment node
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../protocol';
import { scene } from '../scene';
import { turns } from './summary';

const view = scene('french');

test('marches, also of hidden blocks, are deeds; fights begin and cost', () => {
  expect(turns.deed({ event: 'unit_marched', unit: 'fr_i_inf1', from: 'solre', to: 'thuin' }, view)).toEqual({
    march: { piece: 'fr_i_inf1', from: 'solre', to: 'thuin' },
  });
  expect(turns.deed({ event: 'block_forced', army: 'prussian', from: 'huy', to: 'namur' }, view)).toEqual({
    march: { piece: 'hidden:prussian', from: 'huy', to: 'namur', alike: true },
  });
  expect(turns.deed({ event: 'battle_begins', town: 'ligny' }, view)).toEqual({ fight: 'ligny', begins: true });
  expect(turns.deed({ event: 'eliminated', unit: 'fr_i_inf1' }, view)).toMatchObject({ costs: true, tells: true });
  expect(turns.deed({ event: 'terrain_drawn', town: 'ligny', side: 'french', terrain: 'farm' }, view)).toBeNull();
});

test('who marched: a few by name, many and hidden ones by number', () => {
  expect(turns.marchText(['fr_i_inf1', 'fr_napoleon'], 'solre', 'thuin', 'en')).toBe(
    'Quiot and Napoléon from **Solre-sur-Sambre** to **Thuin**.',
  );
  expect(turns.marchText(['hidden:prussian', 'hidden:prussian'], 'huy', 'namur', 'en')).toBe('Two Prussian blocks from **Huy** to **Namur**.');
  expect(turns.marchText(['hidden:anglo_dutch'], 'ath', 'mons', 'en')).toBe('An Anglo-Dutch block from **Ath** to **Mons**.');
  expect(turns.marchText(['hidden:prussian'], undefined, 'namur', 'it')).toBe('Un blocco prussiano a **Namur**.');
});

test('what a fight came to', () => {
  const battle: GameEvent[] = [
    { event: 'battle_begins', town: 'ligny' },
    { event: 'unit_weakened', unit: 'fr_i_inf1', strength: 2 },
    { event: 'eliminated', unit: 'pr_i_art' },
    { event: 'battle_ends', town: 'ligny', side: 'french' },
  ];
  expect(turns.fightText('ligny', battle, view, 'en', [])).toBe(
    'Battle at **Ligny**: the French win; the French lose one point and the Prussians lose one block.',
  );
  const hidden: GameEvent[] = [
    { event: 'battle_begins', town: 'ligny' },
    { event: 'ally_weakened', town: 'ligny' },
    { event: 'ally_weakened', town: 'ligny' },
  ];
  expect(turns.fightText('ligny', hidden, view, 'en', [])).toBe('Battle at **Ligny**; the Allies lose two points.');
  const skirmish: GameEvent[] = [
    { event: 'skirmish_begins', town: 'ligny' },
    { event: 'skirmish_ends', town: 'ligny', side: 'french' },
  ];
  expect(turns.fightText('ligny', skirmish, view, 'it', [])).toBe('Scaramuccia a **Ligny**: vincono gli alleati.');
});

test('the score: blocks lost and cities held', () => {
  const seen = scene('french', { lost: { french: 1, anglo_dutch: 0, prussian: 0 }, cities_held: ['brussels'] });
  expect(turns.score(seen, 'en').map(({ text, value }) => `${text}: ${value}`)).toEqual([
    'French blocks lost: 1 of 12',
    'Anglo-Dutch blocks lost: 0 of 8',
    'Prussian blocks lost: 0 of 9',
    'Cities held by the French: 1',
  ]);
});
