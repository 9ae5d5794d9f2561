import { expect, test } from 'vitest';
import { distanceToEdge, inside } from '../../board/engraver/geometry';
import { areas, areaById, features } from './data';
import { defs, waterloo200Map } from './map';
import { numberOf } from './map/numbers';
import { onSheet, outlineOf } from './map/sheet';
import { picture } from './picture';
import { scene } from './scene';

HTMLCanvasElement.prototype.getContext = () => null; // the paper stays plain here

const kDrawings = {
  ground: waterloo200Map.ground(),
  en: waterloo200Map.letters('en') + waterloo200Map.frame('en'),
  it: waterloo200Map.letters('it') + waterloo200Map.frame('it'),
};

test('every drawing is sound SVG', () => {
  const all = { ...kDrawings, defs: defs(), overview: waterloo200Map.overview(scene('french')) };
  for (const [name, drawing] of Object.entries(all)) {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')?.textContent, name).toBeUndefined();
    expect(drawing, name).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing, name).not.toContain('style='); // the page forbids them
  }
}, 20_000);

test('the picture for home shows faces and backs', () => {
  const drawn = picture()
    .pieces.map(({ sprite }) => sprite)
    .join('');
  expect(drawn).toContain('#mk-british');
  expect(drawn).toContain('Quiot');
});

test('what is referred to is defined, once', () => {
  const all = defs() + kDrawings.ground + kDrawings.en;
  const ids = [...all.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toHaveLength(new Set(ids).size);
  const pieces = waterloo200Map
    .pieces(scene('french'))
    .map(({ sprite }) => sprite)
    .join('');
  for (const [, id] of (all + pieces).matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id);
});

test('every area has its number in its own ground, and both languages name it', () => {
  for (const area of areas) {
    const [x, y] = numberOf(area.id);
    expect(inside(outlineOf(area.id), x, y) && distanceToEdge(outlineOf(area.id), x, y) > 8, area.id).toBe(true);
    for (const language of ['en', 'it'] as const) {
      expect(kDrawings[language]).toContain(`>${area.id}</text>`);
      expect(kDrawings[language]).toContain(area.name[language].replaceAll("'", '’').split(' ')[0]);
    }
  }
});

test('numbers keep clear of each other', () => {
  const close = areas.flatMap(({ id, neighbours }) =>
    neighbours.filter((other) => {
      const [[ax, ay], [bx, by]] = [numberOf(id), numberOf(other)];
      return Math.abs(ax - bx) < 36 && Math.abs(ay - by) < 22;
    }),
  );
  expect(close).toEqual([]);
});

test('the start line parts what the armies hold at first', () => {
  const [line] = features('start_line');
  const holder = (id: string) => areaById.get(id)!.initial;
  const crossed = areas
    .filter(({ initial }) => initial === 'french')
    .flatMap(({ id, neighbours }) => neighbours.filter((other) => holder(other) === 'british').map((other) => [id, other]));
  expect(crossed.length).toBeGreaterThan(10);
  for (const pair of crossed) {
    const near = pair.map((id) => Math.min(...onSheet(line!.line).map(([x, y]) => distanceToEdge(outlineOf(id), x, y))));
    expect(Math.max(...near), pair.join()).toBeLessThan(3);
  }
});

test('places are those of the board, and neighbours know each other', () => {
  expect(waterloo200Map.places).toHaveLength(115);
  const places = new Map(waterloo200Map.places.map((place) => [place.id, place]));
  for (const place of places.values()) for (const id of place.neighbours) expect(places.get(id)?.neighbours).toContain(place.id);
});
