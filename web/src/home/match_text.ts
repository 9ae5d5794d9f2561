// The text of a match in a list.
import { headlineOf } from '../games';
import type { Match, MatchSeat } from '../protocol';
import { language } from '../text/language.svelte';
import { levelName } from '../text/levels';
import { personName, seatName } from '../text/names';
import { say } from '../text/say';

const mySeats = (match: Match): string[] => match.seats.filter(({ you }) => you).map(({ seat }) => seat);

export const waitsForMe = (match: Match): boolean => match.status !== 'over' && mySeats(match).some((seat) => match.to_act.includes(seat));

export const headline = (match: Match): string => headlineOf(match.game, match.headline);

export function sitterText({ who, you, name, level }: MatchSeat): string {
  if (who === 'open') return say('page.match.free');
  if (who === 'computer') return say('page.match.computer', { level: levelName(level ?? name) });
  return you ? say('page.match.you') : personName(name);
}

function resultText(match: Match): string {
  const result = match.result;
  if (!result) return '';
  const how = {
    rules: '',
    resignation: say('page.match.resignation'),
    draw: say('page.match.agreed'),
    abandoned: say('page.match.abandoned'),
    rules_changed: say('page.match.rules_changed'),
    operator: say('page.match.operator'),
  }[result.by];
  const mine = mySeats(match);
  const sides = result.winners.map((seat) => seatName(match, seat)).join(say('page.and'));
  let what = say('page.match.won', { side: sides });
  if (result.winners.length === 0) what = result.by === 'draw' ? say('page.match.draw') : say('page.match.no_winner');
  else if (mine.length > 0 && mine.length < match.seats.length)
    what = mine.some((seat) => result.winners.includes(seat)) ? say('page.match.you_won') : say('page.match.you_lost');
  return how ? `${what}, ${how}` : what;
}

export function statusText(match: Match): string {
  if (match.status === 'over') return resultText(match);
  if (waitsForMe(match)) return say('page.match.your_move');
  if (match.status === 'open') return say('page.match.open');
  return say('page.match.their_move', { side: match.to_act.map((seat) => seatName(match, seat)).join(say('page.and')) });
}

// "3 hours ago", in the coarsest unit that fits.
export function agoText(seconds: number, now = Date.now() / 1000): string {
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const past = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, length] = units.find(([, size]) => past >= size) ?? (['second', 0] as const);
  return format.format(length === 0 ? 0 : -Math.floor(past / length), unit as Intl.RelativeTimeFormatUnit);
}
