import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { game } from '../index';
import { scene } from '../scene';
import { readView } from '../view';
import BattlePanel from './BattlePanel.svelte';
import DayPanel from './DayPanel.svelte';
import { partOf } from './facts';
import MoralePanel from './MoralePanel.svelte';
import PoolsPanel from './PoolsPanel.svelte';

afterEach(cleanup);

const shown = (component: Parameters<typeof render>[0], view: ReturnType<typeof scene>): string =>
  (render(component, { view, seat: 'french', language: 'en' }).container.textContent ?? '').replace(/\s+/g, ' ');

describe('panels', () => {
  test.each(['french', 'british', 'observer'] as const)('all of them stand, whoever looks (%s)', (seat) => {
    for (const { component } of game.panels('it')) {
      const { container } = render(component, { view: scene(seat), seat, language: 'it' });
      expect(container.textContent).not.toMatch(/undefined|NaN|_/);
      expect(container.querySelector('h2')?.id).toBeTruthy();
    }
  });
  test('the day: turn, impulse, Disc, and seven stars', () => {
    const view = scene('french', { turn: 3, kind: 'tactical', impulse: 4, disc: 'allied' });
    expect(shown(DayPanel, view)).toMatch(/turn 3 of 5.*Impulse 4 French Tactical action ?no pass Disc Allies.*French 3, Allies 4/);
    expect(shown(DayPanel, scene('french', { victory_areas: { french: ['40'], allied: [] } }))).toContain('French 1, Allies 0');
  });
  test('a pool is counted for everybody and opened for its own side', () => {
    expect(shown(PoolsPanel, scene('french'))).toMatch(/French 19 blocks Look into the pool.*British 9 blocks/);
    expect(shown(PoolsPanel, scene('observer'))).not.toContain('Look');
    const drawn = scene('french', {}, { fr_1c_brue_inf: { at: 'pool', drawn: true } });
    expect(shown(PoolsPanel, drawn)).toContain('Drawn, to be placed');
  });
  test('morale falls with the units that are lost', () => {
    const view = scene('french', { morale: { french: 9, british: 10 } }, { fr_1c_brue_inf: { at: 'eliminated', step: 2 } });
    expect(shown(MoralePanel, view)).toMatch(/French.*9 of 10.*British.*10 of 10.*The fallen \(1\)/);
  });
  test('the price of a bid is said beside the morale that it lowers', () => {
    const view = scene('french', { morale: { french: 10, british: 8 }, settlement: { seating: 'kept', payer: 'british', price: 2 } });
    expect(shown(MoralePanel, view)).toMatch(/British.*8 of 10.*Bid: two losses of the Allies counted from the start\./);
    expect(shown(MoralePanel, scene('french'))).not.toContain('Bid');
  });
  test('a battle before the reveal: what is known, and what is not; after it: the totals', () => {
    const battle = {
      area: '27',
      attacker: 'french' as const,
      defender: 'british' as const,
      employed: ['fr_2c_fart'],
      directing: ['fr_3cav_kellermann_tl'],
      terrain: 3,
    };
    const units = {
      fr_2c_soye_inf: { at: '27', step: 1 },
      fr_2c_fart: { at: '41', step: 1, up: true, activated: true },
      fr_3cav_kellermann_tl: { at: '41', step: 2, up: true, activated: true },
      fr_2c_reille_tl: { at: '41', step: 0 },
    };
    const before = scene('french', { battle, blocks: { 27: { british: 2 } } }, units);
    expect(shown(BattlePanel, before)).toMatch(/The Crossroads \(27\).*Offence.*Soye’s brigade ?\+3.*Kellermann directs ?\+2/);
    expect(shown(BattlePanel, before)).toMatch(/Kellermann.*The II Corps artillery fires ?\+2/);
    expect(shown(BattlePanel, before)).not.toContain('Reille');
    expect(shown(BattlePanel, before)).toMatch(/Defence.*2 hidden blocks ?\?.*Terrain ?\+3/);
    const after = scene('french', { battle: { ...battle, of: 15, df: 13, hits: 2, loser: 'british' } }, units);
    expect(shown(BattlePanel, after)).toMatch(/Offence ?15.*now \d.*Defence ?13.*Difference ?\+2.*The British: 2 hits to take/);
    expect(partOf(readView(before), 'british', undefined)).toEqual({ faction: 'british', units: [], hidden: 2, total: undefined });
    expect(shown(BattlePanel, scene('french'))).toContain('No battle is being fought.');
  });
});
