// The replay of a match: the story from one seat's view, and the moment on show.
import { language } from '../text/language.svelte';
import { games } from '../games';
import type { GameModule } from '../games/game';
import * as api from '../net/api';
import { asFailure } from '../net/failure';
import type { Chances, Failure, Match, View } from '../protocol';
import { fromStory, lengthOf, upTo, viewAt, type History, type Moment } from '../table/story/history';
import { settings } from '../ui/settings.svelte';

const kStep = 1400; // ms per moment at normal speed

export class ReplayState {
  readonly id: string;
  match = $state.raw<Match | null>(null);
  game = $state.raw<GameModule | null>(null);
  failure = $state.raw<Failure | null>(null);
  as = $state('');
  at = $state(0);
  running = $state(false);
  chances = $state.raw<Chances | null>(null); // null: not available, or not yet
  until = $state<number>(); // the rules have changed: later entries cannot be shown
  #history = $state.raw<History | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  get last(): number {
    return this.#history ? lengthOf(this.#history) : 0;
  }

  get whole(): History | null {
    return this.#history;
  }

  get view(): View | null {
    return this.#history ? viewAt(this.#history, this.at) : null;
  }

  // The history up to the moment.
  get shown(): History | null {
    return this.#history ? upTo(this.#history, this.at) : null;
  }

  // The last dice rolled up to the moment.
  get rolled(): Moment | undefined {
    const { game } = this;
    return game ? this.shown?.moments.findLast(({ events, view }) => game.rolls(events, view, language()).length > 0) : undefined;
  }

  // The available views: one's own while the match runs, all once it is over.
  get seats(): string[] {
    const { match } = this;
    if (!match) return [];
    const over = match.status === 'over';
    const seats = match.seats.filter((seat) => over || seat.you).map((seat) => seat.seat);
    return [...seats, 'observer', ...(over ? ['all'] : [])];
  }

  // Whether nothing of this match is hidden from me, so that I may get whole positions of it.
  get showsAll(): boolean {
    const { match } = this;
    return match !== null && (match.status === 'over' || match.seats.every((seat) => seat.you));
  }

  async open(as?: string, at?: number): Promise<void> {
    try {
      const { match } = await api.match(this.id);
      this.match = match;
      const load = games[match.game];
      if (!load) throw new Error(match.game);
      this.game = await load();
      await this.lookAs(as && this.seats.includes(as) ? as : (this.seats[0] ?? 'observer'));
      this.go(at ?? 0);
    } catch (error) {
      this.failure = asFailure(error);
    }
  }

  async lookAs(as: string): Promise<void> {
    const story = await api.story(this.id, as);
    this.#history = fromStory(story);
    this.until = story.until;
    this.as = as;
    this.go(this.at);
    this.chances = null;
    api.chances(this.id, as).then(
      (found) => {
        if (this.as === as) this.chances = found;
      },
      () => {},
    );
  }

  go(n: number): void {
    this.at = Math.max(0, Math.min(n, this.last));
    if (this.at === this.last) this.stop();
  }

  run(): void {
    if (this.at === this.last) this.at = 0;
    this.running = true;
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.go(this.at + 1);
        if (this.running) this.#schedule();
      },
      Math.max(250, kStep * settings.pace),
    );
  }
}
