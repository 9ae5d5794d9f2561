// What the step that waits is about: small questions to the view, for prompts and buttons. No rule is known here.
import board from '../../../../../data/waterloo/board.json';
import { type Step, type StepName, type WaterlooView } from '../view';
import { kColourOfArmy } from './terms';
import { kUnits, unitFacts, unitsAt } from './units';

export type StepOf<Name extends StepName> = Extract<Step, { step: Name }>;

// Cubes are shared out among infantry of one army, unit by unit in the order of the ids, from `next` on. The step below says what for.
export interface Assigning {
  unit: string | undefined;
  place: number;
  units: number; // which of how many
  left: number; // cubes that the units before it have not taken
  why: 'volley' | 'morale' | 'other';
  round: number; // 0: of no round
}

export function assigning(step: StepOf<'assign_cubes'>, view: WaterlooView): Assigning {
  const begin = step.next === 'none' ? kUnits.length : unitFacts(step.next).index;
  const infantry = unitsAt(step.area, view).filter((unit) => unit.side === step.side && unit.type === 'infantry');
  const unit = infantry.find(({ index }) => index >= begin);
  const comrades = infantry.filter(({ army }) => army === unit?.army);
  const place = comrades.findIndex(({ id }) => id === unit?.id);
  const taken = comrades.slice(0, Math.max(0, place)).reduce((sum, { id }) => sum + (view.units[id]?.cubes ?? 0), 0);
  const here = view.cubes[step.area]?.[kColourOfArmy[unit?.army ?? 'french']] ?? 0;
  const below = view.agenda.at(-2)?.step;
  const stage = view.agenda.find((one) => one.step === 'assault_stage') as { round?: number } | undefined;
  return {
    unit: unit?.id,
    place: place + 1,
    units: comrades.length,
    left: here - taken,
    round: stage?.round ?? 0,
    why: below === 'volley' ? 'volley' : below === 'morale_check' ? 'morale' : 'other',
  };
}

// The next Prussian piece of the display, from the left.
export function nextOnDisplay(view: WaterlooView): string | undefined {
  return board.boxes.prussian_display.boxes.flatMap((box) => box.units).find((unit) => view.units[unit]?.at === 'display');
}

// The units of an area that must leave it.
export function routedAt(step: StepOf<'fall_back'>, view: WaterlooView): string[] {
  return unitsAt(step.area, view)
    .filter((unit) => unit.side === step.side && view.units[unit.id]?.routed)
    .map((unit) => unit.id);
}
