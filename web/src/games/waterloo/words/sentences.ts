// The log: one event, one sentence, as a staff officer would note it. Places are in **bold**; dice are told as rolled.
//
// `view` is the position right after the record of the event. Where a unit stands is taken from it only for events that leave it there.
import type { GameEvent, JsonObject, View } from '../../../protocol';
import { valuesOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import type { LogLine } from '../../game';
import { readView, type Side, type WaterlooView } from '../view';
import { type EventName, readEvent, type WaterlooEvent } from './events';
import { foughtOver, lossesText } from './fought';
import { isPlace } from './places';
import { nameKeys, speakers } from './speaker';
import { isUnit, placeOf, sideOf } from './units';

// They begin a part of the log, and stand there without a full stop.
const kHeadings: ReadonlySet<EventName> = new Set<EventName>(['turn_begins', 'phase_begins', 'round_begins', 'game_over']);

// Whose line it is: the side that is named, the winner, the owner of the cubes, else the unit's side.
function seatOf(event: WaterlooEvent): Side | '' {
  if (event.event === 'bid_made') return ''; // players have no sides yet
  if ('side' in event) return event.side;
  if ('colour' in event) return event.colour === 'blue' ? 'french' : 'allied';
  if (event.event === 'melee' && event.result === 'loses') return sideOf(event.against);
  if (event.event === 'battery_used') return 'french';
  if (event.event === 'arrival_roll') return 'allied';
  return 'unit' in event && isUnit(event.unit) ? sideOf(event.unit) : '';
}

function placesOf(event: WaterlooEvent, view: WaterlooView): string[] {
  const { area, from, to } = event as { area?: string; from?: string; to?: string };
  const places = [area, from, to].filter(isPlace);
  if (places.length > 0) return places;
  const here = 'unit' in event ? (placeOf(event.unit, view) ?? view.assault?.area) : undefined;
  return here ? [here] : [];
}

// Who has the area after an assault on it, and what it cost.
function outcomeOf(area: string, holder: string | undefined, earlier: Iterable<GameEvent>, language: Language): JsonObject {
  const fought = foughtOver(area, earlier);
  if (!fought) return {};
  return { by: fought.by, won: holder === fought.by, losses: lossesText(fought, language) };
}

// What the sentence needs besides the event: the hour, where the unit stands, how an assault went.
function moreOf(event: WaterlooEvent, view: WaterlooView, earlier: Iterable<GameEvent>, language: Language): JsonObject {
  if (event.event === 'phase_begins' || event.event === 'round_begins') return { turn: view.turn };
  if (event.event === 'assault_over') return outcomeOf(event.area, event.holder, earlier, language);
  const here = event.event === 'formed' || event.event === 'manned' || event.event === 'unmanned' ? placeOf(event.unit, view) : undefined;
  return here ? { at: here } : {};
}

export function sentence(event: GameEvent, view: View, language: Language, earlier: Iterable<GameEvent> = []): LogLine | null {
  const told = readEvent(event);
  const id = `event.${told.event}`;
  if (!speakers[language].has(id)) return null;
  const seen = readView(view);
  const text = speakers[language].say(id, valuesOf({ ...(told as GameEvent), ...moreOf(told, seen, earlier, language) }, nameKeys));
  if (text === '') return null;
  return { text, seat: seatOf(told), places: placesOf(told, seen), ...(kHeadings.has(told.event) ? { heading: true } : {}) };
}
