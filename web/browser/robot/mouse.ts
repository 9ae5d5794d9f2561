// A mouse: clicks.
import { Player } from '../player';
import type { Faults } from './faults';
import type { PageReader, Target } from './page_reader';
import { Pointer, type Point } from './pointer';

export class Mouse extends Pointer {
  readonly #player: Player;

  constructor(reader: PageReader, faults: Faults) {
    super(reader, faults);
    this.#player = new Player(reader.page);
  }

  async point({ kind, id }: Target): Promise<void> {
    await this.#player.pointAt(`[data-${kind}="${id}"]`);
  }

  protected async hit({ x, y }: Point): Promise<void> {
    await this.reader.page.mouse.click(x, y);
  }
}
