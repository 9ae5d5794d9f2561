import { defineConfig } from '@playwright/test';
import { chromium } from './chromium';

// Measures the page, for `npm run figures`: with animations, as most people see it.
export default defineConfig({
  testDir: '.',
  testMatch: 'figures.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { ...chromium, contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } },
});
