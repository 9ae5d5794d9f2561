import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config';

// Unit tests of the page in a simulated browser: the page's own configuration, with Svelte's browser build.
export default mergeConfig(
  page({ command: 'serve', mode: 'test' }),
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/text/all_loaded.ts'], globals: false },
  }),
);
