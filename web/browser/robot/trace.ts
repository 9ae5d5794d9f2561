// The report of a failed run: the seed, every decision, the faults, a picture, and the journal of the match.
import type { Page, TestInfo } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { endMatch } from '../orders';
import type { Faults } from './faults';
import type { Decided } from './walk';
import type { Wire } from './wire';

export interface Run {
  seed: number;
  name: string;
  decided: readonly Decided[];
  faults: Faults;
}

// Writes a line to the report of the run.
export function say(line: string): void {
  process.stdout.write(`robot: ${line}\n`);
}

export async function writeTrace(page: Page, info: TestInfo, wire: Wire, run: Run): Promise<void> {
  const keep = (name: string, text: string): void => {
    const path = info.outputPath(name);
    writeFileSync(path, text);
    info.attachments.push({ name, path, contentType: 'text/plain' });
  };
  const { seed, name, decided, faults } = run;
  keep('robot.json', `${JSON.stringify({ seed, run: name, match: wire.match?.id, faults: faults.all, decided }, null, 1)}\n`);
  await page.screenshot({ path: info.outputPath('robot.png') });
  if (wire.match) keep('journal.jsonl', await endMatch(page, wire.match.id).catch((error: Error) => `${error.message}\n`));
}
