// A march to an area that is not next door: the rules ask for one area after another, the page may ask for all of them at once. Which ways
// there are is the server's to say (an inspection's `paths`); here they are only written down as actions.
import type { View } from '../../protocol';
import { readView } from './view';

const kMarching = new Set(['unit_path', 'leader_path', 'headquarters_path']);

// The unit on its way, when its next area is asked for and this seat may know it.
export function marching(view: View): string | null {
  const { step, moving } = readView(view);
  return step && kMarching.has(step) ? (moving?.unit ?? null) : null;
}

// The actions that lead along the path; none where the next step alone does.
export function marchActions(path: readonly string[]): string[] {
  return path.length > 1 ? path.map((area) => `to ${area}`) : [];
}

// Having come to the end of its way the unit stops, unless there is something to decide there.
export function marchEnd(legal: readonly string[]): string | null {
  return legal.includes('stop') && !legal.includes('reveal') && !legal.includes('scout') ? 'stop' : null;
}
