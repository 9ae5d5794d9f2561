// The dice tray: which rolls are on show.
import type { GameModule } from '../../games/game';
import { language } from '../../text/language.svelte';
import type { History, Moment } from './history';

// The rolls on show: those of a moment, as far as they have been shown.
export interface Tray {
  moment: Moment;
  count: number;
}

// The last rolls up to entry n.
export function trayAt(game: GameModule | null, history: History | null, n = Infinity): Tray | null {
  const rolled = ({ n: entry, events, view }: Moment): boolean => entry <= n && (game?.rolls(events, view, language()).length ?? 0) > 0;
  const moment = history?.moments.findLast(rolled);
  return moment ? { moment, count: Infinity } : null;
}
