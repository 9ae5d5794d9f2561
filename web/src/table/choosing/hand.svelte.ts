// What is in hand: one piece or several, the places that they can come to, and the one that is pointed at. The engine finds the ways
// (docs/protocol.md, `ways`); pieces that do not march have the targets of their legal actions.
import type { Way, Ways } from '../../protocol';
import type { Offered } from './choosing';
import { likeliest, targetsOf } from './groups';

export interface HandContext {
  ask: (pieces: readonly string[], over: readonly string[]) => Promise<Ways>;
  marches: (piece: string) => boolean; // whether it is worth asking
  offers: () => readonly Offered[];
}

const kNowhere: Ways = { pieces: [], places: {}, staying: [] };
const isEmpty = ({ places }: Ways): boolean => Object.keys(places).length === 0;

export class Hand {
  pieces = $state.raw<readonly string[]>([]);
  over = $state.raw<readonly string[]>([]); // places that the way must pass
  ways = $state.raw<Ways>(kNowhere);
  asking = $state(false);
  underWay = $state(false); // the piece is on its way: it cannot be put down
  all = $state(false); // every piece acts, each at its own target if the one pointed at is not its own
  #aim = $state<string | null>(null);

  readonly #context: HandContext;
  #offers: readonly Offered[] = []; // of all that act
  #asked = 0;

  constructor(context: HandContext) {
    this.#context = context;
  }

  get holds(): boolean {
    return this.pieces.length > 0;
  }

  has(piece: string | undefined): boolean {
    return piece !== undefined && this.pieces.includes(piece);
  }

  // The place that is pointed at, if it can be reached. Where all act, the likeliest one until another is pointed at.
  get aim(): string | null {
    if (this.#aim !== null && this.ways.places[this.#aim]) return this.#aim;
    return this.all ? (likeliest(this.ways) ?? null) : null;
  }

  get way(): Way | null {
    return this.aim === null ? null : (this.ways.places[this.aim] ?? null);
  }

  reaches(place: string | undefined): place is string {
    return place !== undefined && this.ways.places[place] !== undefined;
  }

  point(place: string | null | undefined): void {
    if (this.reaches(place ?? undefined)) this.#aim = place!;
  }

  // Takes them instead of what was in hand. False: there is nowhere to go with them, and the hand is empty.
  async take(pieces: readonly string[], how?: 'under way'): Promise<boolean> {
    this.clear();
    this.pieces = [...pieces];
    this.underWay = how === 'under way';
    const asked = ++this.#asked;
    await this.#ask();
    if (asked !== this.#asked) return true; // something else is in hand now
    if (isEmpty(this.ways)) this.clear();
    return this.holds;
  }

  // Every piece for which an action of these is legal: each at its target.
  takeAll(pieces: readonly string[], offers: readonly Offered[]): void {
    this.clear();
    this.pieces = [...pieces];
    this.all = true;
    this.#offers = offers;
    this.ways = targetsOf(offers, pieces, true);
  }

  async add(piece: string): Promise<void> {
    if (this.has(piece)) return this.drop(piece);
    this.pieces = [...this.pieces, piece];
    this.all = false;
    await this.#askAgain();
  }

  async drop(piece: string): Promise<void> {
    const left = this.pieces.filter((one) => one !== piece);
    if (left.length === 0) return this.clear();
    this.pieces = left;
    if (this.all) this.ways = targetsOf(this.#offers, left, true);
    else await this.#askAgain();
  }

  // The way passes over this place, or no longer.
  async pass(place: string): Promise<void> {
    const before = this.over;
    this.over = before.includes(place) ? before.filter((one) => one !== place) : [...before, place];
    await this.#askAgain();
    if (isEmpty(this.ways)) {
      this.over = before; // no way leads over it
      await this.#askAgain();
    }
  }

  clear(): void {
    ++this.#asked;
    this.pieces = [];
    this.over = [];
    this.ways = kNowhere;
    this.all = this.asking = this.underWay = false;
    this.#aim = null;
  }

  async #askAgain(): Promise<void> {
    ++this.#asked;
    await this.#ask();
  }

  async #ask(): Promise<void> {
    const asked = this.#asked;
    this.asking = this.pieces.some((piece) => this.#context.marches(piece));
    const ways = this.asking ? await this.#context.ask(this.pieces, this.over).catch(() => kNowhere) : kNowhere;
    if (asked !== this.#asked) return;
    this.asking = false;
    this.ways = isEmpty(ways) ? targetsOf(this.#context.offers(), this.pieces) : ways;
  }
}
