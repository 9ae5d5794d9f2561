// A match in a list, in words.
import { cardOf } from '../games';
import type { Match, MatchSeat } from '../protocol';
import { dictionary, language } from '../text/language.svelte';
import { levelName } from '../text/levels';
import { personName, seatName } from '../text/names';

const words = dictionary({
  en: {
    you: 'You',
    free: 'free seat',
    computer: (level: string) => `${level}, computer`,
    yourMove: 'Your move',
    and: ' and ',
    theirMove: (side: string) => `${side} to decide`,
    open: 'Waits for a friend to follow the link',
    draw: 'A draw',
    noWinner: 'No winner',
    youWon: 'You won',
    youLost: 'You lost',
    won: (side: string) => `Victory: ${side}`,
    resignation: 'by resignation',
    abandoned: 'the other side left',
    agreed: 'by agreement',
    rulesChanged: 'the rules were corrected',
  },
  it: {
    you: 'Tu',
    free: 'posto libero',
    computer: (level: string) => `${level}, computer`,
    yourMove: 'Tocca a te',
    and: ' e ',
    theirMove: (side: string) => `Decidono: ${side}`,
    open: 'Aspetta che un amico segua il link',
    draw: 'Patta',
    noWinner: 'Nessun vincitore',
    youWon: 'Hai vinto',
    youLost: 'Hai perso',
    won: (side: string) => `Vittoria: ${side}`,
    resignation: 'per resa',
    abandoned: 'l’altra parte ha lasciato',
    agreed: 'di comune accordo',
    rulesChanged: 'le regole sono state corrette',
  },
});

const mySeats = (match: Match): string[] => match.seats.filter(({ you }) => you).map(({ seat }) => seat);

export const waitsForMe = (match: Match): boolean => match.status !== 'over' && mySeats(match).some((seat) => match.to_act.includes(seat));

export const headline = (match: Match): string => cardOf(match.game)?.headline(match.headline, language()) ?? match.headline;

export function sitterText({ who, you, name, level }: MatchSeat): string {
  if (who === 'open') return words().free;
  if (who === 'computer') return words().computer(levelName(level ?? name));
  return you ? words().you : personName(name);
}

function resultText(match: Match): string {
  const result = match.result;
  if (!result) return '';
  const how = {
    rules: '',
    resignation: words().resignation,
    draw: words().agreed,
    abandoned: words().abandoned,
    rules_changed: words().rulesChanged,
  }[result.by];
  const mine = mySeats(match);
  const sides = result.winners.map((seat) => seatName(match, seat)).join(words().and);
  let what = words().won(sides);
  if (result.winners.length === 0) what = result.by === 'draw' ? words().draw : words().noWinner;
  else if (mine.length > 0 && mine.length < match.seats.length)
    what = mine.some((seat) => result.winners.includes(seat)) ? words().youWon : words().youLost;
  return how ? `${what}, ${how}` : what;
}

export function statusText(match: Match): string {
  if (match.status === 'over') return resultText(match);
  if (waitsForMe(match)) return words().yourMove;
  if (match.status === 'open') return words().open;
  return words().theirMove(match.to_act.map((seat) => seatName(match, seat)).join(words().and));
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
