// An element that is chosen next by keys: it takes the focus from the board when it appears, for keyboard users.
import { usesKeys } from '../ui/modality';

export function comesFirst(element: HTMLElement | SVGElement): void {
  if (usesKeys() && element.closest('.board')?.contains(document.activeElement)) element.focus({ preventScroll: true });
}
