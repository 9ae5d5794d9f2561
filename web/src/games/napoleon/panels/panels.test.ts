import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { game } from '../index';
import { scene } from '../scene';
import type { BattleView } from '../view';
import CalendarPanel from './CalendarPanel.svelte';
import FightsPanel from './FightsPanel.svelte';
import LossesPanel from './LossesPanel.svelte';
import MovesPanel from './MovesPanel.svelte';
import RosterPanel from './RosterPanel.svelte';
import SupplyPanel from './SupplyPanel.svelte';

afterEach(cleanup);

const shown = (component: Parameters<typeof render>[0], view: ReturnType<typeof scene>, seat = 'french'): string =>
  (render(component, { view, seat, language: 'en' }).container.textContent ?? '').replace(/\s+/g, ' ');

const battle: BattleView = {
  town: 'ligny',
  senior: 'prussian',
  over: false,
  withdrawing: false,
  turns: 2,
  idle: 0,
  streams: 0,
  terrain: [],
  crossings: [],
  retreated: [0, 0, 0, 0, 0, 0, 0, 0],
  reinforced: [],
};

describe('panels', () => {
  test.each(['french', 'anglo_dutch', 'observer'])(
    'all of them stand, whoever looks (%s)',
    (seat) => {
      for (const { component } of game.panels('it')) {
        const { container } = render(component, { view: scene(seat), seat, language: 'it' });
        expect(container.textContent).not.toMatch(/undefined|NaN|_/);
        expect(container.querySelector('h2')?.id).toBeTruthy();
      }
    },
    60_000,
  );
  test('the calendar: eight days, nights, and the turn', () => {
    const { container } = render(CalendarPanel, { view: scene('french', { turn: 11 }), seat: 'french', language: 'en' });
    expect(container.querySelectorAll('tbody td.night')).toHaveLength(7);
    expect(container.querySelector('[aria-current=step]')?.getAttribute('aria-label')).toBe('18 June, day: French');
  });
  test('group moves: who has marched, and what is left', () => {
    const groups = [{ army: 'french' as const, from: 'solre', attacks: [] }];
    const view = scene('french', { groups, moves_left: { french: 1 } }, { fr_i_inf1: { at: 'thuin', strength: 3, start: 'solre', steps: 1 } });
    expect(shown(MovesPanel, view)).toMatch(/Solre-sur-Sambre one has marched, five there.*French: one left/);
  });
  test('fights: whose battle turn it is, and who could escape', () => {
    const view = scene(
      'french',
      {
        battles: [battle],
        fights: ['ligny', 'huy', 'wavre'],
        fight_kinds: { ligny: 'battle', huy: 'skirmish', wavre: 'battle' },
        town: 'ligny',
        battle_turn: { town: 'ligny', side: 'french', others: 'french' },
        escapes: { ligny: { french: { charleroi: 3 }, allied: {} } },
        blocks: { ligny: { allied_centre: { prussian: { blocks: 3 } } } },
      },
      { fr_i_inf1: { at: 'ligny', strength: 3, space: 'french_left' } },
    );
    expect(shown(FightsPanel, view)).toMatch(
      /Huy.*Skirmish, still to be fought.*Wavre.*Battle, not begun.*Ligny.*1 French, 3 Allied blocks.*Battle, round 2: French battle turn/,
    );
    expect(shown(FightsPanel, view)).toContain('Charleroi');
    expect(shown(FightsPanel, scene('french'))).toContain('No fight in this turn.');
  });
  test('losses are counted for every army', () => {
    const lost = { french: 1, anglo_dutch: 0, prussian: 0 };
    const view = scene('french', { lost }, { fr_i_inf1: { at: 'eliminated', strength: 0 } });
    expect(shown(LossesPanel, view)).toMatch(/French.*1 of 12.*Anglo-Dutch.*0 of 8.*Prussian.*0 of 9.*The fallen \(1\)/);
  });
  test('supply: who holds the cities', () => {
    const view = scene('french', { cities: { ghent: 'nobody', brussels: 'french', liege: 'allied' } });
    expect(shown(SupplyPanel, view)).toMatch(/Ghent.*free.*Brussels.*French.*Liège.*Allied/);
  });
  test('the roster of the enemy: lost, in sight, certain, or where it may be, and when it was seen', async () => {
    const whereabouts = {
      pr_i_inf1: { towns: ['ligny'], strength: 4 },
      pr_i_art: { towns: ['ligny', 'huy', 'namur', 'ciney'], strength: 3, may_have_lost: true },
    };
    const view = scene(
      'french',
      { whereabouts },
      { pr_blucher: { at: 'ligny', strength: 1, space: 'allied_centre', shown: true }, pr_i_cav: { at: 'eliminated', strength: 0 } },
    );
    const text = shown(RosterPanel, view);
    expect(text).toMatch(/Blücher ★ ?strength 1 in sight Allied centre/);
    expect(text).toMatch(/Steinmetz I ?strength 4 Ligny/);
    expect(text).toMatch(/I guns I ?strength 3 or less in one of 4 towns/);
    expect(text).toMatch(/Röder I ?lost/);
    expect(text).not.toContain('Quiot');
    const later = {
      view: scene('french', { whereabouts, turn: 5 }),
      seat: 'french',
      language: 'en',
      past: () => [scene('french'), scene('french', { turn: 3 }, { pr_blucher: { at: 'ligny', strength: 1 } }), view],
    };
    const { container } = render(RosterPanel, later);
    expect(container.textContent).not.toContain('seen');
    for (const details of container.querySelectorAll('details')) {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    }
    await tick();
    expect(container.textContent?.replace(/\s+/g, ' ')).toMatch(/Blücher ★ ?strength 1 anywhere ?seen at Ligny, 15 June/);
    expect(shown(RosterPanel, scene('observer'), 'observer')).toContain('You see both sides, or neither.');
  });
});
