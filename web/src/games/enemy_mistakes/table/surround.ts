// Around the table: frame, compass, title, scale in units of measurement, and the explanation of the markers.
import { compass, frame as neatFrame } from '../../../board/engraver/frame';
import { kInks } from '../../../board/engraver/inks';
import { legend } from '../../../board/engraver/legend';
import { text } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import { card } from '../card';
import { measures } from '../data';
import { say } from '../words/speaker';
import { kHeight, kScale, kWidth } from './sheet';

// The table has no graticule: its bars are units of measurement.
const kAcross = kWidth / (measures.um * kScale);
const kDown = Math.round(kHeight / (measures.um * kScale));
const kNone = { from: 0, pixels: 1e9, step: 1 };
const kMarkers = ['green', 'orange', 'yellow', 'smoke', 'loss'] as const;

export function surround(language: Language): string {
  const items = kMarkers.map((kind): [string, string] => [`<use href="#em-${kind}" x="14"/>`, say(`map.key.${kind}`, {}, language)]);
  return (
    neatFrame(kWidth, kHeight, { margin: 24, barsAcross: kAcross, barsDown: kDown, longitude: kNone, latitude: kNone }) +
    compass(30, 34, 21) +
    text(kWidth - 130, kHeight + 43, card.title, 'title') +
    ruler(6, kHeight + 38, language) +
    legend(290, kHeight + 38, items, { letter: 5.1, between: 13 })
  );
}

function ruler(x: number, y: number, language: Language): string {
  const um = measures.um * kScale;
  const parts = [0, 1, 2, 3].map(
    (i) =>
      `<rect x="${x + i * um}" y="${y}" width="${um}" height="4" fill="${i % 2 ? kInks.ink : kInks.paper}" stroke="${kInks.ink}" stroke-width=".6"/>`,
  );
  const figures = [1, 2, 3, 4].map((i) => text(x + i * um, y - 3, i === 4 ? say('map.um', { um: i }, language) : String(i), 'grat'));
  return parts.join('') + figures.join('');
}
