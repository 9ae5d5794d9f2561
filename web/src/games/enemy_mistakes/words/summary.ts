// Another player's turn at a glance: which events are fights, what a combat cost, and the points.
import type { GameEvent, View } from '../../../protocol';
import { listed } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { capital, plain } from '../../../text/message';
import type { Deed, Score, TurnWords } from '../../deeds';
import { kArmies, unitById } from '../data';
import { leaderOf } from '../layout';
import { armiesIn, readView } from '../view';
import { readEvent, type TableEvent } from './events';
import { name, say, speakers } from './speaker';

const kInFight: ReadonlySet<string> = new Set([
  'melee',
  'melee_effect',
  'melee_damage',
  'pursued',
  'combat_result',
  'supports',
  'rerolled',
  'result_dice',
]);
const kCosts: ReadonlySet<string> = new Set(['loss_taken', 'shaken', 'routed']);
const kTells: ReadonlySet<string> = new Set([
  'advanced',
  'charged',
  'fell_back',
  'unit_lost',
  'general_lost',
  'corps_enters',
  'bids_shown',
  'game_over',
]);

function deed(event: GameEvent, before: View): Deed | null {
  const { event: kind, unit = '' } = readEvent(event);
  if (kind === 'combat_begins') return { fight: leaderOf(unit, readView(before)), begins: true };
  if (kInFight.has(kind)) return { fight: '' };
  if (kind === 'unit_lost') return { costs: true, tells: true };
  if (kCosts.has(kind)) return { costs: true };
  return kTells.has(kind) ? { tells: true } : null;
}

function lossesText(events: readonly TableEvent[], language: Language): string {
  const armies = kArmies.flatMap((army) => {
    const losses = events.filter((one) => one.event === 'loss_taken' && unitById.get(one.unit ?? '')?.army === army).length;
    return losses > 0 ? [say('summary.losses', { army, losses }, language)] : [];
  });
  return listed(armies, speakers[language]!);
}

function fightText(place: string, events: readonly GameEvent[], _view: View, language: Language): string {
  const told = events.map(readEvent);
  const { unit = place, target = place } = told.find(({ event }) => event === 'combat_begins') ?? {};
  return plain(say('summary.fight', { unit, target, losses: lossesText(told, language) || null }, language));
}

function score(view: View, language: Language): Score[] {
  const seen = readView(view);
  return armiesIn(seen).map((army) => ({
    id: `points ${army}`,
    text: capital(say('summary.points', { army }, language)),
    value: String(seen.points[army]!.total),
    places: [],
  }));
}

// A move of pieces is told in the words of the log: it has no places to name.
const marchText = (pieces: readonly string[], _from: string | undefined, _to: string, language: Language): string =>
  pieces.map((piece) => name(`unit.${piece}`, '', language)).join(', ');

export const turns: TurnWords = { deed, marchText, fightText, score };
