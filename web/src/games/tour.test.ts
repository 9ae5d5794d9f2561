import { beforeAll, describe, expect, test } from 'vitest';
import { loadText, speakersOf } from '../text/catalogue';
import { kLanguages } from '../text/files';
import type { GameModule } from './game';
import { games } from './index';

describe.each(Object.keys(games))('%s', (id) => {
  let game: GameModule;
  beforeAll(async () => {
    game = await games[id]!();
    await Promise.all(kLanguages.map((language) => loadText(id, language)));
  }, 60_000);

  test.each(kLanguages)('every step of the tour has a title and a text (%s)', (language) => {
    const steps = game.tour(language);
    expect(steps).not.toEqual([]); // of a tiny game it may be short
    for (const { title, text } of steps) expect([title, text].filter((words) => words.startsWith('tour.'))).toEqual([]);
    expect(speakersOf(id)[language]!.has(`tour.${steps.length + 1}`)).toBe(false);
  });
});
