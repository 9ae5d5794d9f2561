import { defineConfig } from '@playwright/test';
import { chromium } from './browser/chromium';

// The whole program in a real browser: each test starts its own server (browser/test_server.ts).
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 2, // each test has its own server
  // Dice are random, so a rare decision may occur, and the robot's finger still misses a menu now and then: a fault that does not come again
  // is reported as flaky. The times only end a test that hangs: a busy machine may be many times slower than an idle one.
  retries: 1,
  timeout: 400_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: { ...chromium, actionTimeout: 60_000 },
});
