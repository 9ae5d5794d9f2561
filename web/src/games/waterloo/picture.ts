// The pictures of Waterloo on the home page, some time in the afternoon: the centre of the field, and Plancenoit.
import { wall } from '../../board/engraver/settlement';
import type { Picture } from '../card';
import { board } from './data';
import { defs, waterlooMap } from './map';
import { outlineOf } from './map/sheet';

// A scene for show, not a position of a game: who stands where in the part that is seen.
const kScene: Record<string, [state: string, ...units: string[]][]> = {
  la_haye_sainte: [['defensive', 'ge_inf_1']],
  foys_hollow: [
    ['mobile', 'fr_inf_1', 'fr_inf_2'],
    ['fresh', 'fr_cav_1'],
  ],
  sandpit_valley: [['fresh', 'fr_cav_2', 'fr_cav_3']],
  bylandts_valley: [['mobile', 'fr_inf_5', 'fr_inf_6']],
  altens_ridge: [
    ['square', 'ge_inf_2'],
    ['deployed', 'br_art_1'],
  ],
  halketts_ridge: [['square', 'br_inf_1']],
  crossroads: [
    ['defensive', 'br_inf_2'],
    ['deployed', 'br_art_2'],
  ],
  pictons_ridge: [['defensive', 'br_inf_3', 'ge_inf_3']],
  bests_ridge: [['fresh', 'br_cav_1']],
  hougoumont: [['defensive', 'br_inf_4']],
  guards_ridge: [['defensive', 'br_inf_5']],
  plancenoit: [['defensive', 'ig_inf_1', 'ig_inf_2']],
  plancenoit_ridge: [
    ['defensive', 'fr_inf_9'],
    ['fresh', 'fr_cav_6'],
  ],
  lobaus_field: [['deployed', 'fr_art_4']],
  bulows_field: [
    ['mobile', 'pr_inf_1', 'pr_inf_2'],
    ['fresh', 'pr_cav_1'],
  ],
  lasne_brook: [['mobile', 'pr_lw_1', 'pr_lw_2']],
};

const kCube = 10;

function scene(): { units: Record<string, { at: string; state: string }>; cubes: Record<string, Record<string, number>>; agenda: [] } {
  const standing = Object.entries(kScene).flatMap(([at, ranks]) =>
    ranks.flatMap(([state, ...units]) => units.map((unit) => [unit, { at, state }] as const)),
  );
  return {
    units: Object.fromEntries(standing),
    cubes: { la_haye_sainte: { red: 1 }, foys_hollow: { blue: 1 }, plancenoit: { blue: 2 } },
    agenda: [],
  };
}

export function picture(): Picture {
  const view = scene();
  const cubes = waterlooMap.extras(view).map((cube) => ({ ...cube, width: kCube, height: kCube }));
  const walls = board.strong_points.map((id) => wall(outlineOf(id), `picture-wall-${id}`)).join('');
  return {
    defs: defs(),
    ground: waterlooMap.ground() + walls,
    pieces: [...waterlooMap.pieces(view), ...cubes],
    hero: '118 340 560 222',
    card: '520 570 420 190',
  };
}
