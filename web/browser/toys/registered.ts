// The games of the test build: those of the page and the toy games (vite.config.ts, mode `toys`).
import type { GameCard } from '../../src/games/card';
import type { GameModule } from '../../src/games/game';
import * as real from '../../src/games/registered';
import { card as drill } from './drill/card';

export const games: Record<string, () => Promise<GameModule>> = {
  ...real.games,
  drill: () => import('./drill/index').then((module) => module.game),
};

export const cards: GameCard[] = [...real.cards, drill];
