import { describe, expect, test } from 'vitest';
import { boards, sheetName, sheetNote } from './boards';
import { boxes, exitsOf } from './battle/geometry';
import { scene } from './scene';
import { kSpaces, type BattleView, type NapoleonView } from './view';

const battle = (town: string, changes: Partial<BattleView> = {}): BattleView => ({
  town,
  senior: 'prussian',
  over: false,
  withdrawing: false,
  turns: 2,
  idle: 0,
  streams: 4,
  terrain: ['none', 'hill', 'none', 'none', 'woods', 'farm'],
  crossings: [0, 0, 0],
  retreated: [0, 0, 0, 0, 0, 0, 0, 0],
  reinforced: [0, 0, 0, 0, 0, 0, 0, 0],
  ...changes,
});

const fought = (changes: Partial<NapoleonView> = {}) =>
  scene(
    'french',
    {
      step: 'combat',
      town: 'ligny',
      battle_turn: { town: 'ligny', side: 'french', others: 'french' },
      battles: [battle('ligny'), battle('wavre')],
      fights: ['ligny', 'wavre'],
      blocks: { ligny: { allied_reserve: { prussian: { blocks: 2 } }, allied_left: { prussian: { blocks: 1 } } } },
      ...changes,
    },
    {
      fr_i_inf1: { at: 'ligny', strength: 3, space: 'allied_left' },
      fr_g_old: { at: 'ligny', strength: 3, space: 'french_reserve' },
      fr_g_art: { at: 'ligny', strength: 2, space: 'french_centre', on_marker: true },
      fr_ii_inf1: { at: 'charleroi', strength: 3 },
    },
  );

describe('the sheets', () => {
  test('the map alone while nobody fights', () => {
    expect(boards(scene('french'))).toMatchObject({ shown: 'map' });
    expect(boards(scene('french')).sheets).toHaveLength(1);
  });
  test('a board for every battle, in order; shown is the one that is decided', () => {
    const view = fought();
    const { sheets, shown, waits } = boards(view);
    expect(sheets.map(({ id }) => sheetName(id, view, 'en'))).toEqual(['Campaign map', 'Ligny, round 2', 'Wavre, round 2']);
    expect(sheetName(shown, view, 'it')).toBe('Ligny, tornata 2');
    expect(waits).toEqual({ [shown]: 'french' });
    expect(sheets.map(({ id }) => sheetNote(id, view, 'en'))).toEqual(['', 'French battle turn', 'then the French battle turn']);
    const answered = fought({ battle_turn: { town: 'ligny', side: 'allied', others: 'french' } });
    expect(boards(answered).sheets.map(({ id }) => sheetNote(id, answered, 'it'))).toEqual([
      '',
      'turno di battaglia alleato',
      'poi tocca ai francesi',
    ]);
  });
  test('a battle that is over has no board', () => {
    expect(boards(fought({ battles: [battle('ligny', { over: true })] })).sheets).toHaveLength(1);
  });
  test('while blocks are placed the map has a tray', () => {
    const view = scene('french', { step: 'place_blocks' }, { fr_i_inf1: { at: 'unplaced', strength: 3 } });
    expect(boards(view).shown).toBe('set_up');
  });
});

describe('a battle board', () => {
  const view = fought();
  const sheet = boards(view).sheets[1]!;
  test('has the eight spaces and the roads to the town', () => {
    const spaces = kSpaces.filter((space) => space !== 'map');
    expect(sheet.places.map(({ id }) => id)).toEqual(expect.arrayContaining([...spaces, ...exitsOf('ligny').map(({ town }) => town)]));
    expect(sheet.places).toHaveLength(spaces.length + 4);
  });
  test('its blocks stand in their spaces, those of towns around beside it', () => {
    const pieces = sheet.pieces(view, 'en');
    const at = (id: string): string | undefined => pieces.find((piece) => piece.id === id)?.place;
    expect([at('fr_i_inf1'), at('fr_g_old'), at('fr_ii_inf1')]).toEqual(['allied_left', 'french_reserve', 'charleroi']);
    expect(pieces.filter(({ place, seat }) => place === 'allied_reserve' && seat === 'prussian')).toHaveLength(2);
    for (const { x, y, place } of pieces) {
      const box = boxes[place as keyof typeof boxes];
      if (!box) continue;
      expect(x).toBeGreaterThan(box.x0);
      expect(x).toBeLessThan(box.x1);
      expect(y).toBeGreaterThan(box.y0);
      expect(y).toBeLessThan(box.y1);
    }
  });
  test('they are not on the map, where the fight has a sign with their numbers', () => {
    const [map] = boards(view).sheets;
    expect(map!.pieces(view).some(({ id }) => id === 'fr_g_old')).toBe(false);
    expect(map!.extras(view).find(({ id }) => id === 'fight ligny')!.sprite).toMatch(/>3<\/text>.*>3<\/text>/);
  });
  test('where both sides stand it says engaged', () => {
    expect(sheet.extras(view).map(({ id }) => id)).toEqual(['engaged allied_left']);
  });
  test('terrain is drawn on it; other terrain makes another board', () => {
    const plain = boards(fought({ battles: [battle('ligny', { terrain: Array<'none'>(6).fill('none'), streams: 0 })] })).sheets[1]!;
    expect(plain.id).not.toBe(sheet.id);
    expect(sheet.ground().length).toBeGreaterThan(plain.ground().length);
    for (const effect of ['Hill: guns +1 at long range', 'Woods: no guns, hidden', 'Farm: +1 fire', 'Stream: two cross'])
      expect(sheet.letters('en')).toContain(effect);
    expect(sheet.ground() + sheet.letters('it')).not.toMatch(/ style=|NaN|undefined/);
  });
});
