import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { loadText } from '../../../text/catalogue';
import { kLanguages } from '../../../text/files';
import { game } from '../index';
import { scene } from '../scene';
import { readView } from '../view';
import { armiesIn, held, scoreOf } from './facts';

await Promise.all(kLanguages.map((language) => loadText('enemy_mistakes', language)));
afterEach(cleanup);

const kTown = [35500, 3200] as const; // the middle of Mont-Saint-Jean

const shown = (panel: string, view: ReturnType<typeof scene>, seat = 'blue'): string => {
  const { component } = game.panels('en').find(({ id }) => id === panel)!;
  return (render(component, { view, seat, language: 'en' }).container.textContent ?? '').replace(/\s+/g, ' ');
};

describe('points', () => {
  test('at half past eleven the Garrisons stand (EM-17.5)', () => {
    const view = readView(scene('blue'));
    expect(scoreOf(view, 'red')).toEqual({ pieces: 0, places: 50, total: 50 });
    expect(scoreOf(view, 'blue').total).toBe(0);
    expect(
      held(view)
        .filter(({ army }) => army === 'red')
        .map(({ area }) => area)
        .sort(),
    ).toEqual(['hougoumont', 'la_haye_sainte']);
  });
  test('the short game is about the two farms, without Prussians (EM-17.2, EM-17.10)', () => {
    const view = readView(scene('blue', { scenario: 'short_game' }));
    expect(armiesIn(view)).toEqual(['blue', 'red']);
    expect(held(view).map(({ area }) => area)).toEqual(['la_haye_sainte', 'hougoumont']);
  });
  test('captured pieces count double (EM-15.13)', () => {
    const eliminated = readView(scene('blue', {}, { r33: { fate: 'eliminated', credited: 'blue' } }));
    const captured = readView(scene('blue', {}, { r33: { fate: 'captured', credited: 'blue' } }));
    expect(scoreOf(captured, 'blue').pieces).toBe(2 * scoreOf(eliminated, 'blue').pieces);
    expect(scoreOf(eliminated, 'blue').pieces).toBeGreaterThan(0);
  });
  test('a Town is held by those who touch it alone (EM-17.4)', () => {
    const there = (formation: string) => ({ fate: 'on_board' as const, x: kTown[0], y: kTown[1], facing: 0, formation });
    const holder = (...units: string[]) =>
      held(readView(scene('blue', {}, Object.fromEntries(units.map((id) => [id, there(id)]))))).find(({ area }) => area === 'mont_saint_jean');
    expect(holder()?.army).toBeNull();
    expect(holder('b13')).toEqual({ area: 'mont_saint_jean', points: 50, army: 'blue' });
    expect(holder('b13', 'r33')?.army).toBeNull();
  });
});

describe('panels', () => {
  test('the turn and its phases', () => {
    expect(shown('turn', scene('blue', { turn: 3 }))).toContain('12:30 turn 3 of 19');
    expect(shown('turn', scene('blue'))).toContain('From 15:00 the Prussians may enter');
    expect(shown('turn', scene('blue', { turn: 3, scenario: 'short_game' }))).toMatch(/12:30 turn 3 of 7(?!.*Prussians may)/);
  });
  test('who acts, and with how many markers', () => expect(shown('initiative', scene('blue'))).toContain('1 French to act'));
  test('one’s own Generals; who watches sees all', () => {
    expect(shown('command', scene('blue'))).toContain('d’Erlon');
    expect(shown('command', scene('blue'))).not.toContain('Picton');
    expect(shown('command', scene('observer'), '')).toContain('Picton');
  });
  test('formations in movement', () => {
    expect(shown('moving', scene('blue'))).toContain('No Formation is IN MOVEMENT.');
    const view = scene('blue', {}, { b13: { fate: 'on_board', x: 43264, y: 42627, facing: 3420, formation: 'b13', state: { green: true } } });
    expect(shown('moving', view)).toContain('13 Charlet, 14 Bourgeois');
  });
  test('a combat with its chain of melees', () => {
    const base = readView(scene('blue'));
    const combat = {
      ...base.combat,
      under_way: true,
      step: 'counterattack' as const,
      attacker: 'r33',
      defender: 'b13',
      dice: [6, 1] as [number, number],
    };
    expect(shown('combat', scene('blue', { combat }))).toMatch(/B, counterattack.*Bijlandt.* against Charlet.*6 against 1/);
    expect(shown('combat', scene('blue'))).toContain('No combat now.');
  });
});
