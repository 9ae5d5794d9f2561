// A position as pasted or read from a file, before the server sees it.
import { cardOf, type GameCard } from '../games';
import type { JsonObject } from '../protocol';

export type ReadPosition = { card: GameCard; position: JsonObject } | { fault: 'empty' | 'not_json' | 'no_game' | 'too_long' };

const kLongest = 60_000; // the limit of a request (docs/protocol.md, section 5), with room for its other fields

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

export function readPosition(text: string): ReadPosition {
  if (text.trim() === '') return { fault: 'empty' };
  let position: unknown;
  try {
    position = JSON.parse(text);
  } catch {
    return { fault: 'not_json' };
  }
  if (!isObject(position)) return { fault: 'not_json' };
  const card = typeof position.game === 'string' ? cardOf(position.game) : undefined;
  if (!card) return { fault: 'no_game' };
  return new TextEncoder().encode(JSON.stringify(position)).length > kLongest ? { fault: 'too_long' } : { card, position };
}
