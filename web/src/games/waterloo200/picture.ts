// The picture of Waterloo 200 on the home page: the centre of the field as the French see it, blocks against faces.
import type { Picture } from '../card';
import { defs, waterloo200Map } from './map';
import { scene } from './scene';

// A scene for show, of units whose names are the same in every language: the French have come up the slope; two brigades lie open in the
// fight for the crossroads.
const kScene = {
  fr_2c_bauduin_inf: { at: '54' },
  fr_2c_soye_inf: { at: '54', step: 1 },
  fr_1c_quiot_inf: { at: '41', up: true },
  fr_1c_schmitz_inf: { at: '41', up: true },
  fr_4cav_dubois_cav: { at: '55' },
  fr_4cav_travers_cav: { at: '55' },
  fr_1c_bruno_cav: { at: '56', up: true },
  fr_g_gmg_inf: { at: '71' },
  fr_g_cmg_inf: { at: '71' },
};

export function picture(): Picture {
  const view = scene('french', {}, kScene);
  const named = (id: string): boolean => !id.endsWith('art'); // a gun is called by its arm, in one language
  const standing = waterloo200Map
    .pieces(view)
    .filter(({ id }) => named(id))
    .sort((a, b) => a.y - b.y);
  return { defs: defs(), ground: waterloo200Map.ground(), pieces: standing, hero: '300 244 560 222', card: '350 268 324 158' };
}
