// Another player's turn in the words of this game: the card's lines, from the events of the server.
import { describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../../../protocol';
import { scene } from '../scene';
import { turns } from './summary';

const view: View = scene('french');
const fight = (events: GameEvent[], language = 'en'): string => turns.fightText('72', events, view, language, []);
const begins: GameEvent = { event: 'battle_begins', area: '72', faction: 'british' };
const battle: GameEvent = {
  event: 'battle', area: '72', attacker: 'british', defender: 'french', offence: 21, defence: 9, result: 'brilliant', winner: 'british',
  hits: 12, winner_hits: 1,
}; // prettier-ignore

describe('what an event is', () => {
  test('hidden blocks are told by where they go', () => {
    expect(turns.deed({ event: 'block_moved', faction: 'british', from: '26', to: '55' }, view)).toEqual({
      march: { piece: 'hidden:british', from: '26', to: '55', alike: true },
    });
  });
  test('a battle begins anew, its losses belong to it', () => {
    expect(turns.deed(begins, view)).toEqual({ fight: '72', begins: true });
    expect(turns.deed({ event: 'step_lost', unit: 'fr_2c_soye_inf', step: 1 }, view)).toMatchObject({ fight: '', costs: true });
  });
});

describe('lines', () => {
  test('a march names up to three units, and counts blocks', () => {
    const blocks = ['hidden:british', 'hidden:british'];
    expect(turns.marchText(blocks, '26', '55', 'en')).toBe('Two British blocks from **Central Plateau** (26) to **Brussels Road Dip** (55).');
    expect(turns.marchText(['hidden:british'], undefined, '55', 'it')).toMatch(/^Un blocco britannico nell’area 55/);
    expect(turns.marchText(['fr_2c_soye_inf', ...blocks], '26', '55', 'en')).toMatch(/^Soye’s brigade and two British blocks from/);
    const four = ['fr_2c_soye_inf', 'fr_2c_bauduin_inf', 'fr_2c_husson_inf', 'fr_2c_campi_inf'];
    expect(turns.marchText(four, '26', '55', 'en')).toMatch(/^Four French units from/);
  });
  test('a battle tells its sums, who won and what it cost', () => {
    const lost: GameEvent[] = [
      { event: 'step_lost', unit: 'fr_2c_soye_inf', step: 1 },
      { event: 'eliminated', unit: 'fr_2c_campi_inf' },
    ];
    expect(fight([begins, battle, ...lost])).toBe(
      'The British attack at **Milhaud’s Field** (72), 21 against 9: the British win; the French lose one unit and one step.',
    );
    expect(fight([begins, battle, ...lost], 'it')).toMatch(/21 contro 9: vincono i Britannici; i Francesi perdono un’unità e un gradino\.$/);
    expect(fight([begins])).toBe('The British attack at **Milhaud’s Field** (72).');
    expect(fight([begins, { event: 'retreat_begins', area: '72', faction: 'french' }])).toBe(
      'The British attack at **Milhaud’s Field** (72): the French retreat.',
    );
  });
});

test('the score has the victory areas and the morale of both', () => {
  expect(turns.score(view, 'en').map(({ text }) => text)).toEqual([
    'French victory areas',
    'Allied victory areas',
    'French morale',
    'British morale',
  ]);
});
