// Enemy Mistakes, put together from its table, its words and its panels.
import type { Language } from '../../text/language.svelte';
import type { GameModule, Panel, RuleBook } from '../game';
import { buttonKind, launches, repeat } from './buttons';
import { lengthText, paths, pieceGuide } from './guides';
import { judge } from './judge';
import { fighting } from './layout';
import { offer } from './offers';
import { option } from './options';
import CombatPanel from './panels/CombatPanel.svelte';
import CommandPanel from './panels/CommandPanel.svelte';
import InitiativePanel from './panels/InitiativePanel.svelte';
import MovingPanel from './panels/MovingPanel.svelte';
import OptionsPanel from './panels/OptionsPanel.svelte';
import PointsPanel from './panels/PointsPanel.svelte';
import TurnPanel from './panels/TurnPanel.svelte';
import { poseGuide, pushOn, rail } from './rail';
import { boards, defs } from './table';
import { tableWords } from './words';
import { pieceName } from './words/describe';
import { aboutText, glossary } from './words/explain';
import { say } from './words/speaker';
import { readView } from './view';
import { turns } from './words/summary';

const kPanels = [
  { id: 'turn', icon: 'hour', component: TurnPanel },
  { id: 'combat', icon: 'odds', component: CombatPanel },
  { id: 'moving', icon: 'next', component: MovingPanel },
  { id: 'initiative', icon: 'flag', component: InitiativePanel },
  { id: 'command', icon: 'discs', component: CommandPanel },
  { id: 'points', icon: 'eye', component: PointsPanel },
  { id: 'options', icon: 'gear', component: OptionsPanel },
] satisfies Omit<Panel, 'title'>[];

const panels = (language: Language): Panel[] => kPanels.map((panel) => ({ ...panel, title: say(`panel.${panel.id}`, {}, language) }));

export const game: GameModule = {
  id: 'enemy_mistakes',
  boards,
  defs,
  inspectable: () => false,
  ...tableWords,
  aboutText,
  glossary,
  pieceName,
  buttonKind,
  judge,
  launches,
  lengthText,
  offer,
  option,
  paths,
  pieceGuide,
  poseGuide,
  pushOn,
  rail,
  repeat,
  scene: (view) => fighting(readView(view)),
  turns,
  panels,
  rules: () => import('./rulebook.json').then((module) => module.default as unknown as RuleBook),
};
