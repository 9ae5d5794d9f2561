// The page begins when there are words for it, and something to show.
import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './text/language.svelte';

export async function start(page: Promise<unknown>): Promise<void> {
  await Promise.all([loadWords('common'), page]);
  mount(App, { target: document.getElementById('app')! });
}
