// Another player's turn at a glance: which events are fights, what a combat cost, and the points.
import type { GameEvent, View } from '../../../protocol';
import { listed } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { capital, plain } from '../../../text/message';
import type { Deed, Score, TurnWords } from '../../deeds';
import { kArmies, unitById } from '../data';
import { glideOf } from '../glides';
import { leaderOf } from '../layout';
import { armiesIn, readView } from '../view';
import { readEvent, type TableEvent } from './events';
import { name, say, speakers } from './speaker';

const kInFight: ReadonlySet<string> = new Set(['melee', 'melee_effect', 'melee_damage', 'combat_result', 'supports', 'rerolled', 'result_dice']);
const kCosts: ReadonlySet<string> = new Set(['loss_taken', 'shaken', 'routed']);
const kTells: ReadonlySet<string> = new Set(['redeploy_ordered', 'general_lost', 'corps_enters', 'bids_shown', 'game_over']);

// A bombardment is shots at one formation, a combat all its melees; losses belong to what was fought last.
function deed(event: GameEvent, before: View): Deed | null {
  const told = readEvent(event);
  const { event: kind, unit = '', target = '' } = told;
  if (kind === 'combat_begins') return { fight: leaderOf(unit, readView(before)), begins: true };
  if (kind === 'shot') return { fight: leaderOf(target, readView(before)), small: true };
  if (kind === 'damage') return { fight: '', small: true };
  if (kInFight.has(kind)) return { fight: '' };
  if (kCosts.has(kind)) return { fight: '', small: true, costs: true };
  if (kind === 'unit_lost') return { costs: true, tells: true };
  const glide = glideOf(told, readView(before));
  return glide ? { tells: true, glide } : kTells.has(kind) ? { tells: true } : null;
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
  const losses = lossesText(told, language) || null;
  const begins = told.find(({ event }) => event === 'combat_begins');
  if (!begins) {
    const shots = told.filter(({ event }) => event === 'shot');
    return plain(say('summary.shots', { shots: shots.length, target: shots[0]?.target ?? place, losses }, language));
  }
  const { unit = place, target = place } = begins;
  const { loses = null, fall_back = 0 } = told.find(({ event }) => event === 'combat_result') ?? {};
  return plain(say('summary.fight', { unit, target, loses, fall_back, losses }, language));
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
