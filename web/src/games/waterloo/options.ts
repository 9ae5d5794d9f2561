// An order in short, beside the area or leader that it is for: a word, and the disc that it costs.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { discSprite } from './pieces';
import { unitName } from './words/units';
import { kDiscs, type Disc } from './view';

const kOrders: Record<Language, Record<string, string>> = {
  en: { move: 'Move', reserve: 'Reserve move', fire: 'Fire', assault: 'Assault', form: 'Change formation', reinforce: 'Reinforce' },
  it: { move: 'Muovi', reserve: 'Mossa di riserva', fire: 'Fuoco', assault: 'Assalto', form: 'Cambia formazione', reinforce: 'Rinforza' },
};
const kNames: Record<Language, Record<Disc, string>> = {
  en: { green: 'green', red: 'red', purple: 'purple' },
  it: { green: 'verde', red: 'rosso', purple: 'viola' },
};

// WL-12.1.2: what a leader may have done with a disc.
const kLead: Record<Language, Record<Disc, string>> = {
  en: { green: 'Two orders of any kind', red: 'Two assaults', purple: 'Two reserve moves' },
  it: { green: 'Due ordini qualsiasi', red: 'Due assalti', purple: 'Due mosse di riserva' },
};
const kLeads: Record<Language, { title: (leader: string) => string; text: string }> = {
  en: {
    title: (leader) => `${leader} leads`,
    text: 'One disc, two orders: one for his own area or an area next to it, then, if you wish, a second one.',
  },
  it: {
    title: (leader) => `${leader} al comando`,
    text: 'Un disco, due ordini: uno per la sua area o per una accanto, poi, se vuoi, un secondo.',
  },
};

export function optionsHead(actions: readonly ParsedAction[], _view: View, language: Language): { title: string; text: string } | null {
  const leader = actions[0]?.operands.unit;
  if (!leader || !actions.every(({ verb, operands }) => verb === 'lead' && operands.unit === leader)) return null;
  return { title: kLeads[language].title(unitName(leader, language)), text: kLeads[language].text };
}

export function option(action: ParsedAction, language: Language): { text: string; detail: string; sprite: string } | null {
  const disc = kDiscs.find((colour) => colour === action.operands.disc);
  const text = action.verb === 'lead' && disc ? kLead[language][disc] : kOrders[language][action.verb];
  if (!text || !disc) return null;
  const sprite = `<svg viewBox="-12 -9 24 20" aria-hidden="true">${discSprite(disc, 0, 0, 1.3)}</svg>`;
  return { text, detail: kNames[language][disc], sprite };
}
