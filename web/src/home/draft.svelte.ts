// A match that is about to be made: the game, its set-up, and whether others may watch it. The dialogs for new matches add the players.
import { cards, type GameCard } from '../games';
import type { NewMatch } from '../net/api';
import type { GameFacts } from '../protocol';
import { NewSetup } from './setup.svelte';

export interface DraftProps {
  factsOf: (card: GameCard) => GameFacts | null;
  onclose: () => void;
  onmake: (match: NewMatch) => Promise<void>;
}

export class Draft {
  card = $state.raw(cards[0]!);
  listed = $state(false);
  busy = $state(false);
  readonly setup: NewSetup;
  readonly #props: () => DraftProps;

  constructor(props: () => DraftProps) {
    this.#props = props;
    this.setup = new NewSetup(
      () => this.card,
      () => this.facts,
    );
  }

  get facts(): GameFacts | null {
    return this.#props().factsOf(this.card);
  }

  // The seats in play, by their ids.
  get seats(): string[] {
    return this.setup.seats.map(({ id }) => id);
  }

  // The button that makes the match does nothing now.
  get waits(): boolean {
    return this.busy || this.setup.wrong !== '';
  }

  async make(players: Pick<NewMatch, 'seats' | 'days'>): Promise<void> {
    this.busy = true;
    await this.#props().onmake({ game: this.card.id, listed: this.listed, ...this.setup.chosen(), ...players });
    this.busy = false;
  }
}
