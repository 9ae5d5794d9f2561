import { describe, expect, test } from 'vitest';
import { loadText, speakersOf } from '../text/catalogue';
import { kLanguages } from '../text/files';
import { games } from './index';

describe.each(Object.keys(games))('%s', (id) => {
  test.each(kLanguages)('every step of the tour has a title and a text (%s)', async (language) => {
    const game = await games[id]!();
    await loadText(id, language);
    const steps = game.tour(language);
    expect(steps.length).toBeGreaterThan(3);
    for (const { title, text } of steps) expect([title, text].filter((words) => words.startsWith('tour.'))).toEqual([]);
    expect(speakersOf(id)[language]!.has(`tour.${steps.length + 1}`)).toBe(false);
  });
});
