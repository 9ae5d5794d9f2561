// Where pieces went between two positions: what the last move was, drawn from place to place.
import type { Tie } from '../../board/states';
import type { GameModule } from '../../games/game';
import type { View } from '../../protocol';

export function trailsOf(before: View, after: View, game: GameModule): Tie[] {
  const was = new Map(game.pieces(before).map((piece) => [piece.id, piece.place]));
  const ties = new Map<string, Tie>();
  for (const { id, place } of game.pieces(after)) {
    const from = was.get(id);
    if (from && from !== place) ties.set(`${from} ${place}`, { from, to: place });
  }
  return [...ties.values()];
}
