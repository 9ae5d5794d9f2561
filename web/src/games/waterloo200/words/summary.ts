// Another player's turn at a glance: which events are marches and fights, what a battle came to, and what decides the day.
import type { GameEvent, View } from '../../../protocol';
import { listed } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import type { Deed, Score, TurnWords } from '../../deeds';
import { unitById } from '../data';
import { fullMorale, victoryAreasOf } from '../panels/facts';
import { kFactions, readView, type Faction, type Side } from '../view';
import { readEvent, type Waterloo200Event } from './events';
import { isPlace } from './places';
import { say, speakers } from './speaker';
import { the } from './units';

// A hidden block: one of several that look alike.
const kHidden = 'hidden:';
const kNamed = 3; // units that are named; more are counted

function deed(event: GameEvent, _before: View): Deed | null {
  const told = readEvent(event);
  switch (told.event) {
    case 'unit_moved':
      return { march: { piece: told.unit, from: told.from, to: told.to } };
    case 'block_moved':
      return { march: { piece: `${kHidden}${told.faction}`, from: told.from, to: told.to, alike: true } };
    case 'unit_arrived':
    case 'unit_placed':
      return { march: { piece: told.unit, to: told.area } };
    case 'block_placed':
      return { march: { piece: `${kHidden}${told.faction}`, to: told.area, alike: true } };
    case 'battle_begins':
    case 'bombardment_begins':
      return { fight: told.area, begins: true };
    case 'battle':
    case 'bombardment':
    case 'retreat_refused':
    case 'ambush':
      return { fight: told.area };
    case 'retreat_begins':
      return { fight: told.area, costs: true };
    case 'step_lost':
    case 'eliminated':
      return { fight: '', costs: true, tells: true };
    case 'absorbed':
      return { fight: '' };
    case 'action_chosen':
      return told.kind === 'pass' ? { tells: true } : null;
    case 'arrived':
    case 'demoralised':
    case 'regenerated':
    case 'reserves_drawn':
    case 'turn_ends':
    case 'game_over':
      return { tells: true };
    default:
      return null;
  }
}

// "Soye’s brigade and two French blocks".
function whoText(pieces: readonly string[], language: Language): string {
  const known = pieces.filter((piece) => unitById.has(piece));
  const counted = (id: 'summary.units' | 'summary.blocks', faction: string, count: number): string => say(id, { faction, count }, language);
  const units =
    known.length > kNamed
      ? kFactions.flatMap((faction) => {
          const count = known.filter((piece) => unitById.get(piece)?.faction === faction).length;
          return count > 0 ? [counted('summary.units', faction, count)] : [];
        })
      : known.map((unit) => the(unit, language));
  const blocks = kFactions.flatMap((faction) => {
    const count = pieces.filter((piece) => piece === `${kHidden}${faction}`).length;
    return count > 0 ? [counted('summary.blocks', faction, count)] : [];
  });
  return listed([...units, ...blocks], speakers[language]);
}

function marchText(pieces: readonly string[], from: string | undefined, to: string, language: Language): string {
  return say('summary.march', { who: whoText(pieces, language), ...(from === undefined ? {} : { from }), to }, language);
}

// "the French lose one unit and two steps".
function lossesText(events: readonly Waterloo200Event[], language: Language): string {
  const of = (kind: 'step_lost' | 'eliminated', faction: Faction): number =>
    events.filter((event) => event.event === kind && unitById.get(event.unit)?.faction === faction).length;
  const sides = kFactions.flatMap((faction) => {
    const [steps, units] = [of('step_lost', faction), of('eliminated', faction)];
    return steps + units > 0 ? [say('summary.losses', { faction, steps, units }, language)] : [];
  });
  return listed(sides, speakers[language]);
}

// What the battle came to, as far as it has been fought.
function fightText(place: string, events: readonly GameEvent[], _view: View, language: Language): string {
  const told = events.map(readEvent);
  const account = told.findLast((event) => event.event === 'battle' || event.event === 'bombardment');
  const losses = lossesText(told, language) || null;
  if (!account) {
    const attacker = told.find((event) => event.event === 'battle_begins')?.faction ?? null;
    const faction = told.find((event) => event.event === 'retreat_begins')?.faction ?? null;
    return say('summary.begun', { area: place, attacker, faction, losses }, language);
  }
  const { event, area, attacker, offence, defence, winner } = account;
  return say(event === 'battle' ? 'summary.battle' : 'summary.bombardment', { area, attacker, offence, defence, winner, losses }, language);
}

function score(view: View, language: Language): Score[] {
  const seen = readView(view);
  const areas = (side: Side): Score => {
    const places = victoryAreasOf(seen, side).filter(isPlace);
    return { id: `areas ${side}`, text: say('summary.areas', { side }, language), value: String(places.length), places };
  };
  const morale = (faction: 'french' | 'british'): Score => ({
    id: `morale ${faction}`,
    text: say('summary.morale', { faction }, language),
    value: say('panel.morale.of', { morale: seen.morale[faction], most: fullMorale }, language),
    places: [],
  });
  return [areas('french'), areas('allied'), morale('french'), morale('british')];
}

export const turns: TurnWords = { deed, marchText, fightText, score };
