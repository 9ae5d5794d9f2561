// A choice of the language: where its sentences cannot be fetched, the page stays as it is and says so.
import { toast } from '../ui/toasts.svelte';
import { setLanguage, type Language } from './language.svelte';
import { say } from './say';

export async function changeLanguage(next: Language): Promise<void> {
  await setLanguage(next).catch(() => toast(say('page.lazy.failed'), 'fault'));
}
