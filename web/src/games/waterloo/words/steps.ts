// What the step that waits is about: small questions to the view, for prompts and buttons. No rule is known here.
import board from '../../../../../data/waterloo/board.json';
import { type Step, type StepName, type WaterlooView } from '../view';
import { kDelayed } from './places';
import { kUnits, unitFacts, unitsAt } from './units';

export type StepOf<Name extends StepName> = Extract<Step, { step: Name }>;

// The infantry whose turn it is to be given cubes: the first in the order of the ids from `next` on.
export function nextToAssign(step: StepOf<'assign_cubes'>, view: WaterlooView): string | undefined {
  const begin = step.next === 'none' ? kUnits.length : unitFacts(step.next).index;
  return unitsAt(step.area, view).find((unit) => unit.index >= begin && unit.side === step.side && unit.type === 'infantry')?.id;
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

// Guns of the area that have their targets already.
export function aimedAt(area: string, view: WaterlooView): string[] {
  return unitsAt(area, view)
    .filter((unit) => unit.type === 'artillery' && view.units[unit.id]?.link)
    .map((unit) => unit.id);
}

export function waitingInBox(view: WaterlooView): boolean {
  return unitsAt(kDelayed, view).some((unit) => view.units[unit.id]?.acted);
}
