// An order in short, beside the area or leader that it is for: a word, and the disc that it costs.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { ParsedAction } from '../game';
import { discSprite } from './pieces';
import { kDiscs } from './view';
import { say, speakers, unitValue } from './words/speaker';

export function optionsHead(actions: readonly ParsedAction[], _view: View, language: Language): { title: string; text: string } | null {
  const leader = actions[0]?.operands.unit;
  if (!leader || !actions.every(({ verb, operands }) => verb === 'lead' && operands.unit === leader)) return null;
  return { title: say('order.leader', { leader: unitValue(leader) }, language), text: say('order.two_orders', {}, language) };
}

// WL-12.1.2: what a leader may have done depends on the disc.
export function option(action: ParsedAction, _view: View, language: Language): { text: string; detail: string; sprite: string } | null {
  const disc = kDiscs.find((colour) => colour === action.operands.disc);
  const id = `order.${action.verb}`;
  if (!disc || !speakers[language].has(id)) return null;
  const sprite = `<svg viewBox="-12 -9 24 20" aria-hidden="true">${discSprite(disc, 0, 0, 1.3)}</svg>`;
  return { text: speakers[language].say(id, { disc }), detail: speakers[language].name(`disc.${disc}`, 'colour'), sprite };
}
