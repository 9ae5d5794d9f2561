// The playback of other players' turns: it moves the slider of the table from beat to beat. The records of a computer are collected until
// somebody else is to act, so that the whole turn can be planned; those of a person are played as they come.
import type { GameModule } from '../../games/game';
import { settings } from '../../ui/settings.svelte';
import type { History } from './history';
import { kWhole, planOf, type Beat } from './plan';
import { PlaybackQueue } from './queue';
import { turnOf, type Turn } from './turn';

const kQuiet = 2500; // ms without a record after which a computer that still thinks is shown as far as it has come

// What a playback moves: the entry on show; null: the present.
export interface Stage {
  show: (n: number | null) => void;
}

export class Playback {
  playing = $state(false);
  paused = $state(false);
  beat = $state.raw<Beat | null>(null); // what is being shown
  of = $state(Infinity); // the last entry of the turn that is played; Infinity: the latest turn
  readonly #queue = new PlaybackQueue(
    (idle) => this.#changed(idle),
    () => settings.pace,
  );
  readonly #stage: Stage;
  #spent = 0; // ms of the computer's present turn that are played already
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  // The records of the history from index `first` on. `live`: they come one by one from a person, whose turn takes its time anyway.
  play(history: History, first: number, game: GameModule, live: boolean): void {
    clearTimeout(this.#quiet);
    const beats = this.#inTime(planOf(turnOf(history, first, history.moments.length, game)), live);
    this.of = Infinity;
    this.#run(beats, first > 0 ? history.moments[first - 1]!.n : 0, null);
  }

  // A turn once more; then the table shows what it shows now.
  again(turn: Turn, back: number | null): void {
    this.stop();
    this.of = turn.history.moments[turn.end - 1]!.n;
    const before = turn.history.moments[turn.first - 1]?.n ?? 0;
    this.#run(planOf(turn), before, back);
  }

  // Plays what was collected if no further record comes soon.
  soon(play: () => void): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(play, kQuiet);
  }

  // A new turn of a computer has all its time.
  begin(): void {
    this.#spent = 0;
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#queue.hold('paused', paused);
  }

  // Something covers the table: nothing is played until it is gone.
  cover(covered: boolean): void {
    this.#queue.hold('covered', covered);
  }

  // Shows the end at once.
  skip(): void {
    this.#queue.skip();
  }

  // Ends it where it is.
  stop(): void {
    clearTimeout(this.#quiet);
    this.#queue.clear();
  }

  #run(beats: Beat[], before: number, back: number | null): void {
    if (this.#queue.idle) this.#stage.show(before); // else it follows what is being played
    const shown = beats.map((beat) => ({ run: () => this.#show(beat), lasts: beat.lasts }));
    this.#queue.add([...shown, { run: () => this.#end(back), lasts: 0 }]);
  }

  #show(beat: Beat): void {
    this.beat = beat;
    this.#stage.show(beat.n);
  }

  #end(back: number | null): void {
    this.beat = null;
    this.#stage.show(back);
  }

  #inTime(beats: Beat[], live: boolean): Beat[] {
    const whole = beats.reduce((sum, { lasts }) => sum + lasts, 0);
    const left = live ? kWhole : Math.max(0, kWhole - this.#spent);
    const factor = whole > left ? left / whole : 1;
    if (!live) this.#spent += whole * factor;
    return beats.map((beat) => ({ ...beat, lasts: beat.lasts * factor }));
  }

  #changed(idle: boolean): void {
    this.playing = !idle;
    if (!idle) return;
    this.beat = null;
    if (this.paused) this.pause(false);
  }
}
