// Copies text to the clipboard. Browsers allow the modern API only with https, which a server in a private network often lacks.
export async function copyText(text: string, host: Element = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text, host);
  }
}

// `host`: where a field may take the focus (inside a dialog, if one is open).
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
