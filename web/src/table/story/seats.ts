// The seats of a table as this person sees them: which are his, who decides, and what they are called.
import type { TableLink } from '../../net/table.svelte';
import type { MatchSeat } from '../../protocol';
import { seatName } from '../../text/names';

export abstract class TableSeats {
  abstract readonly link: TableLink;

  nameOf(seat: string): string {
    return this.link.match ? seatName(this.link.match, seat) : seat;
  }

  get mine(): string[] {
    return this.link.match?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  }

  get myTurn(): boolean {
    const mine = this.mine;
    return this.link.match?.status !== 'over' && (this.link.decision?.to_act.some((seat) => mine.includes(seat)) ?? false);
  }

  // A computer decides now.
  get thinker(): MatchSeat | undefined {
    const { match, decision } = this.link;
    if (match?.status === 'over') return undefined;
    return match?.seats.find(({ seat, who }) => who === 'computer' && decision?.to_act.includes(seat));
  }

  // Nobody else needs to be asked: every other seat is the computer's or mine.
  get alone(): boolean {
    return this.link.match?.seats.every(({ who, you }) => who === 'computer' || you) ?? false;
  }
}
