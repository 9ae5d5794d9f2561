// What jsdom lacks of a browser, for tests of components that use it.
import { vi } from 'vitest';

// Until vi.unstubAllGlobals().
export function withResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}

export function withDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}
