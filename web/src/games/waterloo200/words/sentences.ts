// The log: one event, one sentence, as a staff officer would note it. Places are in **bold**.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { LogLine } from '../../game';
import { type Both, logLine } from '../../grammar';
import { unitById } from '../data';
import { readView, type Faction, type Side, type Waterloo200View } from '../view';
import { archivedSentence } from './archived';
import { type EventName, readEvent, type Sentences, type Waterloo200Event } from './events';
import { isPlace } from './places';
import { kEnglishSentences } from './sentences_en';
import { kItalianSentences } from './sentences_it';

const kSentences: Both<Sentences> = { en: kEnglishSentences, it: kItalianSentences };

// They begin a part of the log, and stand there without a full stop.
const kHeadings: ReadonlySet<EventName> = new Set<EventName>(['turn_begins', 'impulse_begins', 'game_over']);

const seatOfSide = (side: Side): Faction => (side === 'french' ? 'french' : 'british');

// Whose line it is: the army that is named, else the unit's, else the side's.
function seatOf(event: Waterloo200Event): Faction | '' {
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

export function sentence(event: GameEvent, view: View, language: Language): LogLine | null {
  const told = readEvent(event);
  const say = kSentences[language][told.event] as ((event: Waterloo200Event, view: Waterloo200View) => string | null) | undefined;
  const seen = readView(view);
  return logLine(say?.(told, seen) ?? archivedSentence(event, language), kHeadings.has(told.event), seatOf(told), placesOf(told, seen));
}
