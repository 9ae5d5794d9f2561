import { defineConfig } from '@playwright/test';
import { chromium } from './chromium';

// The README's pictures, taken anew by `make pictures`.
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 180_000,
  retries: 4, // the dice may end the battle too early
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: chromium,
});
