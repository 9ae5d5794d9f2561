import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` serves the page with live reload and hands /api to a papelotte server on port 1815. Building the page needs nothing of what
// only its tests need; those have vitest.config.ts.
//
// The mode `toys` is for tests in a browser (browser/toys.ts): it adds toy games to those of the page. No other mode includes them.
const toys: Plugin = {
  name: 'toys',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './registered' && importer?.endsWith('src/games/index.ts') ? fromHere('browser/toys/registered.ts') : null,
};

// What only the terminal says stays out of the page.
type Sentences = Record<string, unknown>;
const kTerminal = /^(terminal|describe|fault\.player|fault\.weights|journal\.dice)\./;
const readSentences = (text: string): Sentences =>
  Object.fromEntries(Object.entries(JSON.parse(text) as Sentences).filter(([id]) => !kTerminal.test(id)));
const sentences: Plugin = {
  name: 'sentences',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (/\/text\.\w+\.json$/.test(id) ? { code: JSON.stringify(readSentences(code)), map: null } : null),
};

// data/common/text.en.json?with_cards: the sentences that all games share, and those of every game that its card needs (ids card.…), which
// get the name of the game: card.waterloo.blurb. A number that such a sentence says in words ({turn:hour}) brings these words along.
// `folders`: where the games' folders are.
const kWithCards = '?with_cards';
function cardSentences(game: string, own: Sentences): Sentences {
  const card = Object.entries(own).filter(([id]) => id.startsWith('card.'));
  const inWords = /(?<=\{\^?\w+:)\w+/g;
  const groups = card.flatMap(([, text]) => (typeof text === 'string' ? (text.match(inWords) ?? []) : []));
  const words = Object.entries(own).filter(([id]) => groups.includes(id.replace(/\.\d+$/, '')));
  return Object.fromEntries([
    ...card.map(([id, text]) => [
      id.replace('card.', `card.${game}.`),
      typeof text === 'string' ? text.replace(inWords, (group) => `card.${game}.${group}`) : text,
    ]),
    ...words.map(([id, text]) => [`card.${game}.${id}`, text]),
  ]) as Sentences;
}
const cards = (folders: string[]): Plugin => ({
  name: 'cards',
  enforce: 'pre',
  async resolveId(source, importer) {
    const file = source.endsWith(kWithCards) ? await this.resolve(source.slice(0, -kWithCards.length), importer) : null;
    return file && `\0${file.id}${kWithCards}`;
  },
  load(id) {
    if (!id.endsWith(kWithCards)) return null;
    const file = id.slice(1, -kWithCards.length);
    const all = readSentences(readFileSync(file, 'utf8'));
    for (const folder of folders) {
      for (const game of readdirSync(folder)) {
        const own = `${folder}/${game}/${basename(file)}`;
        if (own === file || !existsSync(own)) continue;
        this.addWatchFile(own);
        Object.assign(all, cardSentences(game, readSentences(readFileSync(own, 'utf8'))));
      }
    }
    return `export default ${JSON.stringify(all)}`;
  },
});

// judge:GAME is the address of the game's judge of poses, a WebAssembly module that the build makes beforehand (cmake/judges.cmake), or null.
const kJudge = 'judge:';
const kJudges = process.env.PAPELOTTE_JUDGES ?? fromHere('../build/judges');
const judges: Plugin = {
  name: 'judges',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith(kJudge) ? `\0${source}` : null),
  load(id) {
    if (!id.startsWith(`\0${kJudge}`)) return null;
    const file = `${kJudges}/${id.slice(1 + kJudge.length)}_judge.wasm`;
    return existsSync(file) ? `export { default } from ${JSON.stringify(`${file}?url`)};` : 'export default null;';
  },
};

// The entry is small and fetches the page's code (start.ts) and its words; the code is preloaded, so that it does not wait for the entry.
const preload: Plugin = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, chunk: entry }) => {
      const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/start.ts'));
      if (start?.type !== 'chunk' || !entry) return [];
      const files = [start.fileName, ...start.imports].filter((file) => ![entry.fileName, ...entry.imports].includes(file));
      return files.map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` }, injectTo: 'head' }));
    },
  },
};

// What every map is drawn with is a file of its own beside the maps (map-*), whichever games share it. What every page needs is one file
// rather than many, but for the little that the entry needs.
const groups = [
  { name: 'entry', test: /src\/(pages|text\/files|ui\/remember)\.|vite\/preload-helper/, priority: 1 },
  { name: 'map-engraver', test: /src\/board\/(engraver\/|wood|room|recent)/ },
  { name: 'page', test: /node_modules\/svelte\/|src\/(text\/|ui\/|games\/(index|registered|\w+\/card)\.)/ },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    sentences,
    judges,
    svelte(),
    preload,
    cards([fromHere('../data'), ...(mode === 'toys' ? [fromHere('browser/toys')] : [])]),
    ...(mode === 'toys' ? [toys] : []),
  ],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.PAPELOTTE_API ?? 'http://127.0.0.1:1815', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}));
