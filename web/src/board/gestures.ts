// Pointer and wheel on the board: a click, a drag, a pinch, a long touch. Listeners are set by hand: the wheel must not scroll the
// page, and a pointer is captured only when it drags, so that a click still reaches its target. A click is reported with the browser's
// own click event: a popover that opened earlier, when the finger goes up, would be under the finger and be pressed by it.
import type { Point } from '../games/game';

export interface Gestures {
  hold(held: boolean): void; // a drag or pinch begins or ends
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  click(target: Element, at: Point, touch: boolean, shift: boolean): void;
  doubleClick(target: Element): void;
  hover(target: Element | null, at: Point): void;
  press(target: Element, at: Point): void; // a long touch
}

const kDrag = 4; // pixels: less is a click
const kPress = 500; // ms
const kWheel = 0.0016; // how fast the wheel zooms

interface Held {
  at: Point;
  start: Point;
  target: Element;
  touch: boolean;
  moved: boolean;
}

export function gestures(on: Gestures): (board: HTMLElement) => () => void {
  return (board) => {
    const held = new Map<number, Held>();
    let pressTimer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let clicked: Held | undefined;
    const place = (event: MouseEvent): Point => {
      const box = board.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('[data-over-map]')) return;
      const at = place(event);
      held.set(event.pointerId, { at, start: at, target: event.target, touch: event.pointerType === 'touch', moved: false });
      clearTimeout(pressTimer);
      pressed = false;
      clicked = undefined;
      if (event.pointerType !== 'touch' || held.size > 1) return;
      const target = event.target;
      pressTimer = setTimeout(() => {
        pressed = true;
        on.press(target, at);
      }, kPress);
    };

    const move = (event: PointerEvent): void => {
      const at = place(event);
      const own = held.get(event.pointerId);
      if (!own) {
        if (event.pointerType !== 'touch') on.hover(event.target instanceof Element ? event.target : null, at);
        return;
      }
      if (!own.moved && held.size === 1 && Math.hypot(at[0] - own.start[0], at[1] - own.start[1]) < kDrag) return;
      if (!own.moved) {
        own.moved = true;
        clearTimeout(pressTimer);
        board.setPointerCapture(event.pointerId);
        on.hold(true);
        on.hover(null, at);
      }
      const other = [...held.values()].find((one) => one !== own);
      if (other) pinch(own, other, at, on);
      else on.pan(at[0] - own.at[0], at[1] - own.at[1]);
      own.at = at;
    };

    const up = (event: PointerEvent): void => {
      const own = held.get(event.pointerId);
      held.delete(event.pointerId);
      clearTimeout(pressTimer);
      if (own?.moved && held.size === 0) on.hold(false);
      for (const other of held.values()) other.moved = true; // the finger that stays after a pinch causes no click
      if (own && !own.moved && !pressed && event.type === 'pointerup') clicked = own;
    };

    const click = (event: MouseEvent): void => {
      const own = clicked;
      clicked = undefined;
      if (own) on.click(own.target, own.at, own.touch, event.shiftKey);
    };

    const wheel = (event: WheelEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-over-map]')) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      on.zoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * kWheel * (event.ctrlKey ? 4 : 1)), place(event));
    };

    const leave = (event: PointerEvent): void => on.hover(null, place(event));
    const twice = (event: MouseEvent): void => {
      if (event.target instanceof Element && !event.target.closest('[data-over-map]')) on.doubleClick(event.target);
    };

    const listening = new AbortController();
    const { signal } = listening;
    board.addEventListener('pointerdown', down, { signal });
    board.addEventListener('pointermove', move, { signal });
    board.addEventListener('pointerup', up, { signal });
    board.addEventListener('pointercancel', up, { signal });
    board.addEventListener('click', click, { signal });
    board.addEventListener('pointerleave', leave, { signal });
    board.addEventListener('dblclick', twice, { signal });
    board.addEventListener('wheel', wheel, { passive: false, signal });
    return () => {
      clearTimeout(pressTimer);
      listening.abort();
    };
  };
}

// The sheet follows both fingers: it moves with their middle and scales with their distance.
function pinch(own: Held, other: Held, at: Point, on: Gestures): void {
  const before = Math.hypot(own.at[0] - other.at[0], own.at[1] - other.at[1]);
  const after = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
  on.pan((at[0] - own.at[0]) / 2, (at[1] - own.at[1]) / 2);
  if (before > 0 && after > 0) on.zoom(after / before, [(at[0] + other.at[0]) / 2, (at[1] + other.at[1]) / 2]);
}
