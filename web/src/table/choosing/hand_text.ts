// What is in hand, its way and its order, in words.
import type { GameModule } from '../../games/game';
import type { View, Way } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import { say } from '../../text/say';
import { isAction, parseAction, type Grammar } from './actions';
import type { Hand } from './hand.svelte';

export const nameOf = (piece: string, game: GameModule, view: View, language: Language): string =>
  game.pieceName?.(piece, view, language) ?? game.pieceText(piece, view, language);

// "Quiot’s brigade", "4 pieces".
export function handName({ pieces }: Hand, game: GameModule, view: View, language: Language): string {
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined ? nameOf(only, game, view, language) : say('page.hand.pieces', { n: pieces.length });
}

// "3 MP, by way of Rossomme".
export function wayText({ cost, over }: Way, game: GameModule, language: Language): string {
  const paid = cost === undefined ? undefined : game.costText?.(cost, language);
  const by = over.length === 0 ? undefined : say('page.hand.by', { places: over.map((place) => game.placeName(place, language)).join(', ') });
  return [paid, by].filter((part) => part !== undefined).join(', ');
}

// The words of the button: of several actions of one kind those of all, of a march its destination.
export function orderText(hand: Hand, game: GameModule, view: View, language: Language, grammar: Grammar): string {
  const { way, aim } = hand;
  if (!way || aim === null) return '';
  const first = parseAction(way.do[0] ?? '', grammar);
  const all = hand.all && isAction(first) ? game.repeat?.(first, language) : undefined;
  if (all) return `${all} (${way.going.length})`;
  if (way.do.length === 1 && isAction(first)) return game.actionText(first, view, language);
  const place = game.placeName(aim, language);
  return way.going.length > 1 ? `${say('page.hand.go', { place })} (${way.going.length})` : say('page.hand.go', { place });
}
