// What the log tells of records that are no actions: take-backs, offers and their answers.
import type { UpdateMessage } from '../../protocol';
import { say } from '../../text/say';
import type { Note } from './log';
import type { TableSeats } from './seats';

export type NoteKind = 'undone' | 'asked_undo' | 'refused_undo' | 'offered_draw' | 'refused_draw' | 'handed_over';
export interface TableNote {
  key: string;
  after: number;
  seat: string;
  kind: NoteKind;
}

export function noteOf({ rev, n, record }: UpdateMessage): TableNote | null {
  const note = (kind: NoteKind): TableNote => ({ key: `r${rev}`, after: n, seat: record.seat, kind });
  if (record.undo !== undefined) return note('undone');
  if (record.ask_undo !== undefined) return note('asked_undo');
  if (record.refuse_undo) return note('refused_undo');
  if (record.offer_draw) return note('offered_draw');
  if (record.hand_over !== undefined) return note('handed_over');
  return record.refuse_draw ? note('refused_draw') : null;
}

export function notesOf(session: { notes: readonly TableNote[] } & Pick<TableSeats, 'nameOf'>): Note[] {
  return session.notes.map(({ kind, ...note }) => ({ ...note, text: say(`page.table.note.${kind}`, { name: session.nameOf(note.seat) }) }));
}
