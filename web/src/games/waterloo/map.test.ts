import { expect, test } from 'vitest';
import { distanceToEdge, inside } from '../../board/engraver/geometry';
import { areaById, board } from './data';
import { defs, waterlooMap } from './map';
import { labelOf } from './map/labels';
import { outlineOf } from './map/sheet';

HTMLCanvasElement.prototype.getContext = () => null; // the paper stays plain here

const kDrawings = {
  ground: waterlooMap.ground(),
  en: waterlooMap.letters('en') + waterlooMap.frame('en'),
  it: waterlooMap.letters('it') + waterlooMap.frame('it'),
};

test('every drawing is sound SVG', () => {
  for (const [name, drawing] of Object.entries({ ...kDrawings, defs: defs() })) {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')?.textContent, name).toBeUndefined();
    expect(drawing, name).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('no drawing has a style attribute: the page forbids them', () => {
  for (const drawing of [...Object.values(kDrawings), defs()]) expect(drawing).not.toContain('style=');
});

test('what is referred to is defined, once', () => {
  const all = defs() + kDrawings.ground + kDrawings.en;
  const ids = [...all.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toHaveLength(new Set(ids).size);
  for (const [, id] of all.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id);
});

test('both languages name every area, in its own ground', () => {
  for (const area of board.areas)
    for (const language of ['en', 'it'] as const) {
      const { x, y } = labelOf(area, language);
      const outline = outlineOf(area.id);
      expect(inside(outline, x, y - 4) || distanceToEdge(outline, x, y - 4) < 4, `${area.id} ${language}`).toBe(true);
      const word = area.name[language].replaceAll("'", '’').split(' ')[0];
      expect(kDrawings[language]).toContain(word);
    }
});

test('places are those of the board, and neighbours know each other', () => {
  expect(waterlooMap.places).toHaveLength(areaById.size);
  const places = new Map(waterlooMap.places.map((place) => [place.id, place]));
  for (const place of places.values()) for (const id of place.neighbours) expect(places.get(id)?.neighbours).toContain(place.id);
});
