// Short messages at the bottom of the page that disappear by themselves.
export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'fault';
}

const kShown = 5000;
let lastId = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = (): Toast[] => shown;

function dismiss(id: number): void {
  shown = shown.filter((each) => each.id !== id);
}

export function toast(text: string, kind: Toast['kind'] = 'plain'): void {
  const id = ++lastId;
  shown = [...shown.slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), kShown);
}
