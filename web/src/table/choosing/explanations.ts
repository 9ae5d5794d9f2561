// Why something cannot be chosen, was not done, or ended half-way: each a sentence and its rule.
import type { GameModule, ParsedAction } from '../../games/game';
import type { Failure, Stopped, Way } from '../../protocol';
import { language } from '../../text/language.svelte';
import { say } from '../../text/say';
import type { TableSession } from '../story/session.svelte';
import { bestAnswer, candidates } from './candidates';
import type { Choice, Pointed } from './choosing';
import type { Hand } from './hand.svelte';

// `puzzled`: nothing like it could be meant, so the question is asked again from its beginning.
interface Explanation {
  text: string;
  rule: string;
  puzzled?: boolean;
}

// Why nothing that was clicked is legal.
export async function explanationOf(session: TableSession, choice: Choice, pointed: Pointed, hand: Hand): Promise<Explanation | null> {
  const { game, link, decision, view } = session;
  if (!game || !decision?.prompt || !view) return null;
  const asked = candidates(choice, pointed);
  const answers = asked.length > 0 ? await link.why(asked).catch(() => []) : [];
  const best = bestAnswer(answers);
  if (best) return { text: game.refusal(best, language()), rule: best.rule ?? '' };
  const rule = decision.prompt.rules[0] ?? '';
  if (hand.holds) return { text: say('page.hand.out_of_reach'), rule };
  const { lead, text } = game.prompt(decision.prompt, decision.legal ?? [], view, language());
  return { text: `${lead} ${text}`, rule, puzzled: true };
}

// Asks the server first about an action that it did not list, so that the hand stays as it is if the action is refused.
export async function whyNot({ decision, game, link }: TableSession, { notation }: ParsedAction): Promise<Explanation | null> {
  if (!decision?.legal || decision.legal.includes(notation)) return null;
  const [answer] = await link.why([notation]);
  const { text, rule = '' } = answer ?? {};
  return answer && text ? { text: game?.refusal(answer, language()) ?? text, rule } : null;
}

// What is to be known before this action, as it is told with the decision or with a way that leads through it.
export function warningText({ decision, game }: TableSession, { notation }: ParsedAction, way?: Way): string | null {
  const warned = [...(decision?.warnings ?? []), ...(way?.warnings ?? [])].find((one) => one.do === notation);
  return warned ? (game?.refusal(warned, language()) ?? null) : null;
}

// What it does, in one line, unless there is a warning.
export function aboutText(session: TableSession, action: ParsedAction, way?: Way): string | null {
  const { game, view } = session;
  return warningText(session, action, way) ?? (view && game?.aboutText?.(action, view, language())) ?? null;
}

export function failureText({ game }: TableSession, failure: Failure): string {
  const { code, text } = failure;
  if (code === 'stale') return say('page.table.stale');
  if (code === 'offline') return say('page.table.offline');
  return game?.refusal(failure, language()) ?? text;
}

// Why an order ended half-way, in one line.
export function stopText({ game }: TableSession, { at, code, ...said }: Stopped): string {
  const why = code === 'refused' ? (game?.refusal(said, language()) ?? said.text ?? '') : say(`page.hand.stop.${code}`);
  return say('page.hand.stopped', { done: at, why });
}

// Nothing is to be decided here: says which player decides what.
export function idleText({ link, view, at, standing }: TableSession, game: GameModule): string {
  if (at !== null) return say('page.table.looking_back');
  if (link.match?.status === 'over') return say('page.table.over');
  return view && standing ? game.waiting(view, standing, language()) : say('page.table.connecting');
}
