// What home says of Waterloo 200 before anything of it is loaded.
import type { GameCard } from '../card';

// A block's back and a block's face on the ridge.
const kEmblem =
  '<rect width="40" height="40" fill="#f3ead3"/><path d="M0 15C12 9 26 13 40 7V23C26 28 12 24 0 30Z" fill="#c8975a" fill-opacity=".3"/>' +
  '<path d="M6 14l3 -3h14v14l-3 3h-14Z" fill="#8d2520" stroke="#4b0f0c" stroke-linejoin="round"/>' +
  '<rect x="6" y="14" width="14" height="14" rx="1" fill="#c5413a" stroke="#4b0f0c"/>' +
  '<path d="M9 17l8 8m0 -8l-8 8" stroke="#fff" stroke-width="2"/>' +
  '<path d="M20 22l3 -3h14v14l-3 3h-14Z" fill="#376596" stroke="#1d3856" stroke-linejoin="round"/>' +
  '<rect x="20" y="22" width="14" height="14" rx="1" fill="#f7efdb" stroke="#1d3856"/><path d="M20.5 22.5h13v3.5h-13Z" fill="#3a9a3a"/>' +
  '<path d="M24.5 28l5 3.5m0 -3.5l-5 3.5" stroke="#2b2118"/><path d="M23.5 34h.01M27 34h.01M30.5 34h.01" stroke="#1d1712"' +
  ' stroke-width="2" stroke-linecap="round"/>';

export const card: GameCard = {
  id: 'waterloo200',
  order: 2,
  title: 'Waterloo 200',
  designer: 'VentoNuovo Games',
  seats: [
    { id: 'french', nation: 'french' },
    { id: 'british', nation: 'british', ally: 'prussian' },
    { id: 'prussian', nation: 'prussian' },
  ],
  emblem: kEmblem,
  picture: () => import('./picture').then(({ picture }) => picture()),
  choices: true,
};
