// The keys of the table. In a text field keys are letters; on the map its own keys come first.
export type KeyAct =
  'cancel' | 'undo' | 'done' | 'rules' | 'main' | 'board' | 'help' | 'list' | 'orders' | 'hint' | 'skip' | 'whole' | 'all' | 'corps';

const kKeys: Record<string, KeyAct> = {
  escape: 'cancel',
  u: 'undo',
  d: 'done',
  r: 'rules',
  m: 'main', // the main sheet; if there is only one, the menu
  b: 'board',
  '?': 'help',
  l: 'list',
  '/': 'orders',
  h: 'hint',
  s: 'skip',
  '0': 'whole',
  a: 'all',
  c: 'corps',
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['range', 'checkbox', 'button'].includes(target.type));

export function actOf(event: KeyboardEvent): KeyAct | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return undefined;
  return kKeys[event.key.toLowerCase()];
}
