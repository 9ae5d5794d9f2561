// Around the map of Waterloo: frame, compass, title, scale and the explanation of its signs.
import { cartouche, compass, frame, scaleBar } from '../../../board/engraver/frame';
import { kInks } from '../../../board/engraver/inks';
import { hachures } from '../../../board/engraver/relief';
import { sunkenRoad } from '../../../board/engraver/roads';
import { lettered } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import { say, type TextId } from '../words/speaker';
import { kHeight, kScale, kWidth } from './sheet';

export const kMargin = { top: 30, right: 30, bottom: 54, left: 30 };

// The board's own projection (board.json, "frame"): metres a degree.
const kLongitude = { from: 4.383, pixels: 70600 * kScale, step: 1 / 60 };
const kLatitude = { from: 50.6962, pixels: 111200 * kScale, step: 1 / 120 };

export function surround(language: Language): string {
  return (
    frame(kWidth, kHeight, { margin: 24, barsAcross: 54, barsDown: 45, longitude: kLongitude, latitude: kLatitude }) +
    compass(30, 34, 21) +
    cartouche(kWidth - 208, kHeight - 73, 200, 66, [
      [16, say('map.above', {}, language), 'title-above'],
      [38, say('map.title', {}, language), 'title'],
      [54, say('map.below', {}, language), 'title-below'],
    ]) +
    scaleBar(6, kHeight + 40, kScale, 800, 4) +
    key(206, kHeight + 38, language)
  );
}

function key(x: number, y: number, language: Language): string {
  const item = (at: number, sign: string, meaning: TextId): string =>
    `<g transform="translate(${x + at} ${y})">${sign}<text class="key" x="30" y="3.4">${lettered(say(meaning, {}, language))}</text></g>`;
  const swatch = (fill: string, edge: string, alpha = 1): string =>
    `<rect x="1" y="-6" width="23" height="12" fill="${fill}" fill-opacity="${alpha}" stroke="${edge}" stroke-width=".7"/>`;
  const wall =
    `<path d="M1 0H24" stroke="${kInks.black}" stroke-width="4.4"/>` +
    '<path d="M1 0H24" stroke="#d9c7a0" stroke-width="1.1" stroke-dasharray="7 3"/>';
  return (
    `<text class="key-title" x="${x}" y="${y + 3.4}">${say('map.key', {}, language)}</text>` +
    item(
      104,
      hachures(
        [
          [0, -5],
          [12, -5],
          [24, -5],
        ],
        'right',
        { length: 11, second: false, step: 2.6 },
      ),
      'map.ridge',
    ) +
    item(
      290,
      sunkenRoad(
        [
          [1, 0],
          [24, 0],
        ],
        1.8,
        3,
      ),
      'map.sunken',
    ) +
    item(404, wall, 'map.strong') +
    item(588, swatch(kInks.low, kInks.lowEdge, 0.6), 'map.low') +
    item(696, swatch(kInks.meadow, kInks.meadowEdge) + swatch('url(#marsh)', 'none'), 'map.meadow')
  );
}
