import { defineConfig } from '@playwright/test';
import { chromium } from './browser/chromium';

// The whole program in a real browser: each test starts a server of its own (browser/house.ts). Nothing glides: tests are not about motion.
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...chromium,
    locale: 'en-GB',
    viewport: { width: 1600, height: 1000 },
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
