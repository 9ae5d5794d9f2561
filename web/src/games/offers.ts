// What is pointed at for an action, by the names of its operands, and the sheets' pieces. No rule is known here: only legal actions come by.
import type { View } from '../protocol';
import type { Language } from '../text/language.svelte';
import type { Boards, GameModule, Offer, Operand, ParsedAction, Piece, Place, Sheet } from './game';

// The names that games use; a game with other names gives its own.
const kPointed: Readonly<Record<string, 'piece' | 'place'>> = { unit: 'piece', area: 'place' };

export function offerBy(pointed: Readonly<Record<string, 'piece' | 'place'>>): (action: ParsedAction) => Offer {
  return ({ operands }) => {
    const offer: Operand[] = Object.keys(operands).flatMap((name) => (pointed[name] ? [{ kind: pointed[name], name }] : []));
    if ('x' in operands && 'y' in operands) offer.push({ kind: 'point', x: 'x', y: 'y' });
    const [corner, angle, distance] = ['corner', 'angle', 'distance'].map((name) => (name in operands ? name : undefined));
    if (angle !== undefined || distance !== undefined) offer.push({ kind: 'pose', corner, angle, distance });
    return offer;
  };
}

const byName = offerBy(kPointed);

export function offerOf(game: Pick<GameModule, 'offer'>, action: ParsedAction, view: View = {}): Offer {
  return (game.offer ?? byName)(action, view);
}

// The operands that something on the sheet stands for, in the order of notation.
export function namesOf(operand: Operand): string[] {
  if (operand.kind === 'point') return [operand.x, operand.y];
  if (operand.kind === 'pose') return [operand.corner, operand.angle, operand.distance].filter((name) => name !== undefined);
  return [operand.name];
}

// The pieces, or the places, that an action names.
export function named(game: Pick<GameModule, 'offer'>, action: ParsedAction, kind: 'piece' | 'place', view: View): string[] {
  return offerOf(game, action, view).flatMap((operand) => (operand.kind === kind ? (operand.at ?? action.operands[operand.name] ?? []) : []));
}

// On all sheets.
export function allPieces(game: Pick<GameModule, 'boards'>, view: View, language?: Language): Piece[] {
  return game.boards(view).sheets.flatMap((sheet) => sheet.pieces(view, language));
}
export function allPlaces(game: Pick<GameModule, 'boards'>, view: View): Place[] {
  return game.boards(view).sheets.flatMap((sheet) => sheet.places);
}

// The boards of a game that has one sheet.
export function oneSheet(sheet: Sheet): () => Boards {
  const boards = { sheets: [sheet], shown: sheet.id };
  return () => boards;
}

export function shownSheet(game: Pick<GameModule, 'boards'>, view: View): Sheet {
  const { sheets, shown } = game.boards(view);
  return sheets.find(({ id }) => id === shown) ?? sheets[0]!;
}
