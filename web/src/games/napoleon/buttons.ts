// What a button of Napoléon does to its decision.
import type { View } from '../../protocol';
import type { ButtonKind, ParsedAction } from '../game';

export function buttonKind({ verb }: ParsedAction, _view: View): ButtonKind {
  if (verb === 'pass') return 'waste';
  return verb === 'done' ? 'end' : 'choice';
}
