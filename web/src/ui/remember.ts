// What this browser remembers for a person. Storage may be forbidden or full; the page then simply forgets.
const kPrefix = 'papelotte.';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(kPrefix + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(kPrefix + key, value);
  } catch {
    // Nothing to be done: the choice holds until the page is closed.
  }
}
