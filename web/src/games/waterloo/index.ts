// Waterloo, put together from its map, its words and its panels.
import type { GameModule, Panel, RuleBook } from '../game';
import type { Language } from '../../text/language.svelte';
import { buttonKind } from './buttons';
import { boards, defs, inspectable } from './map';
import { option, optionsHead } from './options';
import { groups, launches, marches, repeat } from './orders';
import BatteryPanel from './panels/BatteryPanel.svelte';
import DiscsPanel from './panels/DiscsPanel.svelte';
import HourPanel from './panels/HourPanel.svelte';
import LossesPanel from './panels/LossesPanel.svelte';
import PrussianPanel from './panels/PrussianPanel.svelte';
import { waterlooWords } from './words';
import { aboutText, glossary, pieceName } from './words/explain';
import { say } from './words/speaker';
import { turns } from './words/summary';

const panels = (language: Language): Panel[] => [
  { id: 'hour', title: say('panel.hour', {}, language), icon: 'hour', component: HourPanel },
  { id: 'discs', title: say('panel.discs', {}, language), icon: 'discs', component: DiscsPanel },
  { id: 'battery', title: say('panel.battery', {}, language), icon: 'engine', component: BatteryPanel },
  { id: 'losses', title: say('panel.losses', {}, language), icon: 'odds', component: LossesPanel },
  { id: 'prussians', title: say('panel.prussians', {}, language), icon: 'flag', component: PrussianPanel },
];

export const game: GameModule = {
  id: 'waterloo',
  boards,
  defs,
  inspectable,
  ...waterlooWords,
  aboutText,
  glossary,
  groups,
  launches,
  marches,
  pieceName,
  repeat,
  buttonKind,
  option,
  optionsHead,
  turns,
  panels,
  rules: () => import('./rulebook.json').then((module) => module.default as unknown as RuleBook),
};
