// Who sits before this screen: asked once, and set anew by whatever changes it.
import * as api from '../net/api';
import type { Person } from '../protocol';

let current = $state.raw<Person | null>(null);
let asked: Promise<void> | undefined;

export const person = (): Person | null => current;

export function setPerson(next: Person | null): void {
  current = next;
}

// A page that cannot ask goes on as with a stranger; whatever he tries next will tell him why.
export function askPerson(): Promise<void> {
  asked ??= api.me().then(setPerson, () => {
    asked = undefined;
  });
  return asked;
}
