// A corps of Waterloo 200 that may march.
import type { JsonObject } from '../src/protocol';

// The French have activated D'Erlon where he stands: his corps may move.
export const kCorps: JsonObject = {
  game: 'waterloo200',
  options: [],
  kind: 'tactical',
  counts: { french: { activated: 1, engagements: 0, battles: 0, moved: 0, unseen_gains: 0 } },
  units: {
    fr_napoleon_sl: { at: '100', step: 0 },
    br_wellington_sl: { at: '3', step: 0 },
    fr_1c_derlon_tl: { at: '57', step: 0, activated: true, seen: true, shown_step: 0 },
    fr_1c_brue_inf: { at: '57', step: 0 },
    fr_1c_pegot_inf: { at: '56', step: 0 },
    fr_1c_fart: { at: '56', step: 0 },
    fr_1c_bruno_cav: { at: '58', step: 0 },
    fr_1c_gobrecht_cav: { at: '59', step: 0 },
    br_1c_bijlandt_inf: { at: '28', step: 0 },
    br_res_kempt_inf: { at: '27', step: 0 },
  },
  agenda: [
    { step: 'end_impulse' },
    { step: 'choose_battle', who: { faction: 'french', both: false } },
    { step: 'move_units', who: { faction: 'french', both: false } },
  ],
};
