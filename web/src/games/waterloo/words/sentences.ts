// The log: one event, one sentence, as a staff officer would note it. Places are in **bold**; dice are told as rolled.
//
// `view` is the position right after the record of the event. Where a unit stands is taken from it only for events that leave it there.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { LogLine } from '../../game';
import { readView, type Side, type WaterlooView } from '../view';
import { type EventName, readEvent, type Sentences, type WaterlooEvent } from './events';
import { type Fought, foughtOver } from './fought';
import { isPlace } from './places';
import { kEnglishSentences } from './sentences_en';
import { kItalianSentences } from './sentences_it';
import { type Both, logLine } from './text';
import { isUnit, placeOf, sideOf } from './units';

const kSentences: Both<Sentences> = { en: kEnglishSentences, it: kItalianSentences };

// They begin a part of the log, and stand there without a full stop.
const kHeadings: ReadonlySet<EventName> = new Set<EventName>(['turn_begins', 'phase_begins', 'round_begins', 'game_over']);

// Whose line it is: the side that is named, the winner, the owner of the cubes, else the unit's side.
function seatOf(event: WaterlooEvent): Side | '' {
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

type Say = (event: WaterlooEvent, view: WaterlooView, fought: Fought | null) => string | null;

export function sentence(event: GameEvent, view: View, language: Language, earlier: Iterable<GameEvent> = []): LogLine | null {
  const told = readEvent(event);
  const say = kSentences[language][told.event] as Say | undefined;
  const seen = readView(view);
  const fought = told.event === 'assault_over' ? foughtOver(told.area, earlier) : null;
  return logLine(say?.(told, seen, fought) ?? null, kHeadings.has(told.event), seatOf(told), placesOf(told, seen));
}
