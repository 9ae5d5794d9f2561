// The lists of the home page. They are refreshed while the page is shown, since other players move.
import * as api from '../net/api';
import { asFailure } from '../net/failure';
import type { Failure, Match } from '../protocol';

const kEvery = 20_000;

export class MatchLists {
  mine = $state.raw<Match[]>([]);
  watch = $state.raw<Match[]>([]);
  failure = $state.raw<Failure | null>(null);

  async refresh(): Promise<void> {
    try {
      const [mine, listed] = await Promise.all([api.myMatches(), api.matchesToWatch()]);
      this.mine = mine;
      this.watch = listed.filter(({ id }) => mine.every((match) => match.id !== id));
      this.failure = null;
    } catch (error) {
      this.failure = asFailure(error);
    }
  }

  // Returns a function that stops it.
  keepFresh(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    void this.refresh();
    const timer = setInterval(look, kEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
