// Several seats at one screen. When another of them is to act, its view is requested while the screen does not change; if it contains
// secrets, the curtain falls first, and the player who may see them raises it.
export type Curtain =
  | { is: 'up'; trusted: string } // the seat whose player has confirmed that he is here: its secrets may be shown
  | { is: 'still'; seat: string } // nothing new is shown until it is known whether that seat has secrets
  | { is: 'down'; seat: string }; // that seat's player must confirm that he is here

export const raised = (trusted = ''): Curtain => ({ is: 'up', trusted });

// The seat whose player should take over: another of my seats, if it alone is to act.
export function handsOver(mine: readonly string[], as: string, toAct: readonly string[]): string | undefined {
  if (mine.length < 2 || toAct.length === 0 || toAct.includes(as)) return undefined;
  return toAct.find((seat) => mine.includes(seat));
}

export const hold = (seat: string): Curtain => ({ is: 'still', seat });

// A view has arrived: may it be shown to the person at the screen?
export function received(curtain: Curtain, mine: readonly string[], as: string, secret: boolean): Curtain {
  const trusted = curtain.is === 'up' && curtain.trusted === as;
  if (mine.length < 2 || !secret || trusted || !mine.includes(as)) return raised(trusted || mine.length < 2 ? as : '');
  return { is: 'down', seat: as };
}

export const admit = (curtain: Curtain): Curtain => (curtain.is === 'up' ? curtain : raised(curtain.seat));
