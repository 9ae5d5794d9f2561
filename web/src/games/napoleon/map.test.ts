import { describe, expect, test } from 'vitest';
import { boxOf } from '../../board/engraver/geometry';
import { townById, towns, units } from './data';
import { campaignMap, setUpMap } from './map';
import { kBlock } from './layout';
import { beads, beadsInHand } from './map/beads';
import { nameBox, nameBoxes } from './map/names';
import { kHeight, kWidth, overlap, townAt } from './map/sheet';
import { scene } from './scene';
import { readView } from './view';
import { loadText } from '../../text/catalogue';
import { kLanguages } from '../../text/files';
import { setLanguage } from '../../text/language.svelte';

await Promise.all(kLanguages.map((language) => loadText('napoleon', language)));

describe('the campaign map', () => {
  test('every town is a place, with its neighbours both ways', () => {
    expect(campaignMap.places.map(({ id }) => id)).toEqual(towns.map(({ id }) => id));
    for (const { id, neighbours, outline } of campaignMap.places) {
      for (const other of neighbours) expect(townById.get(other)!.neighbours).toContain(id);
      const { x0, x1 } = boxOf(outline);
      expect(x1 - x0).toBeGreaterThanOrEqual(32);
    }
  });
  test('names keep clear of each other, in both languages', () => {
    for (const language of ['en', 'it']) {
      const boxes = towns.map((town) => ({ id: town.id, ...nameBox(town, language) }));
      for (const a of boxes)
        for (const b of boxes)
          if (a.id < b.id) {
            const apart = a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0;
            expect(apart, `${a.id} ${b.id} (${language})`).toBe(true);
          }
    }
  });
  test('it is drawn the same every time, without styles of its own', () => {
    expect(campaignMap.ground()).toBe(campaignMap.ground());
    for (const drawn of [campaignMap.ground(), campaignMap.letters('en'), campaignMap.frame('it')]) {
      expect(drawn).not.toMatch(/NaN|undefined| style=/);
    }
  });
  test('its sprites have no styles either: the page forbids them', () => {
    const view = scene('french', { fights: ['ligny'], roads: { beaumont__thuin: { moved: 3, attacked: 0 } }, turn: 3 });
    for (const { sprite } of [...campaignMap.pieces(view), ...campaignMap.extras(view)]) expect(sprite).not.toMatch(/ style=|NaN|undefined/);
  });
});

