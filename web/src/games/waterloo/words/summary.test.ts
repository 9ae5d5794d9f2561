// Another player's turn in the words of this game: the card's lines, from the events of the server.
import { describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../../../protocol';
import { turns } from './summary';

const before = { units: { fr_inf_3: { at: 'jeromes_field' } }, casualties: { french: 0, anglo_allied: 0 } } as unknown as View;
const fight = (place: string, events: GameEvent[], language = 'en'): string => turns.fightText(place, events, before, language, []);

describe('what an event is', () => {
  test.each<[event: GameEvent, deed: object | null]>([
    [{ event: 'moved', unit: 'fr_inf_3', area: 'hougoumont' }, { march: { piece: 'fr_inf_3', from: 'jeromes_field', to: 'hougoumont' } }],
    [{ event: 'entered', unit: 'pr_inf_1', area: 'frischermont' }, { march: { piece: 'pr_inf_1', to: 'frischermont' } }],
    [
      { event: 'skirmish', unit: 'fr_inf_3', area: 'hougoumont', dice: [6], hit: 'yes' },
      { fight: 'hougoumont', small: true },
    ],
    [{ event: 'gun_fired', unit: 'fr_art_1', area: 'hougoumont', dice: [6], total: 6, effect: 1, range: 0 }, { fight: '' }],
    [
      { event: 'eliminated', unit: 'fr_inf_3', cause: 'morale' },
      { fight: '', costs: true, tells: true },
    ],
    [{ event: 'action_spent', side: 'french', disc: 'green' }, null],
  ])('%o', (event, deed) => expect(turns.deed(event, before)).toEqual(deed));
});

describe('lines', () => {
  test('a march names its units by their arms', () => {
    expect(turns.marchText(['fr_inf_3', 'fr_inf_4', 'fr_cav_1'], 'jeromes_field', 'hougoumont', 'en')).toBe(
      'Two infantry units and one cavalry unit from **Jérôme’s Field** to **Hougoumont**.',
    );
    expect(turns.marchText(['fr_inf_3'], undefined, 'hougoumont', 'it')).toBe('Una fanteria a **Hougoumont**.');
  });
  test('shots are counted, with what they cost', () => {
    const shots: GameEvent[] = [
      { event: 'skirmish', unit: 'fr_inf_3', area: 'hougoumont', dice: [6], hit: 'yes' },
      { event: 'cubes_placed', area: 'hougoumont', colour: 'red', cubes: 1 },
      { event: 'skirmish', unit: 'fr_inf_4', area: 'hougoumont', dice: [2], hit: 'no' },
    ];
    expect(fight('hougoumont', shots)).toBe('Skirmishers fire on **Hougoumont**: two shots, one hit; the Allies take one cube.');
    expect(fight('hougoumont', shots, 'it')).toBe(
      'Fuoco di schermaglia su **Hougoumont**: due tiri, un colpo a segno; gli Alleati prendono un cubo.',
    );
  });
  test('an assault says how it went once it is over', () => {
    const volley: GameEvent = { event: 'volley', unit: 'br_inf_1', area: 'hougoumont', dice: [5], total: 5, cubes: 1, check: 'yes' };
    expect(fight('hougoumont', [volley])).toBe('The fight at **Hougoumont** goes on.');
    expect(fight('hougoumont', [volley, { event: 'assault_over', area: 'hougoumont', holder: 'allied' }])).toMatch(
      /^The assault on \*\*Hougoumont\*\* is over: the Allies hold it/,
    );
  });
});

test('the score has the casualties of both, and who stands in the objectives', () => {
  const now = { ...before, casualties: { french: 2, anglo_allied: 0 }, objectives: { mont_st_jean: 1, rossomme: 0 } } as unknown as View;
  const score = (view: View): string[] => turns.score(view, 'en').map(({ text, value }) => `${text}: ${value}`);
  expect(score(before)).toContain('French casualties: 0 of 16');
  expect(score(now)).toEqual([
    'French casualties: 2 of 16',
    'Anglo-Allied casualties: 0 of 13',
    'French infantry at **Mont St Jean**: 1',
    'Allied infantry at **Rossomme**: 0',
  ]);
});
