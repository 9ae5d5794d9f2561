import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  test('at first: dark, normal, silent', async () => {
    const settings = await fresh();
    expect(settings).toMatchObject({ theme: 'dark', speed: 'normal', sound: false, notifications: false, pace: 1 });
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  test('are remembered', async () => {
    const before = await fresh();
    before.theme = 'light';
    before.speed = 'fast';
    before.sound = true;
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(await fresh()).toMatchObject({ theme: 'light', speed: 'fast', sound: true });
  });

  test('what was stored by a stranger is ignored', async () => {
    localStorage.setItem('papelotte.theme', 'pink');
    localStorage.setItem('papelotte.speed', '9');
    expect(await fresh()).toMatchObject({ theme: 'dark', speed: 'normal' });
  });

  test('a browser without storage works', async () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    const settings = await fresh();
    settings.theme = 'light';
    expect(settings.theme).toBe('light');
  });

  test('reduced motion is stronger than the speed', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect((await fresh()).pace).toBe(0);
  });

  test('notifications need the browser’s leave', async () => {
    const asked = vi.fn(async () => 'denied');
    vi.stubGlobal('Notification', { permission: 'denied', requestPermission: asked });
    const settings = await fresh();
    expect(await settings.wantNotifications(true)).toBe(false);
    expect(settings.notifications).toBe(false);
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
    expect(await settings.wantNotifications(true)).toBe(true);
    expect(settings.notifications).toBe(true);
  });
});
