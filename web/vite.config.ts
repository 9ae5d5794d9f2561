import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` serves the page with live reload and hands /api to a papelotte server on port 1815. Building the page needs nothing of what
// only its tests need; those have vitest.config.ts.
export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.PAPELOTTE_API ?? 'http://127.0.0.1:1815', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every map is drawn with is a file of its own beside the maps (map-*), whichever games share it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'map-engraver', test: /src\/board\/(engraver\/|wood|room|recent)/ }] } } },
  },
});
