// A game's module, and what the server says of its actions.
import { games } from '../../games';
import type { GameModule } from '../../games/game';
import * as api from '../../net/api';
import type { GameFacts } from '../../protocol';

export interface LoadedGame {
  game: GameModule;
  grammar: GameFacts['verbs'];
  decimals: NonNullable<GameFacts['decimals']>;
  stakes: NonNullable<GameFacts['stakes']>;
  sides: string[][];
  answers: NonNullable<GameFacts['standing']>; // that can be given beforehand
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const load = games[id];
  if (!load) throw new Error(`no module for ${id}`);
  const [game, facts] = await Promise.all([load(), api.games()]);
  const { verbs: grammar = {}, decimals = {}, stakes = {}, sides = [], standing: answers = [] } = facts.find((one) => one.id === id) ?? {};
  return { game, grammar, decimals, stakes, sides, answers };
}
