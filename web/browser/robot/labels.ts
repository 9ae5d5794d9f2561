// What the page calls each action. The list of all choices has the notation beside the words, and is asked when words are needed.
import type { Eyes } from './eyes';
import type { Faults } from './faults';
import type { Hands } from './hands';
import type { Wire } from './wire';

export class Labels {
  readonly #known = new Map<string, string>();
  #step = ''; // words hold for one decision: the same action may be called otherwise later

  constructor(
    private readonly eyes: Eyes,
    private readonly hands: Hands,
    private readonly wire: Wire,
    private readonly faults: Faults,
  ) {}

  of(action: string): string | undefined {
    return this.#step === this.#now ? this.#known.get(action) : undefined;
  }

  // Reads the list, unless what the action is called is known already.
  async learn(action: string): Promise<void> {
    if (this.of(action) !== undefined) return;
    await this.hands.openList();
    const choices = await this.eyes.choices();
    await this.hands.closeList();
    this.#step = this.#now;
    this.#known.clear();
    for (const { notation, text } of choices) this.#known.set(notation, text);
    const missing = this.wire.legal.filter((one) => !this.#known.has(one));
    if (missing.length > 0) this.faults.add('unreachable', `the list lacks “${missing.join('”, “')}”`);
  }

  get #now(): string {
    const { n, as, decision } = this.wire;
    return `${n} ${as} ${decision?.prompt?.step ?? ''}`;
  }
}
