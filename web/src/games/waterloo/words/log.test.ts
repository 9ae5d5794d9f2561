// @vitest-environment node
// Real games in the log: nothing raw is left, and the grammar is right.
import { describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { expectFit, kLanguages, records } from './fixtures';
import { waterlooWords as words } from './index';

describe('the log', () => {
  test.each(kLanguages)('tells real games (%s)', (language) => {
    for (const { events, view } of records) {
      for (const event of events) {
        const line = words.sentence(event, view, language);
        if (line === null) continue;
        expectFit(line.text);
        expect(line.text.split('**').length % 2).toBe(1);
        expect(line.text.endsWith('.')).toBe(!line.heading);
        for (const place of line.places) expect(words.placeName(place, language)).not.toBe('');
        expect(['', 'french', 'allied']).toContain(line.seat);
      }
    }
  });
  test('is silent only about phases that speak for themselves', () => {
    const silent = new Set<string>();
    for (const { events, view } of records) {
      for (const event of events) {
        if (words.sentence(event, view, 'en') === null) silent.add(event.event === 'phase_begins' ? `phase ${event.phase}` : event.event);
      }
    }
    expect([...silent].sort()).toEqual(['phase actions', 'phase discs', 'phase end', 'phase prussians', 'phase victory']);
  });
  test('passes over what it does not know', () => expect(words.sentence({ event: 'earthquake' }, {}, 'en')).toBeNull());

  const view = {
    turn: 5,
    phase: 'actions',
    agenda: [],
    units: { br_inf_4: { at: 'crossroads', state: 'square' }, fr_art_1: { at: 'grand_battery_west', state: 'deployed' } },
  } as unknown as View;
  const told = (event: GameEvent, language: Language): string | undefined => words.sentence(event, view, language)?.text;
  test.each<[english: string, italian: string, event: GameEvent]>([
    ['4 pm, turn 5', '16:00, turno 5', { event: 'turn_begins', turn: 5 }],
    [
      'The first player bids two casualties for the French.',
      'Il primo giocatore offre due perdite per i Francesi.',
      { event: 'bid_made', player: 'first', side: 'french', number: 2 },
    ],
    ['The second player passes.', 'Il secondo giocatore passa.', { event: 'bid_passed', player: 'second' }],
    [
      'The bidding is over: one casualty counts against the Allies from the start.',
      'L’asta è chiusa: gli Alleati cominciano con una perdita.',
      { event: 'sides_settled', payer: 'allied', price: 1 },
    ],
    [
      'Nobody bids: a coin decides the sides.',
      'Nessuno offre: le parti le decide una moneta.',
      { event: 'sides_settled', payer: 'nobody', price: 0 },
    ],
    ['4 pm, round 2: the Allies', '16:00, round 2: gli Alleati', { event: 'round_begins', side: 'allied', round: 2 }],
    [
      'German skirmishers fire on **Foy’s Hollow**: 6, a hit.',
      'I tiragliatori tedeschi sparano sull’**Avvallamento di Foy**: 6, a segno.',
      { event: 'skirmish', unit: 'ge_inf_2', area: 'foys_hollow', dice: [6], hit: 'yes' },
    ],
    [
      'French artillery fires on **Alten’s Ridge**: 5, two hits.',
      'L’artiglieria francese spara sul **Crinale di Alten**: 5, due colpi.',
      { event: 'gun_fired', unit: 'fr_art_1', area: 'altens_ridge', dice: [5], total: 3, effect: 2, range: 2 },
    ],
    [
      'Nobody is left at the **Crossroads**: the fire is lost.',
      'Non resta nessuno al **Crocevia**: il fuoco va perduto.',
      { event: 'fire_lost', area: 'crossroads' },
    ],
    [
      'British infantry at the **Crossroads** forms square.',
      'La fanteria britannica al **Crocevia** forma il quadrato.',
      { event: 'formed', unit: 'br_inf_4', state: 'square' },
    ],
    [
      'Ney rides with the assault on **Hougoumont**.',
      'Ney cavalca con l’assalto a **Hougoumont**.',
      { event: 'attacked', unit: 'fr_leader_2', area: 'hougoumont', from: 'bachelus_field' },
    ],
    ['Ney rides to **Rossomme**.', 'Ney cavalca a **Rossomme**.', { event: 'moved', unit: 'fr_leader_2', area: 'rossomme' }],
    [
      'Guard infantry assaults **Mont St Jean** from **Mont St Jean Farm**.',
      'La fanteria della Guardia assalta **Mont St Jean** dalla **Fattoria di Mont St Jean**.',
      { event: 'attacked', unit: 'ig_inf_4', area: 'mont_st_jean', from: 'msj_farm' },
    ],
    [
      'French cavalry beats Dutch cavalry, 4 against −1.',
      'La cavalleria francese batte la cavalleria olandese, 4 contro −1.',
      { event: 'melee', unit: 'du_cav_1', total: -1, against: 'fr_cav_9', against_total: 4, dice: [1, 4], result: 'loses' },
    ],
    [
      'Landwehr infantry waits in the **Delayed box**.',
      'La fanteria della Landwehr attende nel **Riquadro In ritardo**.',
      { event: 'entered', unit: 'pr_lw_1', area: 'delayed' },
    ],
    [
      'The Prussians at **Plancenoit** take two cubes.',
      'I Prussiani a **Plancenoit** prendono due cubi.',
      { event: 'cubes_placed', area: 'plancenoit', colour: 'black', cubes: 2 },
    ],
    [
      'The French receive eight green, four red and two purple discs.',
      'I Francesi ricevono otto dischi verdi, quattro rossi e due viola.',
      { event: 'discs_given', side: 'french', green: 8, red: 4, purple: 2 },
    ],
    ['The Allies have won', 'Gli Alleati hanno vinto', { event: 'game_over', side: 'allied' }],
  ])('%s', (english, italian, event) => {
    expect(told(event, 'en')).toBe(english);
    expect(told(event, 'it')).toBe(italian);
  });

  describe('the end of an assault', () => {
    const begins: GameEvent = { event: 'assault_begins', area: 'crossroads', side: 'french' };
    const costly: GameEvent[] = [
      { event: 'cubes_placed', area: 'crossroads', colour: 'red', cubes: 1 },
      { event: 'eliminated', unit: 'fr_inf_7', cause: 'morale' },
      { event: 'eliminated', unit: 'fr_inf_8', cause: 'morale' },
      { event: 'eliminated', unit: 'fr_leader_2', cause: 'stranded' },
      { event: 'cubes_placed', area: 'crossroads', colour: 'blue', cubes: 2 },
    ];
    const end = (holder: string, before: GameEvent[], language: Language): string | undefined =>
      words.sentence({ event: 'assault_over', area: 'crossroads', holder }, view, language, before.toReversed())?.text;

    test('says who holds the area and what was lost', () => {
      expect(end('allied', [begins, ...costly], 'en')).toBe(
        'The Allies hold the **Crossroads**: the French assault has failed; ' +
          'the French lose two infantry units and Ney and take two cubes, the Allies take one cube.',
      );
      expect(end('allied', [begins, ...costly], 'it')).toBe(
        'Gli Alleati tengono il **Crocevia**: l’assalto dei Francesi è fallito; ' +
          'i Francesi perdono due fanterie e Ney e prendono due cubi, gli Alleati prendono un cubo.',
      );
      expect(end('french', [begins, { event: 'eliminated', unit: 'br_art_4', cause: 'guns_taken' }], 'en')).toBe(
        'The French take the **Crossroads**; the Allies lose one gun.',
      );
      expect(end('nobody', [begins], 'it')).toBe('L’assalto al **Crocevia** è finito: non vi resta nessuno; nessuno ha perdite.');
    });
    test('counts this assault alone', () => {
      const other: GameEvent[] = [
        { event: 'assault_begins', area: 'hougoumont', side: 'french' },
        ...costly,
        { event: 'assault_over', area: 'hougoumont', holder: 'allied' },
      ];
      expect(end('french', [...other, begins], 'en')).toBe('The French take the **Crossroads**; nobody has losses.');
      expect(end('french', [], 'en')).toBe('The assault on the **Crossroads** is over: the French hold it.');
    });
  });

  test('a unit in a strong point that would give way takes a cube, and says so', () => {
    const morale = (result: string): GameEvent => ({ event: 'morale', unit: 'ge_inf_1', die: 2, column: 3, result });
    expect(told(morale('takes a cube'), 'en')).toBe('German infantry checks morale: 2, and takes a cube in the strong point.');
    expect(told(morale('takes a cube'), 'it')).toBe('La fanteria tedesca prova il morale: 2, e prende un cubo nel caposaldo.');
    expect(told(morale('is ridden down'), 'en')).toBe('German infantry checks morale: 2, and is ridden down.');
  });
});
