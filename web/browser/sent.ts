// What the page sends to its table: actions and orders, in their order.
import type { Page } from '@playwright/test';

export function sentBy(page: Page): string[][] {
  const sent: string[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; do?: string | string[] };
      if ((message.type === 'play' || message.type === 'order') && message.do !== undefined) sent.push([message.do].flat());
    }),
  );
  return sent;
}
