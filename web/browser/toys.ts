// The page with toy games (browser/toys/), for tests of cases that no real game has: a separate build, once per worker, and a server
// program with the same games (tests/toys/registry.cc).
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, preview } from 'vite';
import { TestServer, test as base } from './test_server';

const kRoot = join(import.meta.dirname, '..');
const kBuilt = join(dirname(process.env.PAPELOTTE ?? join(kRoot, '../build/papelotte')), 'tests/papelotte_toys');
const kProgram = process.env.PAPELOTTE_TOYS ?? kBuilt;

export const test = base.extend<object, { toysPage: string }>({
  toysPage: [
    async ({ browserName: _ }, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'papelotte-toys-'));
      await build({ root: kRoot, mode: 'toys', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
      await use(outDir);
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  testServer: async ({ browserName: _ }, use) => {
    const testServer = new TestServer(kProgram);
    await testServer.open();
    await use(testServer);
    await testServer.clear();
  },
  baseURL: async ({ testServer, toysPage }, use) => {
    const proxy = { '/api': { target: testServer.address, ws: true } };
    const server = await preview({ root: kRoot, mode: 'toys', build: { outDir: toysPage }, preview: { host: '127.0.0.1', port: 0, proxy } });
    await use(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`);
    await server.close();
  },
});

export { expect } from '@playwright/test';
