// Waterloo 200, put together from its map, its words and its panels.
import type { Language } from '../../text/language.svelte';
import type { GameModule, Panel, RuleBook } from '../game';
import { buttonKind } from './buttons';
import { boards, defs, inspectable } from './map';
import { marchActions, marchEnd, marching } from './march';
import { option } from './options';
import BattlePanel from './panels/BattlePanel.svelte';
import DayPanel from './panels/DayPanel.svelte';
import MoralePanel from './panels/MoralePanel.svelte';
import OptionsPanel from './panels/OptionsPanel.svelte';
import PoolsPanel from './panels/PoolsPanel.svelte';
import { waterloo200Words } from './words';

const titles: Record<Language, Record<'day' | 'battle' | 'morale' | 'pools' | 'options', string>> = {
  en: { day: 'The day', battle: 'Battle', morale: 'Morale', pools: 'Reserves', options: 'Optional rules' },
  it: { day: 'La giornata', battle: 'Battaglia', morale: 'Morale', pools: 'Riserve', options: 'Regole facoltative' },
};

const panels = (language: Language): Panel[] => {
  const title = titles[language];
  return [
    { id: 'day', title: title.day, icon: 'hour', component: DayPanel },
    { id: 'battle', title: title.battle, icon: 'odds', component: BattlePanel },
    { id: 'morale', title: title.morale, icon: 'flag', component: MoralePanel },
    { id: 'pools', title: title.pools, icon: 'discs', component: PoolsPanel },
    { id: 'options', title: title.options, icon: 'gear', component: OptionsPanel },
  ];
};

export const game: GameModule = {
  id: 'waterloo200',
  boards,
  defs,
  inspectable,
  ...waterloo200Words,
  buttonKind,
  marchActions,
  marchEnd,
  marching,
  option,
  panels,
  rules: () => import('./rulebook.json').then((module) => module.default as unknown as RuleBook),
};
