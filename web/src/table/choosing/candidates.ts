// What a click on something illegal may have meant: the legal actions with the clicked element as operand. The server then says why
// they are not legal.
import type { WhyAnswer } from '../../protocol';
import { isExact, remaining, replaced, type Choice, type Pointed, type Target } from './choosing';

export const kAskedAtOnce = 16; // docs/protocol.md: "at most 16 actions"

// The first action of each verb, then the second of each: sixteen questions should cover every kind of action.
function mixed(byVerb: Map<string, Set<string>>): string[] {
  const queues = [...byVerb.values()].map((notations) => [...notations]);
  const out: string[] = [];
  for (let i = 0; out.length < kAskedAtOnce && queues.some((queue) => i < queue.length); ++i) {
    for (const queue of queues) if (i < queue.length && out.length < kAskedAtOnce) out.push(queue[i]!);
  }
  return out;
}

export function candidates(choice: Choice, pointed: Pointed): string[] {
  const instead = (kind: Target['kind']): string[] =>
    kind === 'place' ? (pointed.place ? [pointed.place] : []) : pointed.piece ? [pointed.piece] : pointed.piecesThere;
  const byVerb = new Map<string, Set<string>>();
  for (const offer of remaining(choice)) {
    // The clicked element may be the next pick, or a later one that the player clicked too early. Points and poses are asked when they
    // are chosen.
    offer.path.forEach(({ kind }, at) => {
      if (at < choice.picked.length || isExact(kind)) return;
      const { verb } = offer.action;
      for (const id of instead(kind)) {
        const { notation } = replaced(offer, at, { kind, id }).action;
        byVerb.set(verb, (byVerb.get(verb) ?? new Set<string>()).add(notation));
      }
    });
  }
  return mixed(byVerb);
}

// The most useful answer: one with a rule, given for the most candidates. Undefined if nothing was refused.
export function bestAnswer(answers: WhyAnswer[]): WhyAnswer | undefined {
  const refused = answers.filter((answer) => answer.text);
  const votes = new Map<string, number>();
  for (const { text = '' } of refused) votes.set(text, (votes.get(text) ?? 0) + 1);
  const weight = (answer: WhyAnswer): number => (answer.rule ? 1000 : 0) + (votes.get(answer.text ?? '') ?? 0);
  return refused.reduce<WhyAnswer | undefined>((best, answer) => (best && weight(best) >= weight(answer) ? best : answer), undefined);
}
