import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config';

// The page's parts in a simulated browser: the page's own configuration, with Svelte's code for browsers.
export default mergeConfig(
  page({ command: 'serve', mode: 'test' }),
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/text/all_loaded.ts'], globals: false },
  }),
);