describe('blocks on it', () => {
  test.each(['french', 'anglo_dutch', 'observer'])('on the eve of the campaign they cover no name of a town (%s)', (seat) => {
    for (const language of ['en', 'it']) {
      const boxes = campaignMap
        .pieces(scene(seat), language)
        .map(({ x, y }) => ({ x0: x - kBlock / 2, y0: y - kBlock, x1: x + kBlock / 2, y1: y }));
      for (const town of towns) {
        const name = nameBox(town, language);
        const covers = boxes.some((box) => box.x1 > name.x0 && box.x0 < name.x1 && box.y1 > name.y0 && box.y0 < name.y1);
        expect(covers, `${town.id} (${language})`).toBe(false);
      }
    }
  });
  test.each(['french', 'anglo_dutch', 'observer'])('… and stand nearer to their own town than to another one (%s)', (seat) => {
    for (const language of ['en', 'it']) {
      const found = campaignMap.pieces(scene(seat), language);
      const strayed = found.filter(({ x, y, place }) => {
        const far = (id: string): number => Math.hypot(townAt(id)[0] - x, townAt(id)[1] - (y - kBlock / 2));
        return towns.some(({ id }) => id !== place && far(id) < Math.min(far(place), 22));
      });
      expect(strayed.map(({ id, place }) => `${id} ${place}`)).toEqual([]);
    }
  });
  test('in Italian their numbers stand beside them, too', async () => {
    await setLanguage('it');
    const there = campaignMap.pieces(scene('french'), 'it');
    const counts = campaignMap.extras(scene('french')).filter(({ id }) => id.startsWith('count '));
    await setLanguage('en');
    expect(counts.length).toBeGreaterThan(5);
    for (const { id, x, y } of counts) {
      const town = id.split(' ')[1];
      const near = there.filter(({ place }) => place === town).map((piece) => Math.hypot(piece.x - x, piece.y - kBlock - y));
      expect(Math.min(...near), id).toBeLessThan(kBlock);
    }
  });
  test('at the forced marches only those who have made one are pale', () => {
    const marched = (forced: boolean) => ({ at: 'thuin', strength: 3, steps: forced ? 2 : 1, start: 'beaumont', ...(forced ? { forced } : {}) });
    const pale = (step: 'move_group' | 'forced_marches'): string[] =>
      campaignMap
        .pieces(scene('french', { step }, { fr_i_inf1: marched(false), fr_i_inf2: marched(true) }))
        .filter(({ spent }) => spent)
        .map(({ id }) => id);
    expect(pale('move_group')).toEqual(['fr_i_inf1', 'fr_i_inf2']);
    expect(pale('forced_marches')).toEqual(['fr_i_inf2']);
  });
  test('what is in hand fills beads on its roads before it goes', () => {
    const view = scene('french', { roads: { beaumont__thuin: { moved: 3, attacked: 0 } } });
    const count = (text: string, fill: string): number => text.split(`fill="${fill}"`).length - 1;
    const march = beadsInHand(
      readView(view),
      [
        ['beaumont', 'thuin'],
        ['beaumont', 'thuin', 'charleroi'],
      ],
      false,
      'en',
    );
    expect(count(march, '#1f5fae')).toBe(3); // two on the first road, one on the second
    expect(count(march, '#2b2118')).toBe(3);
    expect(beadsInHand(readView(view), [], false, 'en')).toBe('');
    expect(beadsInHand(readView(view), [['thuin', 'charleroi']], true, 'en')).toContain('river: 1 of 3');
  });
  const view = scene('french');
  const pieces = campaignMap.pieces(view, 'en');
  test('every block stands on the sheet, at its town', () => {
    expect(pieces).toHaveLength(units.length);
    for (const { x, y, place, height } of pieces) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(kWidth);
      expect(y - height).toBeGreaterThan(-8);
      expect(y).toBeLessThan(kHeight + 8);
      const [tx, ty] = townAt(place);
      expect(Math.hypot(x - tx, y - ty)).toBeLessThan(215);
    }
  });
  test('hidden blocks of an army look alike, node for node, and bear no names', () => {
    const hidden = pieces.filter(({ id }) => id.startsWith('block:'));
    expect(hidden.length).toBe(34);
    for (const army of ['anglo_dutch', 'prussian'])
      expect(new Set(hidden.filter(({ seat }) => seat === army).map(({ sprite }) => sprite)).size).toBe(1);
    expect(hidden.every(({ sprite }) => !/ad_|pr_/.test(sprite))).toBe(true);
  });
  test('blocks that are to be placed stand below the map', () => {
    const unplaced = Object.fromEntries(
      units.filter(({ army }) => army === 'french').map(({ id, strength }) => [id, { at: 'unplaced', strength }]),
    );
    const waiting = setUpMap.pieces(scene('french', { blocks: {} }, unplaced));
    expect(waiting).toHaveLength(24);
    for (const { y, x, place } of waiting) {
      expect(place).toBe('');
      expect(y).toBeGreaterThan(kHeight);
      expect(y).toBeLessThan(kHeight + setUpMap.size.margin.bottom);
      expect(x).toBeLessThan(kWidth);
    }
  });
});

test('beads tell how many places of a road are used', () => {
  const [extra, ...others] = beads(readView(scene('french', { roads: { beaumont__thuin: { moved: 2, attacked: 0 } } })), 'en');
  expect(others).toEqual([]);
  expect(extra!.sprite.match(/fill="#2b2118" stroke="#fff7de"/g)).toHaveLength(2);
  expect(extra!.sprite).toMatch(/>4<\/text>/);
});

describe('beads and their tags', () => {
  const view = scene('french', { step: 'move_group', groups: [{ army: 'french', from: 'beaumont', attacks: [] }] });
  const rows = campaignMap.extras(view).filter(({ id }) => id.startsWith('road '));
  const boxes = campaignMap.pieces(view, 'en').map(({ x, y }) => ({ x0: x - kBlock / 2, y0: y - kBlock, x1: x + kBlock / 2, y1: y }));
  test('lie below the blocks, on every road from the town of the group', () => {
    expect(rows).toHaveLength(townById.get('beaumont')!.neighbours.length);
    expect(rows.every(({ under }) => under)).toBe(true);
  });
  test('no tag lies under a block or over the name of a town', () => {
    for (const { id, sprite } of rows) {
      const [, x, y, width] = /translate\(([\d.]+) ([\d.]+)\)"><rect x="[-\d.]+" y="[-\d.]+" width="([\d.]+)"/.exec(sprite)!.map(Number);
      const tag = { x0: x! - width! / 2, x1: x! + width! / 2, y0: y! - 6.4, y1: y! + 6.2 };
      for (const box of [...boxes, ...nameBoxes('en')]) expect(overlap(box, tag), id).toBeLessThan(0.2 * width! * 12.6);
    }
  });
});
