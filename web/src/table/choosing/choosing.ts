// Choosing an action by pointing: a piece, then a place, a point or a pose. A pure state machine: the picks so far and the offers
// determine what may be picked next, what is decided, and what remains to be asked in words.
import type { Offer, Operand, ParsedAction } from '../../games/game';
import { namesOf } from '../../games/offers';

// For a point or a pose the id is its notation, "37.5 120.0". There are more of them than offers, which only represent them.
export interface Target {
  kind: Operand['kind'];
  id: string;
}
export interface Offered {
  action: ParsedAction;
  path: Target[];
  operands: Offer; // the operands of the path's targets
}

export const isExact = (kind: Operand['kind']): boolean => kind === 'point' || kind === 'pose';

export interface Choice {
  offers: Offered[];
  prefix: number; // the number of picks that all actions on the map share: they are made for the player
  picked: Target[];
}

export const same = (a: Target, b: Target): boolean => a.kind === b.kind && a.id === b.id;
const startsWith = (path: Target[], picked: Target[]): boolean =>
  picked.length <= path.length && picked.every((target, i) => same(target, path[i]!));

// Targets that are not on the board cannot be pointed at, so they are left out of the path and asked in words.
export function offered(action: ParsedAction, offer: Offer, onBoard: (target: Target) => boolean): Offered {
  const targetOf = (operand: Operand): Target => ({
    kind: operand.kind,
    id:
      ('at' in operand ? operand.at : undefined) ??
      namesOf(operand)
        .map((name) => action.operands[name])
        .join(' '),
  });
  const operands = offer.filter((operand) => isExact(operand.kind) || onBoard(targetOf(operand)));
  return { action, path: operands.map(targetOf), operands };
}

// The same action with another target in its path.
export function replaced({ action, path, operands }: Offered, at: number, target: Target): Offered {
  const words = target.id.split(' ');
  const names = namesOf(operands[at]!);
  const changed = { ...action.operands, ...Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])) };
  const notation = [action.verb, ...Object.values(changed)].join(' ');
  return { action: { verb: action.verb, operands: changed, notation }, path: path.with(at, target), operands };
}

// The choice with additional offers for this exact target, if no offer has it already. The server judges them.
export function withExact(choice: Choice, target: Target): Choice {
  const at = choice.picked.length;
  const known = new Set(choice.offers.map((offer) => offer.action.notation));
  const more: Offered[] = [];
  for (const offer of remaining(choice)) {
    if (offer.path[at]?.kind !== target.kind) continue;
    const exact = replaced(offer, at, target);
    if (known.has(exact.action.notation)) continue;
    known.add(exact.action.notation);
    more.push(exact);
  }
  return more.length > 0 ? { ...choice, offers: [...choice.offers, ...more] } : choice;
}

// The picks that all actions on the map share, except the last one of each, which is left to the player.
function sharedPrefix(offers: Offered[]): Target[] {
  const paths = offers.map((offer) => offer.path).filter((path) => path.length > 0);
  const first = paths[0];
  if (!first) return [];
  let length = 0;
  while (paths.every((path) => path.length > length + 1 && same(path[length]!, first[length]!))) ++length;
  return first.slice(0, length);
}

export function begin(offers: Offered[]): Choice {
  const picked = sharedPrefix(offers);
  return { offers, prefix: picked.length, picked };
}

// The actions that are still possible after the picks.
export function remaining(choice: Choice): Offered[] {
  return choice.offers.filter((offer) => offer.path.length > 0 && startsWith(offer.path, choice.picked));
}

// Actions that nothing on the map can distinguish any more: asked in words.
export function undecided(choice: Choice): ParsedAction[] {
  if (choice.picked.length === choice.prefix) return [];
  return remaining(choice)
    .filter((offer) => offer.path.length === choice.picked.length)
    .map((offer) => offer.action);
}

// What may be picked next.
export function choosable(choice: Choice): Target[] {
  const targets: Target[] = [];
  for (const { path } of remaining(choice)) {
    const next = path[choice.picked.length];
    if (next && !targets.some((target) => same(target, next))) targets.push(next);
  }
  return targets;
}

