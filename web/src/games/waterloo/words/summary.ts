// Another player's turn at a glance: which events are marches and fights, what a fight came to, and what decides the day.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { Deed, Score, TurnWords } from '../../deeds';
import { board } from '../data';
import { limits } from '../panels/facts';
import { readView, type Side } from '../view';
import { readEvent, type WaterlooEvent } from './events';
import { addLosses, lossesText, noLosses, unitsText } from './fought';
import { isPlace } from './places';
import { sentence } from './sentences';
import { placeValue, say, sideValue } from './speaker';
import { isUnit, placeOf } from './units';

type Fire = Extract<WaterlooEvent, { event: 'skirmish' | 'gun_fired' }>;
const isFire = (event: WaterlooEvent): event is Fire => event.event === 'skirmish' || event.event === 'gun_fired';

// Where an event of a fight happens; '': where the fight is.
const fightAt = (area: string | undefined): string => (isPlace(area) ? area : '');

function deed(event: GameEvent, before: View): Deed | null {
  const told = readEvent(event);
  switch (told.event) {
    case 'moved':
    case 'followed':
      return { march: { piece: told.unit, from: placeOf(told.unit, readView(before)), to: told.area } };
    case 'entered':
      return { march: { piece: told.unit, to: told.area } };
    case 'skirmish':
      return { fight: told.area, small: true };
    case 'attacked':
    case 'assault_begins':
    case 'assault_over':
      return { fight: told.area };
    case 'cubes_placed':
      return { fight: told.area, small: true };
    case 'gun_fired':
      return told.range === 0 ? { fight: '' } : { fight: told.area, small: true };
    case 'volley':
    case 'musketry':
    case 'melee':
    case 'morale':
    case 'control':
      return { fight: fightAt(told.area) };
    case 'retreated':
      return { fight: told.from, costs: true };
    case 'eliminated':
      return { fight: '', costs: true, tells: true };
    case 'tired':
    case 'unmanned':
      return { fight: '' };
    case 'arrival_roll':
    case 'initiative':
    case 'game_over':
      return { tells: true };
    default:
      return null;
  }
}

function marchText(pieces: readonly string[], from: string | undefined, to: string, language: Language): string {
  const units = unitsText(pieces.filter(isUnit), language);
  return say('summary.march', { units, from: from === undefined ? undefined : placeValue(from), to: placeValue(to) }, language);
}

// An assault that is over says itself how it went. Before that, and of fire, it is told what it cost so far.
function fightText(place: string, events: readonly GameEvent[], view: View, language: Language, earlier: Iterable<GameEvent>): string {
  const told = events.map(readEvent);
  const over = events.findLast((event) => event.event === 'assault_over');
  if (over) return sentence(over, view, language, earlier)?.text ?? '';
  const shots = told.filter(isFire);
  const losses = noLosses();
  for (const event of told) addLosses(losses, event, place);
  const cost = losses.lost.french.length + losses.lost.allied.length + losses.cubes.french + losses.cubes.allied;
  const values = { area: placeValue(place), losses: cost > 0 ? lossesText(losses, language) : undefined };
  if (shots.length < told.filter((event) => 'dice' in event).length || shots.length === 0) return say('summary.assault', values, language);
  const hits = shots.reduce((sum, shot) => sum + (shot.event === 'skirmish' ? Number(shot.hit === 'yes') : shot.effect), 0);
  const skirmish = shots.every(({ event }) => event === 'skirmish') ? 'yes' : 'no';
  return say('summary.fire', { ...values, shots: shots.length, hits, skirmish }, language);
}

// Places that win the day, and for whom.
const kObjectives = board.areas.flatMap(({ id, objective_of: side }) => (side ? [{ id, side: side as Side }] : []));

function score(view: View, language: Language): Score[] {
  const seen = readView(view);
  const casualties = limits.map(({ army, limit }): Score => ({
    id: army,
    text: say('summary.casualties', { army }, language),
    value: say('panel.losses.of', { lost: seen.casualties[army], limit }, language),
    places: [],
  }));
  const objectives = kObjectives.flatMap(({ id, side }): Score[] => {
    const text = say('summary.objective', { side: sideValue(side), area: placeValue(id) }, language);
    const units = seen.objectives?.[id];
    return units === undefined ? [] : [{ id, text, value: String(units), places: units > 0 ? [id] : [] }];
  });
  return [...casualties, ...objectives];
}

export const turns: TurnWords = { deed, marchText, fightText, score };
