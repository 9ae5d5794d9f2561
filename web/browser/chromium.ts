// Debian's Chromium, without a sandbox (tests run as root in containers) and without any outside connections. Animations are off:
// neither tests nor pictures are about motion.
import type { PlaywrightTestConfig } from '@playwright/test';

const kQuiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: kQuiet },
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-GB',
  viewport: { width: 1600, height: 1000 },
};
