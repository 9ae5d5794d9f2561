import { expect, test } from 'vitest';
import { distanceToEdge, inside, type Box } from '../../board/engraver/geometry';
import { backLook, faceLook, shortName } from './blocks';
import { areas, unitById, units } from './data';
import { isHidden, layout } from './layout';
import { nameBoxes, printOf } from './map/numbers';
import { outlineOf } from './map/sheet';
import { scene } from './scene';
import { readView, type Faction } from './view';

const pieces = (seat: Faction | 'observer', ...more: [Parameters<typeof scene>[1]?, Parameters<typeof scene>[2]?]) =>
  layout(readView(scene(seat, ...more)), 'en').pieces;

test('a seat sees the faces of its side and the backs of the others', () => {
  const french = pieces('french');
  expect(french.filter(({ seat }) => seat === 'french').every(({ id }) => unitById.has(id))).toBe(true);
  const british = french.filter(({ seat }) => seat === 'british');
  expect(british).toHaveLength(33);
  expect(british.filter(({ id }) => !isHidden(id)).map(({ id }) => id)).toEqual(['br_wellington_sl']);
});

test('who watches sees only backs, and commanders-in-chief', () => {
  const seen = pieces('observer')
    .filter(({ id }) => !isHidden(id))
    .map(({ id }) => id);
  expect(seen.sort()).toEqual(['br_wellington_sl', 'fr_napoleon_sl']);
});

test('a back is the same for every block of an army, and names nothing', () => {
  const backs = pieces('observer').filter(({ id }) => isHidden(id));
  for (const faction of ['french', 'british'] as const) {
    const sprites = new Set(backs.filter(({ seat }) => seat === faction).map(({ sprite }) => sprite));
    expect([...sprites]).toEqual([backLook(faction).sprite]);
    expect(backLook(faction).sprite).not.toMatch(/<text|fr_|br_|pr_|#w2-(?!sheen)/);
  }
});

test('no two pieces have one id', () => {
  for (const seat of ['french', 'british', 'observer'] as const) {
    const ids = pieces(seat).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('a hidden block that moves keeps its name from area to area', () => {
  const moving = (area: string) =>
    pieces('french', { phasing: 'allied', moving: { area }, blocks: { [area]: { british: 2 } } })
      .filter(({ id }) => isHidden(id))
      .map(({ id }) => id);
  expect(moving('27')).toEqual(['block:moving:british', 'block:27:british:1']);
  expect(moving('28')).toEqual(['block:moving:british', 'block:28:british:1']);
});

test('four blocks of each side fit into an open area, two into a rough one', () => {
  const own = ['fr_2c_bauduin_inf', 'fr_2c_soye_inf', 'fr_2c_husson_inf', 'fr_2c_campi_inf'];
  const strayed: string[] = [];
  for (const { id, stacking, circle } of areas) {
    if (circle === 'black' || !stacking) continue;
    const moved = Object.fromEntries(own.slice(0, stacking).map((unit) => [unit, { at: id }]));
    const here = pieces('french', { blocks: { [id]: { british: stacking } }, units: moved });
    expect(here).toHaveLength(2 * stacking);
    for (const { id: piece, x, y, height } of here) {
      const middle: [number, number] = [x, y - height / 2];
      if (!inside(outlineOf(id), ...middle) && distanceToEdge(outlineOf(id), ...middle) > 6) strayed.push(`${piece} of ${id}`);
    }
  }
  expect(strayed).toEqual([]);
});

test('a block that is seen by all lies; its owner’s others stand; a commander-in-chief always stands', () => {
  const [soye] = pieces('french', {}, { fr_2c_soye_inf: { at: '67', up: true } }).filter(({ id }) => id === 'fr_2c_soye_inf');
  const unit = unitById.get('fr_2c_soye_inf')!;
  expect(soye!.sprite).toBe(faceLook(unit, 0, 'en', { lying: true }).sprite);
  const napoleon = pieces('british', {}, { fr_napoleon_sl: { at: '100', up: true } }).find(({ id }) => id === 'fr_napoleon_sl');
  expect(napoleon?.sprite).toBe(faceLook(unitById.get('fr_napoleon_sl')!, 0, 'en').sprite);
});

test('at the beginning blocks cover hardly a name or number', () => {
  const boxes = pieces('french').map(({ x, y, width, height }) => ({ x0: x - width / 2, y0: y - height, x1: x + width / 2, y1: y }));
  const covers = (print: Box): boolean =>
    boxes.some(
      (box) => Math.min(box.x1, print.x1) > Math.max(box.x0, print.x0) + 1 && Math.min(box.y1, print.y1) > Math.max(box.y0, print.y0) + 3,
    );
  const covered = areas.filter((area) => [...printOf(area.id), ...nameBoxes(area)].some(covers)).map(({ id }) => id);
  expect(covered.length).toBeLessThanOrEqual(4);
});

test('what moved is dimmed, what is activated bears a flag', () => {
  const here = pieces('french', {}, { fr_2c_soye_inf: { at: '67', moved: true }, fr_2c_reille_tl: { at: '67', up: true, activated: true } });
  expect(here.find(({ id }) => id === 'fr_2c_soye_inf')?.spent).toBe(true);
  expect(here.find(({ id }) => id === 'fr_2c_reille_tl')?.sprite).toContain('#w2-flag');
});

test('the foot of a face tells the step by shape, not by colour alone', () => {
  const sprite = (id: string, step: number) => faceLook(unitById.get(id)!, step, 'en').sprite;
  expect(sprite('fr_2c_reille_tl', 3)).toContain('#w2-heart');
  expect(sprite('fr_2c_fart', 3)).toContain('#w2-pawn');
  expect(sprite('fr_2c_bauduin_inf', 0).match(/<rect[^>]*fill="#fff"/g)).toHaveLength(4);
  expect(sprite('fr_2c_bauduin_inf', 2).match(/<rect[^>]*fill="#fff"/g)).toHaveLength(2);
  expect(sprite('fr_g_gg_inf', 0)).toContain('M0 -3.9L3.9 0L0 3.9L-3.9 0Z');
});

test.each(['en', 'it'] as const)('names fit on a face (%s)', (language) => {
  for (const unit of units) expect(shortName(unit, language).length, unit.id).toBeLessThanOrEqual(13);
});

test('a cube tells of control that has changed; the others wait until one looks closer', () => {
  const { extras } = layout(readView(scene('french', { control: { 27: 'british', 41: 'french' } })), 'en');
  expect(extras.map(({ id, sprite }) => [id, sprite.includes('w2-far')])).toEqual([
    ['control 27', true],
    ['control 41', false],
  ]);
});

test('a long game keeps few layouts, though its history keeps every view', () => {
  const views = Array.from({ length: 40 }, (_, move) =>
    readView(scene('french', {}, { fr_2c_soye_inf: { at: areas[move % areas.length]!.id, step: 0 } })),
  );
  const made = views.map((each) => layout(each, 'en'));
  const kept = views.filter((each, i) => layout(each, 'en') === made[i]).length;
  expect(layout(views.at(-1)!, 'en')).toBe(layout(views.at(-1)!, 'en'));
  expect(kept).toBeLessThan(10);
});
