// What is clicked for each action of Waterloo: its unit, then its area. What only words can tell (disc, formation, number, origin,
// colour, the gun that gives a cube) is asked beside the place. No rule is known here: only legal actions come by.
import type { Offer, ParsedAction } from '../game';

export function offer(action: ParsedAction): Offer {
  const { unit, area } = action.operands;
  return { pieces: unit ? [unit] : [], places: area ? [area] : [] };
}
