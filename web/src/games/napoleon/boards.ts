// The sheets of the table: the campaign map, and the board of every battle under way, in the order of their battle turns (NP-6.1.5).
import { engraverDefs } from '../../board/engraver/patterns';
import { Recent } from '../../board/recent';
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { Boards } from '../game';
import { battleSheets } from './battle';
import { campaignMap, setUpMap } from './map';
import { blockDefs } from './symbols';
import { readView, type NapoleonView } from './view';
import { name, say } from './words/speaker';

export const defs = (): string => engraverDefs() + blockDefs();

const known = new Recent<NapoleonView, Boards>(3);

export const boards = (view: View): Boards => known.get(readView(view), () => boardsOf(readView(view)));

function boardsOf(view: NapoleonView): Boards {
  const main = Object.values(view.units).some(({ at }) => at === 'unplaced') ? setUpMap : campaignMap;
  const battles = battleSheets(view);
  const here = battles.find(({ battle }) => battle.town === (view.town ?? view.battle_turn?.town));
  const [seat] = view.to_act;
  return {
    sheets: [main, ...battles.map(({ sheet }) => sheet)],
    shown: here?.sheet.id ?? main.id,
    ...(here && seat ? { waits: { [here.sheet.id]: seat } } : {}),
  };
}

// "Waterloo, round 3".
export function sheetName(sheet: string, view: View, language: Language): string {
  const found = battleSheets(readView(view)).find((one) => one.sheet.id === sheet);
  if (!found) return say('board.map', {}, language);
  const { town, turns } = found.battle;
  return say('board.battle', { name: name(`place.${town}`, '', language), turns }, language);
}

// Whose battle turn it is, or will be.
export function sheetNote(sheet: string, view: View, language: Language): string {
  const seen = readView(view);
  const found = battleSheets(seen).find((one) => one.sheet.id === sheet);
  const turn = seen.battle_turn;
  if (!found || !turn) return '';
  const here = turn.town === found.battle.town;
  return say(here ? 'board.turn' : 'board.next', { side: here ? turn.side : turn.others }, language);
}
