// The labels of actions on the page. The list of all choices shows the notation with the label, and is read when a label is needed.
import type { PageReader } from './page_reader';
import type { Faults } from './faults';
import type { InputDevice } from './input_device';
import type { Wire } from './wire';

export class Labels {
  readonly #known = new Map<string, string>();
  #step = ''; // labels are valid for one decision: the same action may have another label later

  constructor(
    private readonly reader: PageReader,
    private readonly device: InputDevice,
    private readonly wire: Wire,
    private readonly faults: Faults,
  ) {}

  of(action: string): string | undefined {
    return this.#step === this.#now ? this.#known.get(action) : undefined;
  }

  // Reads the list, unless the label of the action is known already.
  async learn(action: string): Promise<void> {
    if (this.of(action) !== undefined) return;
    await this.device.openList();
    const choices = await this.reader.choices();
    await this.device.closeList();
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
