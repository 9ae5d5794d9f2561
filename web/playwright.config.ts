import { defineConfig } from '@playwright/test';
import { chromium } from './browser/chromium';

// The whole program in a real browser: each test starts its own server (browser/test_server.ts).
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 2, // each test has its own server
  retries: 1, // the server's dice are random: a rare decision may occur; reported as flaky
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { ...chromium, actionTimeout: 20_000 },
});
