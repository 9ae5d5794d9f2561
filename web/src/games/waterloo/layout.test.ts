import { expect, test } from 'vitest';
import { distanceToEdge, inside } from '../../board/engraver/geometry';
import { areaById, forces } from './data';
import { layout } from './layout';
import { labelBox } from './map/labels';
import { outlineOf } from './map/sheet';
import { kSides, type Side, type UnitView, type WaterlooView } from './view';

// The set-up of the data, with what a test changes in it.
function view(units: Record<string, Partial<UnitView>> = {}, rest: Partial<WaterlooView> = {}): WaterlooView {
  const start = forces.units.map((unit) => {
    const { location, state } = unit.setup.standard;
    return [unit.id, { at: location, state, ...units[unit.id] }];
  });
  return { units: Object.fromEntries(start), cubes: {}, ...rest } as WaterlooView;
}

const kOnMap = (v: WaterlooView): string[] => Object.keys(v.units).filter((id) => areaById.has(v.units[id].at));

test('every unit on the map is placed, and no other', () => {
  const v = view({ fr_inf_1: { at: 'eliminated', state: undefined }, fr_inf_2: { at: 'delayed' } });
  const placed = layout(v, 'en')
    .pieces.map((piece) => piece.id)
    .sort();
  expect(placed).toEqual(kOnMap(v).sort());
  expect(placed).not.toContain('pr_inf_1');
});

test('the foot of every piece is inside its area, or close to it', () => {
  for (const piece of layout(view(), 'en').pieces) {
    const outline = outlineOf(piece.place);
    const off = inside(outline, piece.x, piece.y) ? 0 : distanceToEdge(outline, piece.x, piece.y);
    expect(off, `${piece.id} in ${piece.place}`).toBeLessThan(12);
  }
});

test('pieces of an area never stand on the same point', () => {
  const crowd = Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`fr_inf_${i + 1}`, { at: 'foys_hollow' }]));
  for (const v of [view(), view(crowd)]) {
    const points = layout(v, 'en').pieces.map((piece) => `${piece.x},${piece.y}`);
    expect(new Set(points).size).toBe(points.length);
  }
});

test('more than six of an arm overlap and are counted', () => {
  const crowd = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`fr_inf_${i + 1}`, { at: 'kellermanns_field' }]));
  const { pieces, extras } = layout(view(crowd), 'en');
  const [first, second] = pieces.filter((piece) => piece.place === 'kellermanns_field');
  expect(second.x - first.x).toBeLessThan(first.width * 0.6);
  expect(extras[0].sprite).toContain('>8</text>');
});

test('the same position gives the same places, whatever the order of its keys', () => {
  const v = view();
  const turned = { ...v, units: Object.fromEntries(Object.entries(v.units).reverse()) };
  expect(layout(turned, 'en')).toEqual(layout(v, 'en'));
});

test('in an assault the sides stand apart, the attackers towards where they came from', () => {
  const v = view(
    { fr_inf_1: { at: 'altens_ridge', link: 'foys_hollow' }, fr_inf_2: { at: 'altens_ridge', link: 'foys_hollow' } },
    { assault: { area: 'altens_ridge', side: 'french', origins: ['foys_hollow'] } as WaterlooView['assault'] },
  );
  const here = layout(v, 'en').pieces.filter((piece) => piece.place === 'altens_ridge');
  const feet = (side: Side): number[] => here.filter((piece) => piece.seat === side).map((piece) => piece.y);
  expect(kSides.every((side) => feet(side).length > 0)).toBe(true);
  expect(Math.min(...feet('french'))).toBeGreaterThan(Math.max(...feet('allied'))); // Foy's Hollow lies to the south
});

test('cubes stand with their side, also where no unit is left', () => {
  const { extras } = layout(view({}, { cubes: { foys_hollow: { blue: 2 }, altens_ridge: { red: 3 } } }), 'en');
  const cubes = (nation: string) => extras.filter(({ sprite }) => sprite.includes(`#cube" class="n-${nation}"`));
  expect(cubes('french')).toHaveLength(2);
  expect(cubes('british')).toHaveLength(3);
  expect(new Set(extras.map(({ id }) => id)).size).toBe(5);
});

test('an unmanned gun, a leader and a square look their own way', () => {
  const v = view({ br_art_1: { unmanned: true }, br_inf_3: { state: 'square' }, fr_cav_1: { acted: true } });
  const piece = (id: string) => layout(v, 'it').pieces.find((one) => one.id === id);
  expect(piece('br_art_1')?.sprite).toContain('unmanned');
  expect(piece('br_inf_3')?.sprite).toContain('#square');
  expect(piece('fr_cav_1')?.spent).toBe(true);
  expect(piece('fr_leader_1')?.sprite).toContain('Napoleone');
});

test('pieces keep off the name of their area, also while both sides fight there', () => {
  for (const [area, { neighbors }] of areaById) {
    const attacker: UnitView = { at: area, state: 'mobile', link: neighbors[0] };
    const defender: UnitView = { at: area, state: 'defensive' };
    const v = { ...view(), units: { fr_inf_1: attacker, fr_inf_2: attacker, br_inf_1: defender, ge_inf_2: defender } };
    const name = labelBox(area);
    const covered = layout(v, 'en').pieces.reduce((sum, { x, y, width, height }) => {
      const across = Math.min(x + width / 2, name.x1) - Math.max(x - width / 2, name.x0);
      const along = Math.min(y, name.y1) - Math.max(y - height, name.y0);
      return sum + Math.max(0, across) * Math.max(0, along);
    }, 0);
    expect(covered / ((name.x1 - name.x0) * (name.y1 - name.y0)), area).toBeLessThan(0.2);
  }
});

test('a long game keeps few layouts, though its history keeps every view', () => {
  const areas = [...areaById.keys()];
  const views = Array.from({ length: 60 }, (_, move) => view({ fr_inf_1: { at: areas[move % areas.length]!, state: 'mobile' } }));
  const made = views.map((each) => layout(each, 'en'));
  const kept = views.filter((each, i) => layout(each, 'en') === made[i]).length;
  expect(layout(views.at(-1)!, 'en')).toBe(layout(views.at(-1)!, 'en'));
  expect(kept).toBeLessThan(10);
});
