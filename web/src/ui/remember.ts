// Settings that this browser stores for a person. Storage may be forbidden or full; the page then does not remember them.
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
    // Ignored: the choice holds until the page is closed.
  }
}
