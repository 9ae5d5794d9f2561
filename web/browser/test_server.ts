// A real server for each test, with its own process, port and database; a test can stop and restart it.
import { test as base, type Browser, type Page } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `program`: the server program; by default that of the page.
export class TestServer {
  address = '';
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'papelotte-browser-'));
  private port = 0;

  constructor(private readonly program = process.env.PAPELOTTE ?? join(import.meta.dirname, '../../build/papelotte')) {}

  // It reopens on the same port, so that pages find it again.
  async open(): Promise<void> {
    const place = ['--host', '127.0.0.1', '--port', String(this.port), '--db', `sqlite:${join(this.folder, 'test.db')}`];
    const manner = ['--pace', '20', '--log', 'error', '--unlimited'];
    this.process = spawn(this.program, ['serve', ...place, ...manner], { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = await new Promise<string>((resolve, reject) => {
      this.process!.stdout!.once('data', (data: Buffer) => resolve(data.toString()));
      this.process!.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(/:(\d+)\s*$/.exec(line)![1]);
    this.address = `http://127.0.0.1:${this.port}`;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const ended = this.process;
    this.process = null;
    if (!ended || ended.exitCode !== null) return;
    ended.removeAllListeners('exit');
    const done = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill(signal);
    await done;
  }

  async clear(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// `page.goto('/')` opens the server's page. `newcomer`: the tour has not been seen yet, as on a first visit.
export const test = base.extend<{ testServer: TestServer; newcomer: boolean }>({
  newcomer: [false, { option: true }],
  testServer: async ({ browserName: _ }, use) => {
    const testServer = new TestServer();
    await testServer.open();
    await use(testServer);
    await testServer.clear();
  },
  baseURL: async ({ testServer }, use) => use(testServer.address),
  context: async ({ context, newcomer }, use) => {
    if (!newcomer) await tourSeen(context);
    await use(context);
  },
});

// For browser contexts that a test opens itself.
export async function tourSeen(context: { addInitScript(script: () => void): Promise<unknown> }): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('papelotte.tour', 'seen');
  });
}

// Another person, with a separate browser context.
export async function visitor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  await tourSeen(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

export { expect } from '@playwright/test';
