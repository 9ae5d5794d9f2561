// The dice tray: which rolls are on show.
import type { GameModule } from '../../games/game';
import { language } from '../../text/language.svelte';
import type { History, Moment } from './history';

// The latest moment of the history with rolls.
export function trayAt(game: GameModule | null, history: History | null): Moment | null {
  const rolled = ({ events, view }: Moment): boolean => (game?.rolls(events, view, language()).length ?? 0) > 0;
  return history?.moments.findLast(rolled) ?? null;
}
