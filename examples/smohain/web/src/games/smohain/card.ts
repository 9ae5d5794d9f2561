// What home says of Smohain before anything of it is loaded. Its words are among the game's sentences: card.*.
import type { GameCard } from '../card';

export const card: GameCard = {
  id: 'smohain',
  order: 9,
  title: 'Smohain',
  designer: 'Papelotte',
  seats: [
    { id: 'french', nation: 'french' },
    { id: 'allied', nation: 'british' },
  ],
  emblem: '<rect width="40" height="40" fill="#cfd6ab"/><path d="M6 30V18l14 -9l14 9v12Z" fill="#dcc9a3" stroke="#5b4732" stroke-width="2"/>',
  picture: () =>
    import('./map').then(({ map }) => ({ defs: '', ground: map.ground(), pieces: [], hero: '0 40 900 357', card: '150 100 600 293' })),
};
