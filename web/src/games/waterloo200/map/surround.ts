// Around the map of Waterloo 200: frame, compass, title, scale and the explanation of its signs.
import { compass, frame, scaleBar } from '../../../board/engraver/frame';
import { legend } from '../../../board/engraver/legend';
import { kInks } from '../../../board/engraver/inks';
import { sunkenRoad } from '../../../board/engraver/roads';
import { stroke, text } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import { say } from '../words/speaker';
import { kHeight, kScale, kWidth } from './sheet';

export const kMargin = { top: 30, right: 30, bottom: 54, left: 30 };

// The board's own projection (board.json, "frame"): metres a degree.
const kLongitude = { from: 4.376, pixels: 70600 * kScale, step: 1 / 60 };
const kLatitude = { from: 50.6948, pixels: 111200 * kScale, step: 1 / 120 };

export function surround(language: Language): string {
  return (
    frame(kWidth, kHeight, { margin: 24, barsAcross: 61, barsDown: 44, longitude: kLongitude, latitude: kLatitude }) +
    compass(30, 34, 21) +
    text(kWidth - 62, kHeight + 43, 'Waterloo 200', 'title') +
    scaleBar(6, kHeight + 40, kScale, 800, 4) +
    key(196, kHeight + 38, language)
  );
}

function key(x: number, y: number, language: Language): string {
  const meant = (sign: string): string => say(`map.key.${sign}`, {}, language);
  const sign = (shape: string, fill: string): string =>
    `<g transform="translate(13 0)" fill="${fill}" stroke="${kInks.black}" stroke-width=".8">${shape}</g>`;
  const items: [sign: string, meaning: string][] = [
    [sign('<circle r="6.4"/>', '#4f7f42'), meant('easy')],
    [sign('<rect x="-6" y="-6" width="12" height="12" rx="2.4"/>', '#e5b93a'), meant('rough')],
    [sign('<path d="M0 -8L8 0L0 8L-8 0Z"/>', '#b23429'), meant('chateau')],
    [sign('<path d="M-7.6 0L-3.8 -6.4H3.8L7.6 0L3.8 6.4H-3.8Z"/>', '#2d2d31'), meant('entry')],
    [sign('<path d="M-4.6 -5.6H4.6V0C4.6 3.4 1.8 5.2 0 6C-1.8 5.2 -4.6 3.4 -4.6 0Z"/>', kInks.tablet), meant('bonus')],
    [sign('<use href="#ic-star" transform="scale(1.4)" stroke-width=".7"/>', kInks.tablet), meant('victory')],
    [
      sunkenRoad(
        [
          [0, 0],
          [22, 0],
        ],
        1.8,
        3,
      ),
      meant('sunken'),
    ],
    [stroke('M1 0H23', kInks.startLine, 3) + stroke('M1 0H23', kInks.paper, 1.1, 'stroke-dasharray="1 7"'), meant('line')],
  ];
  return `<text class="key-title" x="${x}" y="${y + 3.4}">${meant('title')}</text>` + legend(x + 94, y, items);
}
