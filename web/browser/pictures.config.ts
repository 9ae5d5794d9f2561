import { defineConfig } from '@playwright/test';
import { chromium } from './chromium';

// Takes the pictures of the README, for `make pictures`.
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
