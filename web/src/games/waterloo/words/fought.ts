// What an assault cost, added up from what was told of it.
import type { GameEvent } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { type Arm, kSides, type Side } from '../view';
import { readEvent } from './events';
import { kSideNames } from './terms';
import { type Both, counted, cubes, list } from './text';
import { isLeader, sideOf, unitFacts, unitName } from './units';

export interface Fought {
  by: Side;
  lost: Record<Side, string[]>;
  cubes: Record<Side, number>;
}

// `earlier`: the latest first. Null when the beginning of the assault is not among it.
export function foughtOver(area: string, earlier: Iterable<GameEvent>): Fought | null {
  const lost: Fought['lost'] = { french: [], allied: [] };
  const taken: Fought['cubes'] = { french: 0, allied: 0 };
  for (const event of earlier) {
    const told = readEvent(event);
    if (told.event === 'assault_begins') return told.area === area ? { by: told.side, lost, cubes: taken } : null;
    if (told.event === 'eliminated') lost[sideOf(told.unit)].push(told.unit);
    if (told.event === 'cubes_placed' && told.area === area) taken[told.colour === 'blue' ? 'french' : 'allied'] += told.cubes;
  }
  return null;
}

const kEnglishArms: Record<Exclude<Arm, 'leader'>, [one: string, many: string]> = {
  infantry: ['infantry unit', 'infantry units'],
  cavalry: ['cavalry unit', 'cavalry units'],
  artillery: ['gun', 'guns'],
};
const kItalianArms: Record<Exclude<Arm, 'leader'>, [one: string, many: string]> = {
  infantry: ['una fanteria', 'fanterie'],
  cavalry: ['una cavalleria', 'cavallerie'],
  artillery: ['un cannone', 'cannoni'],
};

// "two infantry units, a gun and Ney".
function unitsText(units: string[], language: Language): string {
  const arms = (['infantry', 'cavalry', 'artillery'] as const).flatMap((arm) => {
    const count = units.filter((unit) => unitFacts(unit).type === arm).length;
    if (count === 0) return [];
    if (language === 'en') return [counted(count, ...kEnglishArms[arm], 'en')];
    return [count === 1 ? kItalianArms[arm][0] : counted(count, '', kItalianArms[arm][1], 'it')];
  });
  return list([...arms, ...units.filter(isLeader).map((leader) => unitName(leader, language))], language);
}

const kWords: Both<{ lose: string; take: string; and: string; nothing: string }> = {
  en: { lose: 'lose', take: 'take', and: ' and ', nothing: 'nobody has losses' },
  it: { lose: 'perdono', take: 'prendono', and: ' e ', nothing: 'nessuno ha perdite' },
};

// "the French lose one infantry unit and take two cubes, the Allies take one cube".
export function lossesText(fought: Fought, language: Language): string {
  const words = kWords[language];
  const sides = kSides.flatMap((side) => {
    const parts = [
      ...(fought.lost[side].length > 0 ? [`${words.lose} ${unitsText(fought.lost[side], language)}`] : []),
      ...(fought.cubes[side] > 0 ? [`${words.take} ${cubes(fought.cubes[side], language)}`] : []),
    ];
    return parts.length > 0 ? [`${kSideNames[language][side]} ${parts.join(words.and)}`] : [];
  });
  return sides.join(', ') || words.nothing;
}
