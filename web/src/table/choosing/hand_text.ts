// What is in hand, its way and its order, in words.
import type { GameModule, ParsedAction } from '../../games/game';
import type { Staying, View, Way } from '../../protocol';
import { speakersOf } from '../../text/catalogue';
import type { Language } from '../../text/language.svelte';
import { say } from '../../text/say';
import { isAction, parseAction, type Grammar } from './actions';
import type { Hand } from './hand.svelte';

export const nameOf = (piece: string, game: GameModule, view: View, language: Language): string =>
  game.pieceName?.(piece, view, language) ?? game.pieceText(piece, view, language);

// "Quiot’s brigade", "4 pieces".
export function handName({ pieces }: Hand, game: GameModule, view: View, language: Language): string {
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined ? nameOf(only, game, view, language) : say('page.hand.pieces', { n: pieces.length });
}

// What the button says that does it: "Charge".
export function actWord(action: ParsedAction, game: GameModule, view: View, language: Language): string {
  const { verb, operands } = action;
  if (verb === 'done') return game.actionText(action, view, language);
  const speaker = speakersOf(game.id)[language];
  return speaker?.has(`act.${verb}`) ? speaker.say(`act.${verb}`, operands) : say('page.table.do_it');
}

// "3 MP"; of several pieces "up to 5 MP". Empty: this game does not count it.
export function costText({ cost, each = [] }: Way, game: GameModule, language: Language): string {
  const costs = each.flatMap((one) => one.cost ?? []);
  const most = costs.length > 1 ? Math.max(...costs) : cost;
  const said = most === undefined ? undefined : game.costText?.(most, language);
  if (!said) return '';
  return costs.length > 1 ? say('page.hand.up_to', { cost: said }) : said;
}

// "3 MP, by way of Rossomme".
export function wayText(way: Way, game: GameModule, language: Language): string {
  const by = way.over.length === 0 ? '' : say('page.hand.by', { places: way.over.map((place) => game.placeName(place, language)).join(', ') });
  return [costText(way, game, language), by].filter(Boolean).join(', ');
}

// How many go where: where all act, each at its own target.
export function targetsText({ each = [] }: Way, game: GameModule, language: Language): string {
  const counts = new Map<string, number>();
  for (const { to } of each) if (to !== undefined) counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts].map(([place, count]) => `${game.placeName(place, language)} (${count})`).join(', ');
}

// Pieces of one name are counted together.
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name));
}

// Those who stay for the same reason, together.
export interface Reason extends Omit<Staying, 'piece'> {
  pieces: string[];
}
export function reasonsOf(staying: readonly Staying[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { piece, ...why } of staying) {
    const key = JSON.stringify([why.rule, why.sentence ?? why.text, why.args]);
    const known = reasons.get(key);
    if (known) known.pieces.push(piece);
    else reasons.set(key, { ...why, pieces: [piece] });
  }
  return [...reasons.values()];
}

// "Old Guard, Young Guard + 3".
export function namesText(names: readonly string[], most: number): string {
  const shown = counted(names);
  return shown.length > most ? `${shown.slice(0, most).join(', ')} + ${shown.length - most}` : shown.join(', ');
}

// "Assault Hougoumont with the first French infantry, and 2 more".
export const moreText = (text: string, more: number): string => (more > 0 ? say('page.hand.and_more', { text, n: more }) : text);

// The words of the button: of several actions of one kind those of all, of a march its destination.
export function orderText(hand: Hand, game: GameModule, view: View, language: Language, grammar: Grammar): string {
  const { way, aim } = hand;
  if (!way || aim === null) return '';
  const first = parseAction(way.do[0] ?? '', grammar);
  const all = hand.all && isAction(first) ? game.repeat?.(first, language) : undefined;
  if (all) return `${all} (${way.going.length})`;
  if (way.do.length === 1 && isAction(first)) return game.actionText(first, view, language);
  if (way.cost === undefined && isAction(first)) return moreText(game.actionText(first, view, language), way.do.length - 1);
  const place = game.placeName(aim, language);
  return way.going.length > 1 ? `${say('page.hand.go', { place })} (${way.going.length})` : say('page.hand.go', { place });
}
