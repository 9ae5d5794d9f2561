// The language changes when all the sentences in use have come, and never halfway.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Catalogue from './catalogue';

const arrivals: { part: string; language: string; come: () => void; fail: () => void }[] = [];
const load = vi.fn<typeof Catalogue.loadText>(
  (part, language) => new Promise((come, refuse) => arrivals.push({ part, language, come, fail: () => refuse(new Error('offline')) })),
);
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const asked = (): string[] => arrivals.map(({ part, language }) => `${part} ${language}`);

const fresh = async () => {
  vi.resetModules();
  vi.doMock('./catalogue', () => ({ loadText: load, speakersOf: () => ({}) }));
  return import('./language.svelte');
};

beforeEach(() => {
  arrivals.length = 0;
  localStorage.clear();
});
afterEach(() => {
  vi.doUnmock('./catalogue');
  vi.unstubAllGlobals();
});

describe('a change', () => {
  test('waits for every part in use, and is remembered', async () => {
    const { language, loadWords, setLanguage } = await fresh();
    void loadWords('waterloo');
    arrivals.splice(0).forEach(({ come }) => come());
    const changed = setLanguage('it');
    expect(asked()).toEqual(['common it', 'waterloo it']);
    arrivals[0]!.come();
    await settle();
    expect(language()).toBe('en');
    arrivals[1]!.come();
    await changed;
    expect(language()).toBe('it');
    expect(document.documentElement.lang).toBe('it');
    expect(localStorage.getItem('papelotte.language')).toBe('it');
  });
  test('waits for a game that is fetched meanwhile', async () => {
    const { loadWords, setLanguage } = await fresh();
    void setLanguage('it');
    void loadWords('waterloo');
    expect(asked()).toEqual(['common it', 'waterloo en', 'waterloo it']);
  });
  test('that is itself changed has no effect', async () => {
    const { language, setLanguage } = await fresh();
    const [there, back] = [setLanguage('it'), setLanguage('en')];
    arrivals.forEach(({ come }) => come());
    await Promise.all([there, back]);
    expect(language()).toBe('en');
  });
  test('that cannot be fetched leaves the page as it was', async () => {
    const { language, loadWords, setLanguage } = await fresh();
    const changed = setLanguage('it');
    arrivals.splice(0).forEach(({ fail }) => fail());
    await expect(changed).rejects.toThrow('offline');
    expect(language()).toBe('en');
    void loadWords('waterloo');
    expect(asked()).toEqual(['waterloo en', 'waterloo en']);
  });
});

describe('at first', () => {
  const firstOf = async (...languages: string[]): Promise<string> => {
    vi.stubGlobal('navigator', { languages });
    return (await fresh()).language();
  };
  test('what the browser prefers, if it is there', async () => {
    expect(await firstOf('de-DE', 'it-IT', 'en-GB')).toBe('it');
    expect(await firstOf('de')).toBe('en');
  });
  test('what was chosen before', async () => {
    localStorage.setItem('papelotte.language', 'it');
    expect(await firstOf('en')).toBe('it');
    localStorage.setItem('papelotte.language', 'xx');
    expect(await firstOf('en')).toBe('en');
  });
});

test('the languages are those of data/common, and call themselves by name', async () => {
  const { kLanguages, languageName } = await import('./files');
  expect(kLanguages).toEqual(['en', 'it']);
  expect(kLanguages.map(languageName)).toEqual(['English', 'Italiano']);
});
