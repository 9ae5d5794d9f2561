// The letters of the campaign map. They lie above the states, so that a glow never drowns them.
import { smooth } from '../../../board/engraver/geometry';
import { lettered, line, short, text } from '../../../board/engraver/svg';
import type { Language } from '../../../text/language.svelte';
import type { Point } from '../../game';
import { nameIn } from '../../grammar';
import { features, towns } from '../data';
import { nameOf } from './names';
import { kScale, onSheet } from './sheet';

export const letters = (language: Language): string => lands(language) + waters(language) + villages(language) + names(language);

function names(language: Language): string {
  return towns
    .map((town) => {
      const { text: name, x, y, anchor, css } = nameOf(town, language);
      return `<text class="${css} np-${anchor}" x="${short(x)}" y="${short(y)}">${lettered(name)}</text>`;
    })
    .join('');
}

// Names of countries that the name of a town, or the army that stands there first, would cover lie aside.
const kLands: Record<string, Point> = { lbl_france: [-212, 32] };

function lands(language: Language): string {
  return features('label')
    .map(({ id, at: [x, y], name }) => {
      const [dx, dy] = kLands[id] ?? [0, 0];
      return text(x * kScale + dx, y * kScale + dy, nameIn(name, language), 'np-land');
    })
    .join('');
}

// Beside the little house; those that a town's name would touch stand on the other side.
const kVillages: Record<string, Point> = {
  v_hougoumont: [-4, 12],
  v_vilvorde: [26, 3],
  v_fleurus: [22, -4],
  v_soignies: [0, 12],
  v_lessines: [0, 12],
  v_jemappes: [0, 12],
  v_gosselies: [28, 3],
  v_landrecies: [0, 12],
};

function villages(language: Language): string {
  return features('village')
    .map(({ id, at: [x, y], name }) => {
      const [dx, dy] = kVillages[id] ?? [0, -5];
      return text(x * kScale + dx, y * kScale + dy, nameIn(name, language), 'np-village');
    })
    .join('');
}

// The names of rivers run along them: how far along, and on which side.
const kRivers: Record<string, { from: string; beside: number }> = {
  scheldt: { from: '44%', beside: -8 },
  lys: { from: '20%', beside: -8 },
  dender: { from: '64%', beside: -8 },
  haine: { from: '30%', beside: -8 },
  senne: { from: '30%', beside: -8 },
  dyle: { from: '30%', beside: -8 },
  sambre: { from: '72%', beside: -8 },
  meuse: { from: '60%', beside: -8 },
  ourthe: { from: '34%', beside: -8 },
};

function waters(language: Language): string {
  return features('river')
    .map(({ id, line: course, name }) => {
      const place = kRivers[id];
      if (!place) return '';
      const way = onSheet(course);
      const eastward = (way.at(-1)?.[0] ?? 0) >= (way[0]?.[0] ?? 0);
      const path = `napoleon-${id}-${language}`;
      return (
        `<path id="${path}" d="${line(smooth(eastward ? way : way.reverse(), 2))}" fill="none"/>` +
        `<text class="lb-water" dy="${place.beside}"><textPath href="#${path}" startOffset="${place.from}">` +
        `${lettered(nameIn(name, language))}</textPath></text>`
      );
    })
    .join('');
}
