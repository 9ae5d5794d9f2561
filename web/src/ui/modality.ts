// Whether the last input was a key: then the focus must never be lost.
let byKey = false;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    () => {
      byKey = true;
    },
    { capture: true },
  );
  window.addEventListener(
    'pointerdown',
    () => {
      byKey = false;
    },
    { capture: true },
  );
}

export const usesKeys = (): boolean => byKey;

// Nothing has the focus: its element is gone or disabled.
export const focusIsLost = (): boolean =>
  !document.activeElement || document.activeElement === document.body || document.activeElement.matches(':disabled');
