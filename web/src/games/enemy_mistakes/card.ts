// What home says of Enemy Mistakes before anything of it is loaded.
import type { GameCard } from '../card';

// Tiles with gilt fronts on a slope, face to face.
const tile = (x: number, y: number, turn: number, face: string, ink: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-5.5" y="-5.5" width="11" height="11" fill="${face}" stroke="${ink}"/>` +
  '<path d="M-5 -4.6H5" stroke="#ffcf45" stroke-width="1.8"/></g>';

const kEmblem =
  '<rect width="40" height="40" fill="#dfe0b8"/><path d="M-1 21C10 14 24 22 41 13" fill="none" stroke="#c8975a" stroke-width="9" stroke-opacity=".4"/>' +
  '<path d="M-1 18C10 11 24 19 41 10" fill="none" stroke="#6a4524" stroke-width="1.4"/>' +
  '<path d="M4 18l-1 4M10 15.5v4M16 15.6l1 4M22 15.8l.6 4M28 15l1 4M34 12.6l1.4 4" stroke="#6a4524" stroke-width="1"/>' +
  tile(11, 30, -14, '#5589c2', '#1d3856') +
  tile(22, 31.5, -14, '#5589c2', '#1d3856') +
  tile(17, 8, 164, '#c5413a', '#4b0f0c') +
  tile(28.4, 5.4, 164, '#c5413a', '#4b0f0c') +
  '<path d="M31 33L27 23" stroke="#2f5f93" stroke-width="2"/>';

export const card: GameCard = {
  id: 'enemy_mistakes',
  order: 4,
  title: 'Enemy Mistakes',
  designer: 'A. Ghetti, P. Poli',
  seats: [
    { id: 'blue', nation: 'french' },
    { id: 'red', nation: 'british', ally: 'black' },
    { id: 'black', nation: 'prussian' },
  ],
  emblem: kEmblem,
  picture: () => import('./picture').then(({ picture }) => picture()),
  choices: true,
};
