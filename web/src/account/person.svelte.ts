// The person at this screen: fetched once, and replaced when something changes it.
import * as api from '../net/api';
import type { Person } from '../protocol';

let current = $state.raw<Person | null>(null);
let asked: Promise<void> | undefined;

export const person = (): Person | null => current;

export function setPerson(next: Person | null): void {
  current = next;
}

// If the request fails, the page treats the person as unknown; the next action will show the error.
export function askPerson(): Promise<void> {
  asked ??= api.me().then(setPerson, () => {
    asked = undefined;
  });
  return asked;
}
