import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

// `npm run dev` serves the page with live reload and forwards /api to a papelotte server on port 1815. Building the page does not need
// the packages of its tests, which have vitest.config.ts.
//
// The mode `toys` is for tests in a browser (browser/toys.ts): it adds toy games to those of the page. No other mode includes them.
const toys: Plugin = {
  name: 'toys',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './registered' && importer?.endsWith('src/games/index.ts')
      ? fileURLToPath(new URL('browser/toys/registered.ts', import.meta.url))
      : null,
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'toys' ? [toys] : [])],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.PAPELOTTE_API ?? 'http://127.0.0.1:1815', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The drawing code that all maps share is a separate file next to the maps (map-*).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'map-engraver', test: /src\/board\/(engraver\/|wood|room|recent)/ }] } } },
  },
}));
