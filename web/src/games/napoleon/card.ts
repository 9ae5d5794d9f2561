// What home says of Napoléon before anything of it is loaded.
import type { GameCard } from '../card';

// A crossroads over a river, and two blocks face to face.
const kEmblem =
  '<rect width="40" height="40" fill="#f3ead3"/><path d="M-1 34C10 27 12 17 22 12S34 3 41 2" fill="none" stroke="#b5d3df" stroke-width="6"/>' +
  '<path d="M-1 34C10 27 12 17 22 12S34 3 41 2" fill="none" stroke="#3f7396" stroke-width="1.6"/>' +
  '<path d="M3 5L17 20L14 40M17 20L40 31" fill="none" stroke="#4a3520" stroke-width="4"/>' +
  '<path d="M3 5L17 20L14 40M17 20L40 31" fill="none" stroke="#f0c25a" stroke-width="2.2"/>' +
  '<circle cx="17" cy="20" r="4" fill="#fbf5e4" stroke="#1d130b"/>' +
  '<path d="M23 8l2.5 -2.5h11v11l-2.5 2.5h-11Z" fill="#1f1f23"/><rect x="23" y="8" width="11" height="11" rx="1" fill="#39393e" stroke="#111"/>' +
  '<path d="M28.5 10v7M25 13.5h7" stroke="#fff" stroke-width="1.8"/>' +
  '<path d="M20 26l2.5 -2.5h11v11l-2.5 2.5h-11Z" fill="#376596"/><rect x="20" y="26" width="11" height="11" rx="1" fill="#5589c2" stroke="#1d3856"/>' +
  '<path d="M23.8 28v7M27.2 28v7" stroke="#fff" stroke-width="1.6"/>';

export const card: GameCard = {
  id: 'napoleon',
  order: 3,
  title: 'Napoléon',
  designer: 'Columbia Games',
  seats: [
    { id: 'french', nation: 'french' },
    { id: 'anglo_dutch', nation: 'british', ally: 'prussian' },
    { id: 'prussian', nation: 'prussian' },
  ],
  emblem: kEmblem,
  picture: () => import('./picture').then(({ picture }) => picture()),
  choices: true,
};
