// An element that explains itself: under the mouse, with the keyboard focus, and on a long touch. The click that ends a long touch is not
// meant for the element.
const kHold = 500; // ms

export interface Explaining {
  show: (element: HTMLElement) => void;
  hide: () => void;
}

export function explained({ show, hide }: Explaining): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let down = 0; // when the touch began
    const listen = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, act: (event: HTMLElementEventMap[Kind]) => void, capture = false): void =>
      element.addEventListener(kind, act, { signal: listen.signal, capture });
    const touches = (event: PointerEvent): boolean => event.pointerType === 'touch';
    on('pointerenter', (event) => !touches(event) && show(element));
    on('pointerleave', () => {
      clearTimeout(timer);
      hide();
    });
    on('focus', () => element.matches(':focus-visible') && show(element));
    on('blur', () => queueMicrotask(hide)); // it also happens while the page is being changed
    on('pointerdown', (event) => {
      held = false;
      down = event.timeStamp;
      if (!touches(event)) return;
      timer = setTimeout(() => {
        held = true;
        show(element);
      }, kHold);
    });
    on('pointerup', (event) => {
      clearTimeout(timer);
      if (event.timeStamp - down < kHold) held = false; // the page was busy: the finger was not so slow
    });
    on('contextmenu', (event) => held && event.preventDefault());
    on(
      'click',
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    return () => {
      clearTimeout(timer);
      listen.abort();
    };
  };
}
