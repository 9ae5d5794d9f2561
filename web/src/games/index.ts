// The games of this page and what their cards say. A test build has other games in the place of registered.ts (vite.config.ts).
import type { Failure, Headline } from '../protocol';
import { saidText, speakersOf, valuesOf } from '../text/catalogue';
import { language, loadWords } from '../text/language.svelte';
import { sayCard } from '../text/say';
import type { CardSeat, GameCard } from './card';
import type { GameModule } from './game';
import { cards, games as modules } from './registered';

export type { CardSeat, GameCard, Picture, PicturePiece } from './card';
export { cards };

// A game is its module and its sentences, which are fetched side by side.
const withWords =
  (id: string, module: () => Promise<GameModule>): (() => Promise<GameModule>) =>
  async () =>
    (await Promise.all([module(), loadWords(id)]))[0];
export const games: Record<string, () => Promise<GameModule>> = Object.fromEntries(
  Object.entries(modules).map(([id, module]) => [id, withWords(id, module)]),
);

export const cardOf = (game: string): GameCard | undefined => cards.find(({ id }) => id === game);

// When it is in a match. Of matches that were played before headlines were sentences, only the English text is known.
export const headlineOf = (game: string, { sentence = '', args = {}, text }: Headline): string =>
  sayCard(game, sentence.replace('card.', ''), valuesOf(args, {})) ?? text;

// Among the seats that are in play; where nobody said which, by the name that always fits.
export function nameOfSeat(game: string, { id, ally }: CardSeat, playing: readonly string[] | undefined): string {
  const whole = ally !== undefined && playing !== undefined && !playing.includes(ally);
  return sayCard(game, `${whole ? 'whole' : 'seat'}.${id}`) ?? id;
}

// What stands for a seat in lists, where its player has a side.
export function nationOf(game: string, seat: string): string {
  return cardOf(game)?.seats.find(({ id }) => id === seat)?.nation ?? '';
}

// What can be chosen for a new match, in the words of the game; undefined where it has none, or where its sentences have not come yet.
export type ChoiceKind = 'scenario' | 'option' | 'value';
export function choiceName(game: string, kind: ChoiceKind, name: string): string | undefined {
  const speaker = speakersOf(game)[language()];
  const id = `choice.${kind}.${name}`;
  return speaker?.has(id) ? speaker.say(id) : undefined;
}

// Why a set-up is refused, in the words of its game, once they are there.
export function refusalIn(game: string, failure: Failure): string | undefined {
  const speaker = speakersOf(game)[language()];
  return speaker && saidText(failure, speaker);
}
