// The log: one event, one sentence, as a staff officer would note it. Places are in **bold**.
import type { GameEvent, JsonObject, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { LogLine } from '../../game';
import { logLine } from '../../grammar';
import { unitById } from '../data';
import { readView, type Faction, type Side, type Waterloo200View } from '../view';
import { archivedSentence } from './archived';
import { type EventName, readEvent, type Waterloo200Event } from './events';
import { isPlace } from './places';
import { has, say } from './speaker';
import { conditionOf } from './units';

// They begin a part of the log, and stand there without a full stop.
const kHeadings: ReadonlySet<EventName> = new Set<EventName>(['turn_begins', 'impulse_begins', 'game_over']);

const seatOfSide = (side: Side): Faction => (side === 'french' ? 'french' : 'british');

// Whose line it is: the army that is named, else the unit's, else the side's.
function seatOf(event: Waterloo200Event): Faction | '' {
  if (event.event === 'bid_made') return ''; // players have no sides yet
  if ('winner' in event) return event.winner === 'nobody' ? event.attacker : event.winner;
  if ('faction' in event) return event.faction;
  if ('side' in event) return seatOfSide(event.side);
  if ('unit' in event) return unitById.get(event.unit)?.faction ?? '';
  if (event.event === 'arrived') return 'prussian';
  return event.event === 'ambush' ? 'british' : event.event === 'bombardment_begins' ? 'french' : '';
}

function placesOf(event: Waterloo200Event, view: Waterloo200View): string[] {
  const { area, from, to, unit } = event as { area?: string; from?: string; to?: string; unit?: string };
  const places = [area, from, to].filter(isPlace);
  if (places.length > 0) return places;
  const here = unit === undefined ? undefined : view.units[unit]?.at;
  return isPlace(here) ? [here] : [];
}

// What the sentence needs besides the event: what a unit's step is.
function valuesOf(event: GameEvent): JsonObject {
  const { unit, step, strength } = event;
  if (typeof step !== 'number') return event;
  return { ...event, ...conditionOf(String(unit), step, typeof strength === 'number' ? strength : undefined) };
}

export function sentence(event: GameEvent, view: View, language: Language): LogLine | null {
  const told = readEvent(event);
  const id = `event.${told.event}`;
  const heading = kHeadings.has(told.event);
  const seen = readView(view);
  const [seat, places] = [seatOf(told), placesOf(told, seen)];
  if (!has(id, language)) return logLine(archivedSentence(event, language), heading, seat, places);
  return { text: say(id, valuesOf(event), language), seat, places, ...(heading ? { heading } : {}) };
}
