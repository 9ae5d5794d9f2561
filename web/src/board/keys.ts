// Keys on the board. Keys that are not used here are passed on to the table (Esc, U and others).
import type { Place } from '../games/game';
import type { Camera } from './camera.svelte';
import { kWays, neighbourTowards, step } from './ways';

export interface KeyContext {
  camera: Camera;
  places: () => ReadonlyMap<string, Place>;
  order: () => string[]; // choosable places, in reading order
  current: () => string;
  go: (place: string) => void;
  choose: (place: string, shift: boolean) => void;
  list: (place: string) => void;
}

const kPan = 80;
const kZoom = 1.4;

export function boardKeys(context: KeyContext): (board: HTMLElement) => () => void {
  return (board) => {
    const down = (event: KeyboardEvent): void => {
      const onList = event.target instanceof Element && event.target.closest('[data-over-map]');
      if (onList || event.ctrlKey || event.metaKey || event.altKey || !act(event, context)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    board.addEventListener('keydown', down);
    return () => board.removeEventListener('keydown', down);
  };
}

// True if the key was used here.
function act(event: KeyboardEvent, { camera, places, order, current, go, choose, list }: KeyContext): boolean {
  const way = kWays[event.key];
  if (way && event.shiftKey) {
    camera.pan(-way[0] * kPan, -way[1] * kPan);
    return true;
  }
  const to = way ? neighbourTowards(places(), current(), way) : chosenNext(event, order(), current());
  if (to) go(to);
  if (way || to) return true;
  switch (event.key) {
    case '+':
    case '=':
      camera.zoom(kZoom);
      return true;
    case '-':
    case '−':
      camera.zoom(1 / kZoom);
      return true;
    case '0':
      camera.fitWhole();
      return true;
    case 'Enter':
      choose(current(), event.shiftKey);
      return true;
    case ' ':
      list(current());
      return true;
    default:
      return false;
  }
}

function chosenNext(event: KeyboardEvent, order: string[], current: string): string | undefined {
  if (event.key === 'Home') return order[0];
  if (event.key.toLowerCase() === 'n') return step(order, current, event.shiftKey ? -1 : 1);
  return undefined;
}
