// The log: one event, one sentence, as a staff officer would note it. Places are in **bold**.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { LogLine } from '../../game';
import { turns } from '../data';
import { plain } from '../../../text/message';
import { readView, type NapoleonView } from '../view';
import { armyOf } from './describe';
import { type NapoleonEvent, readEvent } from './events';
import { isSpace, isTown } from './places';
import { has, say } from './speaker';

// They begin a part of the log, and stand there without a full stop.
const kHeadings: ReadonlySet<string> = new Set(['turn_begins', 'battle_begins', 'skirmish_begins', 'battle_turn', 'game_over']);

function seatOf({ event, army, side, unit, turn }: NapoleonEvent): string {
  if (army) return army;
  if (unit) return armyOf(unit) ?? '';
  const acting = event === 'turn_begins' ? turns[(turn ?? 1) - 1]?.side : side;
  return acting === undefined ? '' : acting === 'french' ? 'french' : 'anglo_dutch';
}

function placesOf({ town, from, to, space, unit }: NapoleonEvent, view: NapoleonView): string[] {
  const named = [town, from, to, space].filter((place) => isTown(place) || isSpace(place));
  if (named.length > 0 || unit === undefined) return named as string[];
  const { at, space: stands = 'map' } = view.units[unit] ?? { at: '' };
  const here = stands === 'map' ? at : stands;
  return isTown(here) || isSpace(here) ? [here] : [];
}

export function sentence(event: GameEvent, view: View, language: Language): LogLine | null {
  const told = readEvent(event);
  const id = `event.${told.event}`;
  const seen = readView(view);
  // A viewer who sees everything gets the events of both sides; those about hidden blocks say the same with less.
  if (!has(id, language) || (seen.seat === 'all' && told.event.startsWith('block_'))) return null;
  const heading = kHeadings.has(told.event);
  const text = say(id, event, language);
  return { text: heading ? plain(text) : text, seat: seatOf(told), places: placesOf(told, seen), ...(heading ? { heading } : {}) };
}
