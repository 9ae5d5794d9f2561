// Orders of several actions, made from the legal ones: one piece after another does the same. Pure, and without any game's rules: the
// server plays the actions one by one and stops at the first that is no longer legal.
import type { ParsedAction } from '../../games/game';
import type { Staying, Stopped, Way, Ways } from '../../protocol';
import { started, type Choice, type Offered, type Outcome, type Target } from './choosing';

export const kMostActions = 64; // docs/protocol.md: of one order
const kMostLetters = 3600; // … and its message has 4 kB at most

const idOf = (path: readonly Target[], kind: Target['kind']): string | undefined => path.find((target) => target.kind === kind)?.id;
export const pieceOf = ({ path }: Offered): string | undefined => idOf(path, 'piece');

// What the piece may be ordered.
export const verbsOf = (offers: readonly Offered[], piece: string): string[] =>
  offers.filter((offer) => pieceOf(offer) === piece).map(({ action }) => action.verb);

// The piece that a click takes in hand, if only a piece is named so far.
export function takenBy(outcome: Outcome, choice: Choice): string | undefined {
  if (outcome.what === 'play') {
    const offer = choice.offers.find(({ action }) => action === outcome.action);
    return offer?.path.length === 1 ? pieceOf(offer) : undefined;
  }
  const taken = outcome.what === 'picked' && started(outcome.choice) ? outcome.choice.picked.at(-1) : undefined;
  return taken?.kind === 'piece' ? taken.id : undefined;
}

// The piece that was picked for the player because no other one may act, if it may march.
export function onlyMarcher({ offers, picked, prefix }: Choice, marches: readonly string[] = []): string | undefined {
  const piece = idOf(picked.slice(0, prefix), 'piece');
  return piece !== undefined && verbsOf(offers, piece).some((verb) => marches.includes(verb)) ? piece : undefined;
}

// As many actions as one order may have.
export function limited(actions: readonly string[]): string[] {
  let letters = 0;
  return actions.slice(0, kMostActions).filter((action) => (letters += action.length + 3) <= kMostLetters);
}

// What is left of an order that dice or something revealed has stopped, and can still be done.
export const stillLegal = (order: readonly string[], { at, code }: Stopped, legal: readonly string[] = []): string[] =>
  code === 'revealed' ? order.slice(at).filter((action) => legal.includes(action)) : [];

// A piece and a place are pointed at, and nothing else.
const isAimed = ({ path }: Offered): boolean => path.length === 2 && path[0]!.kind === 'piece' && path[1]!.kind === 'place';

// What each piece does when that place is pointed at: the first action that names both. `each`: a piece that cannot and has only one other
// place to choose takes that one.
function actionAt(offers: readonly Offered[], place: string, each: boolean): Offered | undefined {
  const there = offers.find(({ path }) => path[1]!.id === place);
  const places = new Set(offers.map(({ path }) => path[1]!.id));
  return there ?? (each && places.size === 1 ? offers[0] : undefined);
}

// The places that pieces in hand may be sent to by one action each, with the order that sends all who can.
export function targetsOf(offers: readonly Offered[], pieces: readonly string[], each = false): Ways {
  const aimed = offers.filter(isAimed);
  const byPiece = new Map(pieces.map((piece) => [piece, aimed.filter((offer) => pieceOf(offer) === piece)]));
  const named = [...byPiece.values()].flatMap((own) => own.map(({ path }) => path[1]!.id));
  // One piece that may do several things there is asked which.
  const places = new Set(pieces.length > 1 ? named : named.filter((place) => named.indexOf(place) === named.lastIndexOf(place)));
  const wayTo = (place: string): Way => {
    const actions = pieces.map((piece) => ({ piece, offer: actionAt(byPiece.get(piece) ?? [], place, each) }));
    const going = actions.filter(({ offer }) => offer !== undefined);
    const staying: Staying[] = actions.filter(({ offer }) => offer === undefined).map(({ piece }) => ({ piece }));
    const routes = going.map(({ piece, offer }) => ({ piece, over: [], to: offer!.path[1]!.id }));
    return { over: [], do: going.map(({ offer }) => offer!.action.notation), going: going.map(({ piece }) => piece), staying, each: routes };
  };
  return {
    pieces: [...pieces],
    places: Object.fromEntries([...places].map((place) => [place, wayTo(place)])),
    staying: pieces.filter((piece) => byPiece.get(piece)!.length === 0).map((piece) => ({ piece })),
  };
}

// The place that the most pieces can be sent to: where several are possible and none is pointed at.
export function likeliest({ places }: Ways): string | undefined {
  return Object.keys(places).reduce<string | undefined>(
    (best, place) => (best !== undefined && places[best]!.going.length >= places[place]!.going.length ? best : place),
    undefined,
  );
}

// Operands that are not pointed at: "turn fr_inf_1 defensive" has the state.
function unpointed({ action, operands }: Offered): string {
  const pointed = new Set(operands.flatMap((operand) => ('name' in operand ? [operand.name] : [])));
  return Object.entries(action.operands)
    .filter(([name]) => !pointed.has(name))
    .map(([, word]) => word)
    .join(' ');
}

// The same action for several pieces: those of a verb with the same operands besides piece and place.
export interface Repeat {
  sample: ParsedAction;
  offers: Offered[];
  pieces: string[];
  aimed: boolean; // a place is to be pointed at
}

export function repeatsOf(offers: readonly Offered[], repeats: (action: ParsedAction) => boolean): Repeat[] {
  const found = new Map<string, Repeat>();
  for (const offer of offers) {
    const piece = pieceOf(offer);
    const aimed = isAimed(offer);
    if (piece === undefined || (!aimed && offer.path.length !== 1) || !repeats(offer.action)) continue;
    const key = aimed ? offer.action.verb : `${offer.action.verb} ${unpointed(offer)}`;
    const group = found.get(key) ?? { sample: offer.action, offers: [], pieces: [], aimed };
    group.offers.push(offer);
    if (!group.pieces.includes(piece)) group.pieces.push(piece);
    found.set(key, group);
  }
  return [...found.values()].filter(({ pieces }) => pieces.length > 1);
}

// The last action, done by all others for which it is legal now: at the same place or target, or with the same operands where nothing else is
// pointed at. Where a unit sets out from may differ. Who acts is the piece, or the place where several pieces are pointed at as one.
export function sameForOthers(last: ParsedAction | null, offers: readonly Offered[]): string[] {
  const found = new Map<string, string>();
  for (const { action, operands } of offers) {
    if (!last || action.verb !== last.verb) continue;
    const pointed = operands.flatMap((operand) => (operand.kind === 'piece' || operand.kind === 'place' ? [operand] : []));
    const own = (pointed.find(({ kind }) => kind === 'piece') ?? pointed[0])?.name;
    const actor = own && action.operands[own];
    if (!actor || actor === last.operands[own] || found.has(actor)) continue;
    const others = pointed.flatMap(({ name }) => (name === own ? [] : [name]));
    const compared = others.length > 0 ? others : Object.keys(action.operands).filter((name) => name !== own);
    if (compared.every((name) => action.operands[name] === last.operands[name])) found.set(actor, action.notation);
  }
  return [...found.values()];
}
