// Waterloo, put together from its map, its words and its panels.
import type { GameModule, Panel, RuleBook } from '../game';
import type { Language } from '../../text/language.svelte';
import { buttonKind } from './buttons';
import { boards, defs, inspectable } from './map';
import { option, optionsHead } from './options';
import BatteryPanel from './panels/BatteryPanel.svelte';
import DiscsPanel from './panels/DiscsPanel.svelte';
import HourPanel from './panels/HourPanel.svelte';
import LossesPanel from './panels/LossesPanel.svelte';
import PrussianPanel from './panels/PrussianPanel.svelte';
import { waterlooWords } from './words';

const titles: Record<Language, Record<string, string>> = {
  en: { hour: 'Hour', discs: 'Discs', battery: 'Grand Battery', losses: 'Casualties', prussians: 'Prussians' },
  it: { hour: 'Ora', discs: 'Dischi', battery: 'Grande Batteria', losses: 'Perdite', prussians: 'Prussiani' },
};

const panels = (language: Language): Panel[] => {
  const title = titles[language];
  return [
    { id: 'hour', title: title.hour!, icon: 'hour', component: HourPanel },
    { id: 'discs', title: title.discs!, icon: 'discs', component: DiscsPanel },
    { id: 'battery', title: title.battery!, icon: 'engine', component: BatteryPanel },
    { id: 'losses', title: title.losses!, icon: 'odds', component: LossesPanel },
    { id: 'prussians', title: title.prussians!, icon: 'flag', component: PrussianPanel },
  ];
};

export const game: GameModule = {
  id: 'waterloo',
  boards,
  defs,
  inspectable,
  ...waterlooWords,
  buttonKind,
  option,
  optionsHead,
  panels,
  rules: () => import('./rulebook.json').then((module) => module.default as unknown as RuleBook),
};
