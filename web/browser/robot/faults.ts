// What the robot found wrong, each fault once, with the decision at which it showed first.

export type FaultKind =
  | 'unreachable' // legal, and the page has no way to it
  | 'another play' // what was sent is not what was pointed at
  | 'cut' // text that a box cuts off
  | 'covered' // a control that the pointer does not meet
  | 'focus' // the keyboard was left nowhere
  | 'refused' // the page offered it, and then refused it
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
