// Puts text on the clipboard. Browsers give the modern way only to https; a server in one's own network often has none.
export async function copyText(text: string, host: Element = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text, host);
  }
}

// `host`: where a field may take the focus (inside of a dialog, when one is open).
function copyByHand(text: string, host: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  host.append(field);
  field.select();
  const copied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
