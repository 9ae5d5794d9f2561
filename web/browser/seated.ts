// The page of a person who plays the first side of a game against the computer.
import type { Page } from '@playwright/test';
import type { JsonObject } from '../src/protocol';
import { type Made, playOn } from './orders';
import { Player } from './player';
import { sentBy } from './sent';

// The side of the person who looks on, and that of the computer.
export const kSides = {
  waterloo: ['french', 'allied'],
  waterloo200: ['french', 'british'],
  napoleon: ['french', 'anglo_dutch'],
  enemy_mistakes: ['blue', 'red'],
} as const;

// Napoléon from this position, with the group of Beaumont chosen to march.
export async function groupOfBeaumont(page: Page, position: JsonObject): Promise<{ player: Player; sent: string[][] }> {
  await page.goto('/');
  const data = {
    game: 'napoleon',
    position,
    seats: [
      { seat: 'french', who: 'me' },
      { seat: 'anglo_dutch', who: 'computer', level: 'random' },
    ],
  };
  const { match } = (await (await page.request.post('/api/matches', { data })).json()) as Made;
  await playOn(page, match.id, { prefer: ['group french beaumont'], until: { moves: 1 } });
  const sent = sentBy(page);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  return { player, sent };
}
