import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

// `npm run dev` serves the page with live reload and hands /api to a papelotte server on port 1815. Building the page needs nothing of what
// only its tests need; those have vitest.config.ts.
//
// The mode `toys` is for tests in a browser (browser/toys.ts): toy games stand beside those of the page. No other mode ever sees them.
const toys: Plugin = {
  name: 'toys',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './registered' && importer?.endsWith('src/games/index.ts')
      ? fileURLToPath(new URL('browser/toys/registered.ts', import.meta.url))
      : null,
};

// What only the terminal says stays out of the page.
const kTerminal = /^(terminal|describe|fault\.player|fault\.weights|journal\.dice)\./;
const sentences: Plugin = {
  name: 'sentences',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    /\/data\/\w+\/text\.\w+\.json$/.test(id)
      ? {
          code: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(code) as object).filter(([key]) => !kTerminal.test(key)))),
          map: null,
        }
      : null,
};

export default defineConfig(({ mode }) => ({
  plugins: [sentences, svelte(), ...(mode === 'toys' ? [toys] : [])],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.PAPELOTTE_API ?? 'http://127.0.0.1:1815', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every map is drawn with is a file of its own beside the maps (map-*), whichever games share it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'map-engraver', test: /src\/board\/(engraver\/|wood|room|recent)/ }] } } },
  },
}));
