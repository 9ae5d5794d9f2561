// The games of this page. A game adds its folder and one line here. Its card is small and in the first bundle; its module (map, words,
// panels) and its picture are fetched when somebody needs them, its sentences together with the module (games/index.ts).
import type { GameCard } from './card';
import type { GameModule } from './game';
import { card as waterloo } from './waterloo/card';
import { card as waterloo200 } from './waterloo200/card';

export const games: Record<string, () => Promise<GameModule>> = {
  waterloo: () => import('./waterloo/index').then((module) => module.game),
  waterloo200: () => import('./waterloo200/index').then((module) => module.game),
};

export const cards: GameCard[] = [waterloo, waterloo200];
