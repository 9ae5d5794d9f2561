// The page begins when there are words for it.
import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './text/language.svelte';

export async function start(): Promise<void> {
  await loadWords('common');
  mount(App, { target: document.getElementById('app')! });
}
