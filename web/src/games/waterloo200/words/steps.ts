// What a unit's step is: the symbol that is printed on it, and how many of them. The catalogue has the words: "strength 3", "two stars".
import type { JsonObject } from '../../../protocol';
import { unitById } from '../data';

export function conditionOf(unit: string, step: number): JsonObject {
  const found = unitById.get(unit)?.steps[step];
  return found ? { condition: found.symbol, condition_nth: found.strength } : {};
}
