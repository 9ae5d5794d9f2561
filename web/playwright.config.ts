import { defineConfig } from '@playwright/test';
import { chromium } from './browser/chromium';

// The whole program in a real browser: each test starts a server of its own (browser/test_server.ts).
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 1,
  retries: 1, // the dice are the server's own: a rare decision may come in between; reported as flaky
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { ...chromium, actionTimeout: 20_000 },
});
