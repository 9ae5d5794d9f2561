// Smohain, put together from its map, its words and its panel.
import type { GameModule, RuleBook } from '../game';
import FarmsPanel from './FarmsPanel.svelte';
import { card } from './card';
import { boards } from './map';
import { say, words } from './words';

export const game: GameModule = {
  id: card.id,
  defs: () => '',
  boards,
  ...words,
  seatClass: (seat) => card.seats.find(({ id }) => id === seat)?.nation ?? '',
  buttonKind: ({ verb }) => (verb === 'done' ? 'end' : 'choice'),
  inspectable: () => false,
  panels: (language) => [{ id: 'farms', title: say('panel.farms', {}, language), icon: 'flag', component: FarmsPanel }],
  rules: () => import('./rulebook.json').then((module) => module.default as unknown as RuleBook),
};
