import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config';

// Unit tests of the page in a simulated browser: the page's own configuration, with Svelte's browser build.
export default mergeConfig(
  page({ command: 'serve', mode: 'test' }),
  defineConfig({
    resolve: { conditions: ['browser'] },
    // The time only ends a test that hangs: a busy machine may be many times slower than an idle one.
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/text/all_loaded.ts'], globals: false, testTimeout: 60_000 },
  }),
);
