// Hand-made positions for kinds of actions that random play seldom reaches: positions/GAME/*.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/protocol';

// `verbs`: those that can be played from there, and are to be played first.
export interface Start {
  name: string;
  verbs: string[];
  position: JsonObject;
}

export function positionsOf(game: string): Start[] {
  const folder = join(import.meta.dirname, 'positions', game);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.sort().map((name) => {
    const { verbs, position } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Start, 'name'>;
    return { name: name.replace('.json', ''), verbs, position };
  });
}
