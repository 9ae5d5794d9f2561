// The letters of a battle board: names of spaces and roads, what the terrain does.
import { lettered, short } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import { plain } from '../../../text/message';
import { roadBetween, tables } from '../data';
import { kFronts, kPositions, type Space } from '../view';
import { name, say } from '../words/speaker';
import { boxes, exitsOf, trayBox } from './geometry';
import type { Terrain } from './ground';

type Cell = keyof typeof boxes;

const text = (x: number, y: number, words: string, css: string, anchor = 'start'): string =>
  `<text class="${css} np-${anchor}" x="${short(x)}" y="${short(y)}">${lettered(words)}</text>`;

export function letters(town: string, terrain: Terrain, deploying: boolean, language: Language): string {
  const spaces = (Object.keys(boxes) as Cell[]).map((space) => spaceName(space, terrain, language));
  const tray = deploying ? text(trayBox.x0 + 14, trayBox.y0 + 22, plain(say('board.tray', { town }, language)), 'np-space') : '';
  return spaces.join('') + roads(town, language) + tray;
}

// French names stand at the foot of their spaces, Allied ones at the head.
function spaceName(space: Cell, { kinds, streams }: Terrain, language: Language): string {
  const { x0, y0, x1, y1 } = boxes[space];
  const below = space.startsWith('french') && !space.endsWith('reserve');
  const y = below ? y1 - 11 : y0 + 24;
  const front = kFronts.findIndex(({ french, allied }) => french === space || allied === space);
  const kind = kinds[kPositions.indexOf(space as Space)] ?? 'none';
  const effect = kind === 'none' ? '' : text(x1 - 10, y, say(`board.effect.${kind}`, {}, language), 'np-small', 'end');
  const stream = space.startsWith('allied') && front >= 0 && (streams >> front) & 1;
  const crossing = stream ? text(x1 - 10, y1 - 14, say('board.effect.stream', {}, language), 'np-small', 'end') : '';
  return text(x0 + 12, y, name(`space.${space}`, '', language), 'np-space') + effect + crossing;
}

function roads(town: string, language: Language): string {
  return exitsOf(town)
    .map(({ town: to, box: { x0, y0 } }) => {
      const road = roadBetween(town, to);
      const kind = road?.class ?? 'main';
      const note = say('board.road', { kind, places: tables.roads[kind].battle }, language);
      return text(x0 + 20, y0 + 22, name(`place.${to}`, '', language), 'np-way') + text(x0 + 20, y0 + 41, note, 'np-small');
    })
    .join('');
}
