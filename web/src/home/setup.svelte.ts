// The scenario and the options of a new match, and the seats that they leave in play. Which seats there are depends on the options, and
// some of these exclude each other: the server knows.
import { choiceName, nameOfSeat, refusalIn, type CardSeat, type ChoiceKind, type GameCard } from '../games';
import { checkSetup, type NewMatch } from '../net/api';
import { asFailure } from '../net/failure';
import type { GameFacts } from '../protocol';
import { failureText } from '../text/failures';
import { loadWords } from '../text/language.svelte';
import { playerName, playerOf, type Player } from '../text/names';
import { inPlay } from './seating';

export class NewSetup {
  readonly #card: () => GameCard;
  readonly #facts: () => GameFacts | null;
  readonly #scenarios = $derived.by(() => this.#facts()?.scenarios ?? []);
  // All of these are reset when another game is chosen.
  scenario = $derived.by(() => this.#scenarios[0]);
  options = $derived.by<Record<string, string>>(() => (this.#facts(), {}));
  wrong = $derived.by(() => (this.#facts(), ''));
  #playing = $derived.by(() => this.#facts()?.in_play);
  bidding = $derived.by(() => this.#facts()?.bidding ?? false); // the players bid for their seats at the table
  #worded = $state.raw<readonly string[]>([]); // games whose words have come
  #asked = 0;

  constructor(card: () => GameCard, facts: () => GameFacts | null) {
    this.#card = card;
    this.#facts = facts;
  }

  get scenarios(): string[] {
    return this.#scenarios;
  }

  get offered(): GameFacts['options'] {
    return this.#facts()?.options ?? [];
  }

  get seats(): CardSeat[] {
    return inPlay(this.#card().seats, this.#playing);
  }

  nameOf(seat: CardSeat): string {
    const player = this.#playerOf(seat);
    return player ? playerName(player) : nameOfSeat(this.#card().id, seat, this.#playing);
  }

  markOf(seat: CardSeat): string {
    return this.#playerOf(seat) ?? seat.nation;
  }

  #playerOf(seat: CardSeat): Player | undefined {
    return playerOf({ bidding: this.bidding, seats: this.seats.map(({ id }) => ({ seat: id })) }, seat.id);
  }

  // The game's texts for its choices.
  async loadWords(): Promise<void> {
    const { id, choices } = this.#card();
    if (!choices) return;
    await loadWords(id).then(
      () => {
        this.#worded = [...this.#worded, id];
      },
      () => {},
    );
  }

  named(kind: ChoiceKind, name: string, otherwise: string): string {
    const { id } = this.#card();
    return (this.#worded.includes(id) ? choiceName(id, kind, name) : undefined) ?? otherwise;
  }

  choose(option: string, value: string): void {
    this.options = { ...this.options, [option]: value };
    void this.#check();
  }

  chooseScenario(scenario: string): void {
    this.scenario = scenario;
    void this.#check();
  }

  // For the request that makes the match: only what was chosen.
  chosen(): Pick<NewMatch, 'scenario' | 'options'> {
    return {
      ...(Object.keys(this.options).length > 0 ? { options: this.options } : {}),
      ...(this.scenario && this.scenario !== this.#scenarios[0] ? { scenario: this.scenario } : {}),
    };
  }

  async #check(): Promise<void> {
    const question = ++this.#asked;
    const { id } = this.#card();
    const still = (): boolean => question === this.#asked && this.#card().id === id;
    try {
      const { seats, bidding } = await checkSetup(id, this.options, this.scenario);
      if (still()) [this.#playing, this.bidding, this.wrong] = [seats, bidding ?? false, ''];
    } catch (error) {
      const failure = asFailure(error);
      await loadWords(id).catch(() => {}); // a rule is worded by its game
      if (still()) this.wrong = refusalIn(id, failure) ?? failureText(failure);
    }
  }
}
