// An order in short, beside the area that it is for: a word, and the disc that it costs.
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { discSprite } from './pieces';
import { kDiscs, type Disc } from './view';

const kOrders: Record<Language, Record<string, string>> = {
  en: {
    move: 'Move',
    reserve: 'Reserve move',
    fire: 'Fire',
    assault: 'Assault',
    form: 'Change formation',
    reinforce: 'Reinforce',
    lead: 'Lead',
  },
  it: {
    move: 'Muovi',
    reserve: 'Mossa di riserva',
    fire: 'Fuoco',
    assault: 'Assalto',
    form: 'Cambia formazione',
    reinforce: 'Rinforza',
    lead: 'Guida',
  },
};
const kNames: Record<Language, Record<Disc, string>> = {
  en: { green: 'green', red: 'red', purple: 'purple' },
  it: { green: 'verde', red: 'rosso', purple: 'viola' },
};

export function option(action: ParsedAction, language: Language): { text: string; detail: string; sprite: string } | null {
  const text = kOrders[language][action.verb];
  const disc = kDiscs.find((colour) => colour === action.operands.disc);
  if (!text || !disc) return null;
  const sprite = `<svg viewBox="-12 -9 24 20" aria-hidden="true">${discSprite(disc, 0, 0, 1.3)}</svg>`;
  return { text, detail: kNames[language][disc], sprite };
}
