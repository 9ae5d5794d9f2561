import { expect, test } from 'vitest';
import { editionOf, firstEdition, kPresentRules, present } from './data';
import { layout } from './layout';
import { boards } from './map';
import { scene } from './scene';
import { readView } from './view';
import { sentence } from './words/sentences';

test('a match shows the board and the blocks that it began with', () => {
  expect(editionOf({ rules: kPresentRules })).toBe(present);
  expect(editionOf({ rules: 2 })).toBe(firstEdition);
  const [first, now] = [firstEdition.areaById.get('41')!, present.areaById.get('41')!];
  expect([first.circle, first.bonus, first.stacking]).toEqual(['green', 1, 4]);
  expect([now.circle, now.bonus, now.stacking]).toEqual(['yellow', 3, 2]);
  expect(firstEdition.unitById.get('fr_1c_quiot_inf')!.steps.map(({ strength }) => strength)).toEqual([3, 2, 1]);
  expect(present.unitById.get('fr_1c_quiot_inf')!.steps.map(({ strength }) => strength)).toEqual([4, 3, 2, 1]);
});

test('archived stories, whose views name no rules version, are of the first edition', () => {
  expect(editionOf({})).toBe(firstEdition);
});

test('map and pieces are drawn by the edition of the view', () => {
  const [now, former] = [scene('french'), scene('french', { rules: 2 })];
  const letters = (view: typeof now): string => boards(view).sheets[0]!.letters!('en');
  expect(letters(former)).not.toBe(letters(now));
  expect(boards(former)).toBe(boards(former));
  const quiot = (view: typeof now): string | undefined =>
    layout(readView(view), 'en').pieces.find(({ id }) => id === 'fr_1c_schmitz_inf')?.sprite;
  expect(quiot(now)).toBeDefined();
  expect(quiot(former)).not.toBe(quiot(now));
});

test('a lost step is told with the strength of its event, and of the first edition where the event has none', () => {
  const view = scene('french');
  const lost = { event: 'step_lost', unit: 'fr_1c_quiot_inf', step: 1 };
  expect(sentence({ ...lost, strength: 3 }, view, 'en')?.text).toContain('strength 3');
  expect(sentence(lost, view, 'en')?.text).toContain('strength 2');
});
