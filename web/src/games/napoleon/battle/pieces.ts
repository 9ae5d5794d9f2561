// The blocks of a battle on its board: in the ranks of their spaces, on their markers, in the tray before they are deployed, and those who wait
// in the towns around.
import { short } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import type { Extra, Piece } from '../../game';
import { backLook, faceLook, type Look } from '../blocks';
import { kArmies, sideOf } from '../data';
import { blockId, knownIn } from '../layout';
import { battlesNow, kFronts, kPositions, kSpaces, type Army, type HiddenBlocks, type NapoleonView, type Side, type Space } from '../view';
import { shortName } from '../words/units';
import { boxes, exitsOf, footOf, kBlock, kBoard, markerAt, trayBox } from './geometry';

type Cell = keyof typeof boxes;
interface Standing {
  id: string;
  army: Army;
  marker: boolean;
  spent: boolean;
  look: (named: boolean, size: number) => Look;
}

const kAir = 94; // from block to block, where names fit below them
const kNamed = 78;
const kWaiting = 46; // the size of blocks that wait beside the board: they can be chosen while the whole board is in view

function standingIn(view: NapoleonView, town: string, space: Space, language: Language): Standing[] {
  const seen = knownIn(view, town)
    .filter(({ state }) => (state.space ?? 'map') === space)
    .map(({ unit, state }): Standing => {
      const { strength, disrupted = false, acted = false, square, shelter } = state;
      const marks = { disrupted, done: acted, square: Boolean(square ?? shelter) };
      return {
        id: unit.id,
        army: unit.army,
        marker: state.on_marker === true,
        spent: acted,
        look: (named, size) => faceLook(unit, strength, size, named ? { ...marks, under: shortName(unit.id, language), strength } : marks),
      };
    });
  return [...seen, ...kArmies.flatMap((army) => hiddenIn(view.blocks?.[town]?.[space]?.[army], town, space, army))];
}

function hiddenIn(hidden: HiddenBlocks | undefined, town: string, space: Space, army: Army): Standing[] {
  const { blocks = 0, on_marker = 0, in_square = 0, sheltered = 0, disrupted = 0 } = hidden ?? {};
  return Array.from({ length: blocks }, (_, i) => ({
    id: blockId(town, space, army, i),
    army,
    marker: i < on_marker,
    spent: false,
    look: (_named: boolean, size: number) =>
      backLook(army, size, { disrupted: i < disrupted, square: i >= on_marker && i < on_marker + in_square + sheltered }),
  }));
}

export function pieces(view: NapoleonView, town: string, deploying: boolean, language: Language): Piece[] {
  const spaces = kSpaces.filter((space): space is Cell => space !== 'map');
  const onBoard = spaces.flatMap((space) => {
    const here = standingIn(view, town, space, language);
    return (['french', 'allied'] as const).flatMap((side) =>
      rank(
        here.filter(({ army }) => sideOf(army) === side),
        space,
        side,
        hasMarker(view, town, space) && space.startsWith(side),
      ),
    );
  });
  return [...onBoard, ...waiting(view, town, language), ...(deploying ? inTray(view, town, language) : [])];
}

// A farm or a hill lies in the position.
function hasMarker(view: NapoleonView, town: string, space: Space): boolean {
  const kind = battlesNow(view).find((battle) => battle.town === town)?.terrain[kPositions.indexOf(space)];
  return kind === 'farm' || kind === 'hill';
}

// A rank in the middle of its space, clear of the farm or hill, on which a block of its own may stand.
function rank(blocks: readonly Standing[], space: Cell, side: Side, marker: boolean): Piece[] {
  const y = footOf(space, side);
  const on = blocks.find(({ marker }) => marker);
  const others = blocks.filter((block) => block !== on);
  const [markerX, markerY] = markerAt(space);
  const x0 = boxes[space].x0 + (marker ? 124 : 14);
  const x1 = boxes[space].x1 - 14;
  const apart = Math.min(kAir, (x1 - x0 - kBlock) / Math.max(1, others.length - 1));
  const from = (x0 + x1) / 2 - (apart * (others.length - 1)) / 2;
  const placed = others.map((block, i) => pieceAt(block, space, from + i * apart, y, others.length === 1 || apart >= kNamed));
  return on ? [pieceAt(on, space, markerX, markerY, true), ...placed] : placed;
}

function pieceAt({ id, army, look, spent }: Standing, place: string, x: number, y: number, named: boolean, size = kBlock): Piece {
  return { id, place, seat: army, x: short(x), y: short(y), ...look(named, size), spent };
}

// Beside the board: who stands in the towns around.
function waiting(view: NapoleonView, town: string, language: Language): Piece[] {
  return exitsOf(town).flatMap(({ town: from, box: { x0, y1, x1 } }) => {
    const here = standingIn(view, from, 'map', language);
    const apart = Math.min(kWaiting + 6, (x1 - x0 - 26 - kWaiting) / Math.max(1, here.length - 1));
    return here.map((block, i) => pieceAt(block, from, x0 + 36 + i * apart, y1 - 8, false, kWaiting));
  });
}

function inTray(view: NapoleonView, town: string, language: Language): Piece[] {
  const here = standingIn(view, town, 'map', language);
  const apart = Math.min(kAir, (trayBox.x1 - trayBox.x0 - 40 - kBlock) / Math.max(1, here.length - 1));
  return here.map((block, i) => pieceAt(block, town, trayBox.x0 + 44 + i * apart, trayBox.y1 - 22, apart >= kNamed));
}

// "engaged" between the ranks of a position that both sides stand in.
export function engagements(view: NapoleonView, town: string, word: string): Extra[] {
  return kFronts.flatMap(({ french, allied }) =>
    [french, allied].flatMap((space): Extra[] => {
      const here = standingIn(view, town, space, 'en');
      const sides = new Set(here.map(({ army }) => sideOf(army)));
      if (sides.size < 2) return [];
      const { x0, x1, y0, y1 } = boxes[space as Cell];
      const y = space.startsWith('allied') ? y0 + 152 : y1 - 154;
      const width = word.length * 7 + 20;
      const line = `<path d="M${-(x1 - x0) / 2 + 20} 0H${(x1 - x0) / 2 - 20}" stroke="#a3322a" stroke-width="1.6" stroke-dasharray="7 4"/>`;
      const plate = `<rect x="${-width / 2}" y="-11" width="${width}" height="21" rx="10" fill="#a3322a"/>`;
      const said = `<text class="np-engaged" y="4">${word}</text>`;
      return [{ id: `engaged ${space}`, x: (x0 + x1) / 2, y, sprite: `<g>${line}${plate}${said}</g>` }];
    }),
  );
}

// The board in small: a dab of colour for each block.
export function overview(view: NapoleonView, town: string, language: Language): string {
  const dabs = pieces(view, town, false, language).map(
    ({ x, y, seat }) =>
      `<rect class="n-${seat === 'anglo_dutch' ? 'british' : seat}" x="${short(x - 22)}" y="${short(y - 44)}" width="44" height="44" fill="var(--face)"/>`,
  );
  return `<rect width="${kBoard.width}" height="${kBoard.height}" fill="#f3ead3" stroke="#2b2118" stroke-width="8"/>${dabs.join('')}`;
}
