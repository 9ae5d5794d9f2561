// The picture of Napoléon on the home page: the roads from Charleroi to Brussels as the French see them.
import type { Picture } from '../card';
import { defs } from './boards';
import { campaignMap } from './map';
import { scene } from './scene';

// A scene for show: the French have crossed the Sambre.
const kScene = {
  fr_napoleon: { at: 'charleroi', strength: 1 },
  fr_g_old: { at: 'charleroi', strength: 3 },
  fr_g_art: { at: 'charleroi', strength: 4 },
  fr_i_inf1: { at: 'quatre_bras', strength: 3 },
  fr_ii_inf1: { at: 'quatre_bras', strength: 4 },
  fr_rc_kellermann: { at: 'quatre_bras', strength: 3 },
  fr_iii_inf1: { at: 'ligny', strength: 3 },
  fr_iv_inf: { at: 'ligny', strength: 2 },
  fr_rc_pajol: { at: 'gembloux', strength: 3 },
};

const kAllied = {
  waterloo: { map: { anglo_dutch: { blocks: 4 } } },
  wavre: { map: { prussian: { blocks: 3 } } },
  nivelles: { map: { anglo_dutch: { blocks: 2 } } },
  namur: { map: { prussian: { blocks: 2 } } },
};

export function picture(): Picture {
  const view = scene('french', { blocks: kAllied }, kScene);
  const standing = campaignMap.pieces(view).sort((a, b) => a.y - b.y);
  return { defs: defs(), ground: campaignMap.ground(), pieces: standing, hero: '300 262 560 222', card: '430 270 324 158' };
}
