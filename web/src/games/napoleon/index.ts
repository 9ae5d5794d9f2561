// Napoléon, put together from its two boards, its words and its panels.
import type { Language } from '../../text/language.svelte';
import type { GameModule, Panel, RuleBook } from '../game';
import { boards, defs, sheetName, sheetNote } from './boards';
import { buttonKind } from './buttons';
import { corps, groups, marches, offer, repeat } from './march';
import { option } from './options';
import CalendarPanel from './panels/CalendarPanel.svelte';
import FightsPanel from './panels/FightsPanel.svelte';
import LossesPanel from './panels/LossesPanel.svelte';
import MovesPanel from './panels/MovesPanel.svelte';
import OptionsPanel from './panels/OptionsPanel.svelte';
import RosterPanel from './panels/RosterPanel.svelte';
import SupplyPanel from './panels/SupplyPanel.svelte';
import { setUp } from './set_up';
import { napoleonWords } from './words';
import { aboutText, costText, glossary, pieceName } from './words/explain';
import { say } from './words/speaker';
import { turns } from './words/summary';

const kPanels = [
  { id: 'calendar', icon: 'hour', component: CalendarPanel },
  { id: 'moves', icon: 'next', component: MovesPanel },
  { id: 'fights', icon: 'odds', component: FightsPanel },
  { id: 'losses', icon: 'flag', component: LossesPanel },
  { id: 'supply', icon: 'discs', component: SupplyPanel },
  { id: 'roster', icon: 'eye', component: RosterPanel },
  { id: 'options', icon: 'gear', component: OptionsPanel },
] satisfies Omit<Panel, 'title'>[];

const panels = (language: Language): Panel[] => kPanels.map((panel) => ({ ...panel, title: say(`panel.${panel.id}`, {}, language) }));

export const game: GameModule = {
  id: 'napoleon',
  boards,
  defs,
  sheetName,
  sheetNote,
  inspectable: () => false,
  ...napoleonWords,
  aboutText,
  costText,
  glossary,
  pieceName,
  buttonKind,
  corps,
  groups,
  marches,
  offer,
  option,
  repeat,
  setUp,
  turns,
  panels,
  rules: () => import('./rulebook.json').then((module) => module.default as unknown as RuleBook),
};
