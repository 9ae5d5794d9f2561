// Which run has played which verbs. Stored in files, since the runner continues in another process after a failure.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Covered {
  game: string;
  run: string;
  verbs: Record<string, number>;
}

export class Coverage {
  readonly #folder: string;

  constructor(outputs: string) {
    this.#folder = join(outputs, 'robot_verbs');
  }

  add(covered: Covered): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, `${covered.run.replaceAll(/\W+/g, '_')}.json`), JSON.stringify(covered));
  }

  all(): Covered[] {
    mkdirSync(this.#folder, { recursive: true });
    return readdirSync(this.#folder).map((name) => JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as Covered);
  }
}
