import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { loadText } from '../../../text/catalogue';
import { kLanguages } from '../../../text/files';
import { game } from '../index';
import { scene } from '../scene';
import { readView } from '../view';

await Promise.all(kLanguages.map((language) => loadText('enemy_mistakes', language)));
afterEach(cleanup);

const shown = (panel: string, view: ReturnType<typeof scene>, seat = 'blue'): string => {
  const { component } = game.panels('en').find(({ id }) => id === panel)!;
  return (render(component, { view, seat, language: 'en' }).container.textContent ?? '').replace(/\s+/g, ' ');
};

describe('points', () => {
  test('are shown as the view tells them (EM-17.3 to EM-17.7)', () => {
    const points = {
      blue: { pieces: 8, objectives: 50, total: 58 },
      red: { pieces: 4, objectives: 30, total: 34 },
      black: { pieces: 0, objectives: 0, total: 0 },
    };
    const objectives = {
      mont_saint_jean: 'blue',
      la_haye_sainte: 'none',
      hougoumont: 'red',
      la_belle_alliance: 'none',
      plancenoit: 'none',
    } as const;
    const text = shown('points', scene('blue', { points, objectives }));
    expect(text).toMatch(/French ?8 ?50 ?58.*English ?4 ?30 ?34.*Prussians? ?0 ?0 ?0/);
    expect(text).toContain('Mont-Saint-Jean: 50 for the French; La Haye Sainte: 20 for nobody; Hougoumont: 30 for the English');
  });
  test('the short game is about the two farms, without Prussians (EM-17.2, EM-17.10)', () => {
    const points = { blue: { pieces: 0, objectives: 0, total: 0 }, red: { pieces: 0, objectives: 50, total: 50 } };
    const objectives = { la_haye_sainte: 'red', hougoumont: 'red' } as const;
    const text = shown('points', scene('blue', { scenario: 'short_game', points, objectives }));
    expect(text).not.toMatch(/Prussian|Mont-Saint-Jean/);
    expect(text).toContain('Hougoumont: 30 for the English');
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
