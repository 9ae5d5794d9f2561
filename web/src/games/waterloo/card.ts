// What home says of Waterloo before anything of it is loaded.
import type { GameCard } from '../card';

// The walls of La Haye Sainte on the Brussels road.
const kEmblem =
  '<rect width="40" height="40" fill="#f3ead3"/><path d="M0 26C10 20 28 24 40 16V40H0Z" fill="#a9b985" fill-opacity=".55"/>' +
  '<path d="M22 0L18 40" stroke="#5d4630" stroke-width="3.4"/><path d="M22 0L18 40" stroke="#faf3df" stroke-width="2"/>' +
  '<path d="M3 14q9 -6 20 -4t14 -5M6 13l2 5M10 11.400l2 5M14 10l1 5M27 10.500l2 4.500M31 9l2 4.5" fill="none" stroke="#6a4524"/>' +
  '<path d="M14 17L28 18.500L29.5 32L15 33Z" fill="#f3ead3" stroke="#1d130b" stroke-width="2.6" stroke-linejoin="round"/>' +
  '<path d="M18 21h6v4h-6ZM19 27.500h7v2.500h-7Z" fill="#8e2f22"/>';

export const card: GameCard = {
  id: 'waterloo',
  order: 1,
  title: 'Waterloo',
  designer: 'Martin Wallace',
  seats: [
    { id: 'french', nation: 'french' },
    { id: 'allied', nation: 'british' },
  ],
  emblem: kEmblem,
  picture: () => import('./picture').then(({ picture }) => picture()),
  choices: true,
};
