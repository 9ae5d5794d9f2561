// Another player's turn at a glance: which events are marches and fights, what a fight came to, and what decides the campaign.
import type { GameEvent, View } from '../../../protocol';
import { listed } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import type { Deed, Score, TurnWords } from '../../deeds';
import { kArmies, unitById } from '../data';
import { mostLost } from '../panels/facts';
import { readView, type Army } from '../view';
import { armyOf } from './describe';
import { readEvent, type NapoleonEvent } from './events';
import { isTown } from './places';
import { say, speakers } from './speaker';
import { shortName } from './units';

// A hidden block: one of several that look alike.
const kHidden = 'hidden:';
const kNamed = 3; // units that are named; more are counted

const kMarches: ReadonlySet<string> = new Set([
  'unit_marched',
  'block_marched',
  'unit_forced',
  'block_forced',
  'unit_retreated',
  'block_retreated',
  'unit_reinforced',
  'block_reinforced',
  'unit_redeployed',
  'block_redeployed',
]);
const kBegins: ReadonlySet<string> = new Set(['skirmish_begins', 'battle_begins']);
const kFight: ReadonlySet<string> = new Set(['battle_turn', 'routed', 'stalemate', 'battle_ends', 'skirmish_ends', 'terrain_placed']);
const kInFight: ReadonlySet<string> = new Set([
  'fire',
  'skirmish_fire',
  'morale',
  'unit_moved',
  'block_moved',
  'square_formed',
  'square_broken',
]);
const kWeakens: ReadonlySet<string> = new Set(['unit_weakened', 'block_weakened', 'ally_weakened']);
const kTells: ReadonlySet<string> = new Set(['supply_lost', 'army_defeated', 'set_up_done', 'game_over', 'march_losses', 'commander_shown']);

function deed(event: GameEvent, _before: View): Deed | null {
  const told = readEvent(event);
  const { unit, army, from = '', to = '', town = '' } = told;
  if (kMarches.has(told.event)) {
    const piece = unit ?? `${kHidden}${army ?? 'french'}`;
    return { march: { piece, from, to, ...(unit === undefined ? { alike: true } : {}) } };
  }
  if (kBegins.has(told.event)) return { fight: town, begins: true };
  if (kFight.has(told.event)) return { fight: town, costs: told.event === 'routed' };
  if (kInFight.has(told.event)) return { fight: '' };
  if (told.event === 'eliminated') return { fight: '', costs: true, tells: true };
  if (kWeakens.has(told.event)) return { fight: '', costs: true };
  return kTells.has(told.event) ? { tells: true } : null;
}

// "Quiot, Marcognet and two Prussian blocks".
function whoText(pieces: readonly string[], language: Language): string {
  const known = pieces.filter((piece) => unitById.has(piece));
  const named = known.length > kNamed ? [] : known.map((unit) => shortName(unit, language));
  const counted = kArmies.flatMap((army) => {
    const unnamed = named.length > 0 ? 0 : known.filter((piece) => armyOf(piece) === army).length;
    const count = unnamed + pieces.filter((piece) => piece === `${kHidden}${army}`).length;
    return count > 0 ? [say('summary.units', { army, count }, language)] : [];
  });
  return listed([...named, ...counted], speakers[language]!);
}

function marchText(pieces: readonly string[], from: string | undefined, to: string, language: Language): string {
  return say('summary.march', { who: whoText(pieces, language), ...(from === undefined ? {} : { from }), to }, language);
}

// "the French lose one block and two points".
function lossesText(events: readonly NapoleonEvent[], language: Language): string {
  const of = (army: Army, ...kinds: string[]): number =>
    events.filter((event) => kinds.includes(event.event) && (event.army ?? armyOf(event.unit ?? '')) === army).length;
  const armies = kArmies.flatMap((army) => {
    const blocks = of(army, 'eliminated');
    const points = of(army, 'unit_weakened', 'block_weakened');
    return blocks + points > 0 ? [say('summary.losses', { army, blocks, points }, language)] : [];
  });
  const points = events.filter(({ event }) => event === 'ally_weakened').length; // of one of both armies
  const allies = points > 0 ? [say('summary.allied_losses', { side: 'allied', points }, language)] : [];
  return listed([...armies, ...allies], speakers[language]!);
}

function fightText(place: string, events: readonly GameEvent[], _view: View, language: Language): string {
  const told = events.map(readEvent);
  const battle = told.some(({ event }) => event === 'battle_turn' || event === 'battle_begins' || event === 'fire' || event === 'battle_ends');
  const won = told.findLast(({ event }) => event === 'battle_ends')?.side;
  const lost = told.findLast(({ event }) => event === 'skirmish_ends')?.side;
  const winner = won ?? (lost === undefined ? undefined : lost === 'french' ? 'allied' : 'french');
  const losses = lossesText(told, language) || null;
  const kind = battle ? 'battle' : 'skirmish';
  return say('summary.fight', { kind, town: isTown(place) ? place : 'waterloo', losses, winner: winner ?? null }, language);
}

function score(view: View, language: Language): Score[] {
  const seen = readView(view);
  const losses = kArmies.map((army) => ({
    id: `lost ${army}`,
    text: say('summary.lost', { army }, language),
    value: say('panel.losses.of', { lost: seen.lost[army], most: mostLost(army) }, language),
    places: [],
  }));
  const cities = seen.cities_held;
  return [...losses, { id: 'cities', text: say('summary.cities', {}, language), value: String(cities.length), places: cities }];
}

export const turns: TurnWords = { deed, marchText, fightText, score };
