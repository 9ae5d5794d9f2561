// The page's heap after garbage collection, measured during a match: memory that grows with every move would finally fill the machine.
import type { CDPSession, Page } from '@playwright/test';
import type { Faults } from './faults';
import { say } from './trace';

const kWarmUp = 20; // moves until one-time allocations are done
const kLeast = 60; // moves between two measurements, at least
const kMost = 60_000; // bytes per move: its events and its line in the log, generously

export class Heap {
  #session: CDPSession | null = null;
  #first: { n: number; bytes: number } | null = null;

  constructor(
    private readonly page: Page,
    private readonly faults: Faults,
  ) {}

  // Another table: start the measurement again.
  forget(): void {
    this.#first = null;
  }

  // Measures once, as soon as this many moves have been played.
  async begin(n: number): Promise<void> {
    if (!this.#first && n >= kWarmUp) this.#first = { n, bytes: await this.#bytes() };
  }

  async end(n: number): Promise<void> {
    const moves = n - (this.#first?.n ?? n);
    if (!this.#first || moves < kLeast) return;
    const each = Math.round(((await this.#bytes()) - this.#first.bytes) / moves);
    say(`the heap grew by ${each} bytes a move in ${moves} moves`);
    if (each > kMost) this.faults.add('heap', `it grew by ${each} bytes a move in ${moves} moves`);
  }

  async #bytes(): Promise<number> {
    this.#session ??= await this.page.context().newCDPSession(this.page);
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#session.send('Runtime.getHeapUsage')).usedSize;
  }
}
