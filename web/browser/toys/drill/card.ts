// The card of Drill; its words are in text.*.json beside it (vite.config.ts).
import type { GameCard } from '../../../src/games/card';

export const card: GameCard = {
  id: 'drill',
  order: 13,
  title: 'Drill',
  designer: 'nobody',
  seats: [
    { id: 'red', nation: 'british' },
    { id: 'blue', nation: 'french' },
  ],
  emblem: '<rect x="8" y="8" width="24" height="24" fill="#a3322a"/>',
  picture: () =>
    Promise.resolve({
      defs: '',
      ground: '<rect width="300" height="200" fill="#c9cfa4"/>',
      pieces: [],
      hero: '0 0 300 200',
      card: '0 0 300 200',
    }),
};
