// What can be pointed at for the legal actions, and what a click on the board may mean: the piece, its place, the point.
import type { Spot } from '../../board/states';
import type { GameModule } from '../../games/game';
import { allPieces, allPlaces, offerOf } from '../../games/offers';
import type { View } from '../../protocol';
import { parseLegal, type Grammar } from './actions';
import { offered, remaining, type Choice, type Offered, type Pointed, type Target } from './choosing';

export function offersOf(legal: readonly string[], grammar: Grammar, game: GameModule, view: View): Offered[] {
  const pieces = new Set(allPieces(game, view).map((piece) => piece.id));
  const places = new Set(allPlaces(game, view).map((place) => place.id));
  const onBoard = (target: Target): boolean => (target.kind === 'piece' ? pieces : places).has(target.id);
  return parseLegal(legal, grammar).map((action) => offered(action, offerOf(game, action, view), onBoard));
}

export function pointedAt(target: Target, game: GameModule, view: View): Pointed {
  const pieces = allPieces(game, view);
  const stands = target.kind === 'piece' ? pieces.find((piece) => piece.id === target.id)?.place : undefined;
  const place = target.kind === 'place' ? target.id : stands || undefined;
  return {
    piece: target.kind === 'piece' ? target.id : undefined,
    place,
    point: target.kind === 'point' ? target.id : undefined,
    piecesThere: place ? pieces.filter((piece) => piece.place === place).map((piece) => piece.id) : [],
  };
}

// The clicked point in notation: that of a nearby offer, or exactly the clicked one.
export function wordsAt({ at, near = 0 }: Spot, choice: Choice, decimals: Readonly<Record<string, number>>): string | undefined {
  const step = choice.picked.length;
  const offers = remaining(choice).filter(({ path }) => path[step]?.kind === 'point');
  const operand = offers[0]?.operands[step];
  if (!at || operand?.kind !== 'point') return undefined;
  const away = (id: string): number => Math.hypot(Number(id.split(' ')[0]) - at[0], Number(id.split(' ')[1]) - at[1]);
  const ids = offers.map(({ path }) => path[step]!.id).filter((id) => away(id) <= near);
  const best = ids.sort((a, b) => away(a) - away(b))[0];
  return best ?? [at[0].toFixed(decimals[operand.x] ?? 0), at[1].toFixed(decimals[operand.y] ?? 0)].join(' ');
}