// The actions that need no pointing. If pointing would distinguish nothing, these are all actions; a single one on the map is left
// there, unless it is the only choice.
export function buttons(choice: Choice): ParsedAction[] {
  const without = choice.offers.filter((offer) => offer.path.length === 0);
  const pointed = choice.offers.filter((offer) => offer.path.length > 0);
  const first = pointed[0];
  const samePath = (path: Target[]): boolean => path.length === first?.path.length && startsWith(path, first.path);
  const alike = pointed.length > 0 && pointed.every((offer) => samePath(offer.path) && !offer.path.some(({ kind }) => isExact(kind)));
  const all = alike && (pointed.length > 1 || without.length === 0);
  return (all ? [...pointed, ...without] : without).map((offer) => offer.action);
}

export type Outcome =
  | { what: 'picked'; choice: Choice } // continue, with `undecided` asked in words if there are any
  | { what: 'play'; action: ParsedAction }
  | { what: 'which'; pieces: string[] } // a place was clicked, and several of its pieces may be meant
  | { what: 'refused'; target: Target }; // nothing legal is there

function advance(choice: Choice, target: Target): Outcome {
  const next: Choice = { ...choice, picked: [...choice.picked, target] };
  const left = remaining(next);
  const only = left[0];
  if (left.length === 1 && only && only.path.length === next.picked.length) return { what: 'play', action: only.action };
  return { what: 'picked', choice: next };
}

// What was clicked, the most exact first: a piece also means its place, and a place its pieces. `point`: the notation of the point
// itself, if one could be meant.
export interface Pointed {
  piece?: string;
  place?: string;
  point?: string;
  piecesThere: string[];
}

function meant(choice: Choice, pointed: Pointed): Target[] {
  const open = choosable(choice);
  const has = (target: Target): boolean => open.some((candidate) => same(candidate, target));
  if (pointed.piece && has({ kind: 'piece', id: pointed.piece })) return [{ kind: 'piece', id: pointed.piece }];
  if (pointed.place && has({ kind: 'place', id: pointed.place })) return [{ kind: 'place', id: pointed.place }];
  if (pointed.piece) return [];
  return pointed.piecesThere.map((id): Target => ({ kind: 'piece', id })).filter(has);
}

export function point(choice: Choice, pointed: Pointed): Outcome {
  const last = choice.picked.at(-1);
  const again = started(choice) && last?.kind === 'piece' && last.id === pointed.piece;
  if (again) return { what: 'picked', choice: back(choice) }; // put down again
  let targets = meant(choice, pointed);
  for (let from = choice; targets.length === 0 && from.picked.length > from.prefix;) {
    // another start instead
    from = back(from);
    targets = meant(from, pointed);
    if (targets.length > 0) return settle(from, targets);
  }
  if (targets.length > 0) return settle(choice, targets);
  const open = choosable(choice);
  if (pointed.point !== undefined && open.some(({ kind }) => kind === 'point')) return pickExact(choice, { kind: 'point', id: pointed.point });
  if (inHand(choice, pointed)) return { what: 'picked', choice: cancel(choice) };
  return { what: 'refused', target: pointed.piece ? { kind: 'piece', id: pointed.piece } : { kind: 'place', id: pointed.place ?? '' } };
}

// A point or a pose, whether it is among the offers or not.
export function pickExact(choice: Choice, target: Target): Outcome {
  return advance(withExact(choice, target), target);
}

// Picks that were made for the player are in hand already: a click on them, or on their place, is no mistake.
function inHand(choice: Choice, { piece, piecesThere }: Pointed): boolean {
  const own = piece ? [piece] : piecesThere;
  return choice.picked.slice(0, choice.prefix).some((target) => target.kind === 'piece' && own.includes(target.id));
}

function settle(choice: Choice, targets: Target[]): Outcome {
  const first = targets[0]!;
  return targets.length === 1 ? advance(choice, first) : { what: 'which', pieces: targets.map((target) => target.id) };
}

export function back(choice: Choice): Choice {
  return choice.picked.length > choice.prefix ? { ...choice, picked: choice.picked.slice(0, -1) } : choice;
}

// The previous hand, as far as it may be picked again.
export function resumed(choice: Choice, picked: readonly Target[]): Choice {
  let now = choice;
  for (const target of picked.slice(now.picked.length)) {
    if (!choosable(now).some((open) => same(open, target))) break;
    now = { ...now, picked: [...now.picked, target] };
  }
  return now;
}

export const started = (choice: Choice): boolean => choice.picked.length > choice.prefix;
export const cancel = (choice: Choice): Choice => ({ ...choice, picked: choice.picked.slice(0, choice.prefix) });
