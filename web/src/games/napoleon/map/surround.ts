// Around the campaign map: frame, compass, title, scale and the explanation of its signs.
import { compass, frame as neatFrame, scaleBar } from '../../../board/engraver/frame';
import { legend } from '../../../board/engraver/legend';
import { stroke, text } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import { card } from '../card';
import { frame } from '../data';
import { say } from '../words/speaker';
import { kHeight, kScale, kWidth } from './sheet';

const kLongitude = { from: frame.west, pixels: frame.metres_per_degree.lon * kScale, step: 0.25 };
const kLatitude = { from: frame.north, pixels: frame.metres_per_degree.lat * kScale, step: 0.25 };

export function surround(language: Language): string {
  return (
    neatFrame(kWidth, kHeight, { margin: 24, barsAcross: 61, barsDown: 43, longitude: kLongitude, latitude: kLatitude }) +
    compass(kWidth - 34, 42, 21) +
    text(kWidth - 62, kHeight + 43, card.title, 'title') +
    scaleBar(6, kHeight + 40, kScale, 20000, 2) +
    key(206, kHeight + 38, language)
  );
}

function key(x: number, y: number, language: Language): string {
  const road = (ink: number, fill: number, tint: string): string => stroke('M0 0H22', '#4a3520', ink) + stroke('M0 0H22', tint, fill);
  const items: [sign: string, id: string][] = [
    [road(6, 3.8, '#f0c25a'), 'main'],
    [road(2.6, 1.2, '#faf3df'), 'secondary'],
    [
      '<path d="M3 -4C7 -2 15 -2 19 -4M3 4C7 2 15 2 19 4" fill="none" stroke="#1d130b" stroke-width="1.3"/>' +
        '<rect x="4" y="-2" width="14" height="4" fill="#fbf5e4"/>',
      'bridge',
    ],
    [
      '<rect x="5" y="-6" width="12" height="12" fill="#fbf5e4" stroke="#1d130b"/><rect x="8" y="-3" width="6" height="6" fill="#bf3a30"/>',
      'city',
    ],
    [stroke('M0 0H22', '#a3322a', 5, 'stroke-opacity=".28"') + stroke('M0 0H22', '#a3322a', 1.5, 'stroke-dasharray="8 3 2 3"'), 'border'],
    [stroke('M0 0H22', '#7c4a1c', 5, 'stroke-opacity=".28"') + stroke('M0 0H22', '#7c4a1c', 1.5, 'stroke-dasharray="8 3 2 3"'), 'line'],
  ];
  const explained = items.map(([sign, id]): [string, string] => [sign, say(`map.key.${id}`, {}, language)]);
  return legend(x, y, explained, { letter: 5.1, between: 13 });
}
