// What the step that waits is about: small questions to the view, for prompts and buttons. No rule is known here.
import board from '../../../../../data/waterloo/board.json';
import { type Step, type StepName, type WaterlooView } from '../view';
import { unitsAt } from './units';

export type StepOf<Name extends StepName> = Extract<Step, { step: Name }>;

// What cubes are being assigned for, by the step below.
export function assigningFor(view: WaterlooView): { why: 'volley' | 'morale' | 'other'; round: number } {
  const below = view.agenda.at(-2)?.step;
  const stage = view.agenda.find((one) => one.step === 'assault_stage') as { round?: number } | undefined;
  return { round: stage?.round ?? 0, why: below === 'volley' ? 'volley' : below === 'morale_check' ? 'morale' : 'other' };
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
