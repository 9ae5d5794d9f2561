// What is pointed at for an action. Orders and manoeuvres are for formations, which are the places of the table: any of their Units will do.
// Where one Unit is meant, it is that piece. Numbers, sides and the angles of Charges are asked in words.
import type { View } from '../../protocol';
import type { Offer, Operand, ParsedAction } from '../game';
import { leaderOf } from './layout';
import { readView, type TableView } from './view';

const kOfFormations: ReadonlySet<string> = new Set([
  'merge',
  'put',
  'keep',
  'recover',
  'redeploy',
  'part',
  'take',
  'select',
  'join',
  'sequence',
  'reinforce',
]);
const kPieces = ['general', 'unit', 'target'];

function formation(name: string, { operands }: ParsedAction, view: TableView): Operand {
  return { kind: 'place', name, at: leaderOf(operands[name] ?? '', view) };
}

export function offer(action: ParsedAction, view: View): Offer {
  const { verb, operands } = action;
  const seen = readView(view);
  if (kOfFormations.has(verb)) {
    const names = verb === 'merge' ? ['unit', 'target'] : ['unit'];
    return names.map((name) => formation(name, action, seen));
  }
  const pointed: Operand[] = kPieces.flatMap((name) => (name in operands ? [{ kind: 'piece', name } satisfies Operand] : []));
  if ('x' in operands && 'y' in operands) return [...pointed, { kind: 'point', x: 'x', y: 'y' }];
  if (verb === 'advance') return [...pointed, { kind: 'pose', angle: 'angle', distance: 'distance' }];
  return pointed;
}
