// The faults that the robot found, each once, with the decision at which it first occurred.

export type FaultKind =
  | 'unreachable' // legal, but the page offers no way to choose it
  | 'another play' // the page sent something else than was chosen
  | 'cut' // text that a box cuts off
  | 'covered' // a control that the pointer does not hit
  | 'focus' // the keyboard focus was lost
  | 'refused' // the page offered it, and the server refused it
  | 'console'
  | 'request'
  | 'heap';

export interface Fault {
  kind: FaultKind;
  text: string;
  decision: number;
}

export class Faults {
  readonly all: Fault[] = [];
  decision = 0;

  add(kind: FaultKind, text: string): void {
    if (!this.all.some((fault) => fault.kind === kind && fault.text === text)) this.all.push({ kind, text, decision: this.decision });
  }

  get lines(): string[] {
    return this.all.map(({ kind, text, decision }) => `${kind}: ${text} (decision ${decision})`);
  }
}
