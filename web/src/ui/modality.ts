// Whether the last thing that a person did was to press a key: then the focus must never be lost.
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

// The focus is nowhere: what had it is gone or cannot be used now.
export const focusIsLost = (): boolean =>
  !document.activeElement || document.activeElement === document.body || document.activeElement.matches(':disabled');
