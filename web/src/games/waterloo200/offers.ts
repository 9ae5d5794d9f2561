// What is clicked for each action of Waterloo 200: its unit, then its area. Units that are not on the map (reserves, arrivals) are asked
// for beside the area. No rule is known here: only legal actions come by.
import type { Offer, ParsedAction } from '../game';

export function offer(action: ParsedAction): Offer {
  const { unit, area } = action.operands;
  return { pieces: unit ? [unit] : [], places: area ? [area] : [] };
}
