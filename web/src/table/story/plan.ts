// How another player's turn is played back: eight seconds at most, however long it was. A unit's whole way is one motion; all marches
// share three seconds; each fight gets one, and where there are more than five, only those that cost pieces or ground are shown.
import type { Glide } from '../../games/game';
import { grouped, type Fight, type March, type Told, type Turn, type TurnPart } from './turn';

export const kWhole = 8000; // ms
const kMarches = 3000;
const kMarch = 600; // of one march, if there is time for it
const kShortest = 200; // … and if there is little: more of them move together
const kFight = 1000;
const kFights = 5;

// The places along which pieces march.
export interface Way {
  pieces: string[];
  places: string[];
}

// What is shown for so long: the position after entry n, what happens there, and the ways of the pieces that march.
export interface Beat {
  n: number;
  lasts: number; // ms
  places: string[];
  ways: Way[];
  glides: Glide[]; // of pieces that stand anywhere
  fight: boolean;
}

// What moves: a march from place to place, or a manoeuvre.
type Moved = March | Told;
const moves = (part: TurnPart): part is Moved => part.kind === 'march' || (part.kind === 'told' && part.glide !== undefined);

export function planOf(turn: Turn): Beat[] {
  const parts = grouped(turn.parts);
  const fights = parts.filter((part) => part.kind === 'fight');
  const shown = fights.length > kFights ? fights.filter(({ costs }) => costs) : fights;
  const beats = inBeats(parts.filter((part): part is Moved | Fight => moves(part) || (part.kind === 'fight' && shown.includes(part))));
  const marches = beats.filter(({ fight }) => !fight).length;
  const march = Math.min(kMarch, kMarches / marches);
  const fight = Math.min(kFight, (kFights * kFight) / shown.length);
  return beats.map((beat) => ({ ...beat, lasts: beat.fight ? fight : march }));
}

// Marches next to each other move together if there are too many of them, or if they end with the same record.
function inBeats(parts: readonly (Moved | Fight)[]): Omit<Beat, 'lasts'>[] {
  const marches = parts.filter(moves).length;
  const together = Math.ceil(marches / Math.floor(kMarches / kShortest));
  const beats: (Omit<Beat, 'lasts'> & { marches: number })[] = [];
  for (const part of parts) {
    const last = beats.at(-1);
    if (part.kind === 'fight') beats.push({ n: part.n, places: [part.place], ways: [], glides: [], fight: true, marches: 0 });
    else if (last && !last.fight && (last.n === part.n || last.marches < together)) {
      last.n = Math.max(last.n, part.n);
      last.places.push(...part.way);
      last.marches += 1;
      last.ways.push(wayOf(part));
      last.glides.push(...glidesOf(part));
    } else beats.push({ n: part.n, places: [...part.way], ways: [wayOf(part)], glides: glidesOf(part), fight: false, marches: 1 });
  }
  return beats.map(({ marches: _, ...beat }) => beat);
}

const wayOf = ({ pieces, way }: Moved): Way => ({ pieces, places: way });
const glidesOf = (part: Moved): Glide[] => (part.kind === 'told' ? [part.glide!] : []);
