// The boards of battles, one for each that is under way. What is drawn once for a board must not change, so a board is another one while its
// terrain is laid and its blocks are deployed.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { Sheet } from '../game';
import { kBoard, kSheetWidth, placesOf, trayBox } from './battle/geometry';
import { ground, type Terrain } from './battle/ground';
import { letters } from './battle/letters';
import { engagements, overview, pieces } from './battle/pieces';
import { language as spoken } from '../../text/language.svelte';
import { battlesNow, readView, type BattleView, type NapoleonView } from './view';
import { say } from './words/speaker';

const kMargin = { top: 78, right: 12, bottom: 12, left: 12 }; // room for the tabs above it
const made = new Map<string, Sheet>();

const kSettingUp: ReadonlySet<string> = new Set(['order_fights', 'place_terrain', 'deploy']);

// Before its first battle turn; the markers are laid and the blocks deployed then.
const isDeploying = (view: NapoleonView, { turns }: BattleView): boolean =>
  turns === 0 && view.battle_turn === undefined && kSettingUp.has(view.step ?? '');

function sheetOf(view: NapoleonView, battle: BattleView): Sheet {
  const { town, terrain, streams } = battle;
  const deploying = isDeploying(view, battle);
  const id = ['battle', town, ...terrain.map((kind) => kind[0]), streams, deploying ? 'deploy' : 'fight'].join('_');
  const sheet = made.get(id) ?? makeSheet(id, town, { kinds: terrain, streams }, deploying);
  made.set(id, sheet);
  return sheet;
}

function makeSheet(id: string, town: string, terrain: Terrain, deploying: boolean): Sheet {
  const read = (view: View): NapoleonView => readView(view);
  return {
    id,
    size: { width: kSheetWidth, height: deploying ? trayBox.y1 : kBoard.height, margin: kMargin },
    places: placesOf(town, deploying),
    ground: () => ground(town, terrain, deploying),
    letters: (language: Language) => letters(town, terrain, deploying, language),
    frame: () => '',
    overview: (view) => overview(read(view), town, spoken()),
    pieces: (view, language = spoken()) => pieces(read(view), town, deploying, language),
    arrows: () => [],
    extras: (view) => engagements(read(view), town, say('board.engaged', {}, spoken())),
  };
}

export interface BattleSheet {
  sheet: Sheet;
  battle: BattleView;
}

export const battleSheets = (view: NapoleonView): BattleSheet[] => battlesNow(view).map((battle) => ({ battle, sheet: sheetOf(view, battle) }));
