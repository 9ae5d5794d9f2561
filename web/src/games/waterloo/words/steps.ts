// What the step that waits is about: small questions to the view, for prompts and buttons. No rule is known here.
import { type Step, type StepName, type WaterlooView } from '../view';

export type StepOf<Name extends StepName> = Extract<Step, { step: Name }>;

// What cubes are being assigned for, by the step below.
export function assigningFor(view: WaterlooView): { why: 'volley' | 'morale' | 'other'; round: number } {
  const below = view.agenda.at(-2)?.step;
  const stage = view.agenda.find((one) => one.step === 'assault_stage') as { round?: number } | undefined;
  return { round: stage?.round ?? 0, why: below === 'volley' ? 'volley' : below === 'morale_check' ? 'morale' : 'other' };
}

// The Prussian piece that arrives.
export const nextOnDisplay = (view: WaterlooView): string | undefined => view.arriving;

// The units of an area that must leave it.
export const routedAt = (_: StepOf<'fall_back'>, view: WaterlooView): string[] => view.falling_back ?? [];
