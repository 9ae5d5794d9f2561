// The log: one event, one sentence, as a staff officer would note it. Units are in **bold**.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { LogLine } from '../../game';
import { plain } from '../../../text/message';
import { generalById, unitById, type Army } from '../data';
import { leaderOf } from '../layout';
import { onBoard, readView } from '../view';
import { diceOf, type TableEvent, readEvent } from './events';
import { has, say } from './speaker';

// They begin a part of the log, and stand there without a full stop.
const kHeadings: ReadonlySet<string> = new Set(['turn_begins', 'combat_begins', 'game_over']);

export function armyOf({ unit, general, army, corps }: TableEvent): Army | undefined {
  return army ?? unitById.get(unit ?? '')?.army ?? generalById.get(general ?? '')?.army ?? (corps?.split('_')[0] as Army | undefined);
}

// The formations that it is about, where they stand now.
function placesOf({ unit, target }: TableEvent, view: View): string[] {
  const seen = readView(view);
  return [unit, target].flatMap((id) => {
    const state = seen.units[id ?? ''];
    return id !== undefined && state && onBoard(state) ? [leaderOf(id, seen)] : [];
  });
}

export function sentence(event: GameEvent, view: View, language: Language): LogLine | null {
  const told = readEvent(event);
  const id = `event.${told.event}`;
  if (!has(id, language)) return null;
  const heading = kHeadings.has(told.event);
  const text = say(id, { ...event, ...(told.dice ? { dice: diceOf(told) } : {}) }, language);
  return { text: tidy(text, heading), seat: armyOf(told) ?? '', places: placesOf(told, view), ...(heading ? { heading } : {}) };
}

// A list of dice has as many gaps as there may be dice.
const tidy = (text: string, heading: boolean): string => {
  const clean = text.replace(/ {2,}/g, ' ').replace(/ ([),.:;])/g, '$1');
  return heading ? plain(clean).replace(/\.$/, '') : clean;
};
