// Small tools that the words of every game need, in any language.
import { capital } from '../text/message';
import type { LogLine } from './game';

// A number in figures, with a real minus.
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

// "+1", "−2", "0".
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

export function typographic(text: string): string {
  return text.replaceAll("'", '’');
}

// A line of the log; null where nothing is told. A heading has no full stop.
export function logLine(text: string | null, heading: boolean, seat: string, places: string[]): LogLine | null {
  if (text === null) return null;
  return { text: capital(text) + (heading ? '' : '.'), seat, places, ...(heading ? { heading } : {}) };
}
