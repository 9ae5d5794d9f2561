// Waterloo 200, put together from its map, its words and its panels.
import type { Language } from '../../text/language.svelte';
import type { GameModule, Panel, RuleBook } from '../game';
import { buttonKind } from './buttons';
import { boards, defs, inspectable } from './map';
import { corps, groups, launches, marches, marching, repeat } from './march';
import { option } from './options';
import BattlePanel from './panels/BattlePanel.svelte';
import DayPanel from './panels/DayPanel.svelte';
import MoralePanel from './panels/MoralePanel.svelte';
import OptionsPanel from './panels/OptionsPanel.svelte';
import PoolsPanel from './panels/PoolsPanel.svelte';
import { waterloo200Words } from './words';
import { aboutText, costText, glossary, pieceName } from './words/explain';
import { say } from './words/speaker';
import { turns } from './words/summary';

const kPanels = [
  { id: 'day', icon: 'hour', component: DayPanel },
  { id: 'battle', icon: 'odds', component: BattlePanel },
  { id: 'morale', icon: 'flag', component: MoralePanel },
  { id: 'pools', icon: 'discs', component: PoolsPanel },
  { id: 'options', icon: 'gear', component: OptionsPanel },
] satisfies Omit<Panel, 'title'>[];

const panels = (language: Language): Panel[] => kPanels.map((panel) => ({ ...panel, title: say(`panel.${panel.id}`, {}, language) }));

export const game: GameModule = {
  id: 'waterloo200',
  boards,
  defs,
  inspectable,
  ...waterloo200Words,
  aboutText,
  costText,
  glossary,
  pieceName,
  buttonKind,
  corps,
  groups,
  launches,
  marches,
  marching,
  option,
  repeat,
  turns,
  panels,
  rules: () => import('./rulebook.json').then((module) => module.default as unknown as RuleBook),
};
