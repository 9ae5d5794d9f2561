// Names of people as they are shown. Who gave none is a guest with a number; the server knows no languages and calls him "Guest 1234".
import { dictionary } from './language.svelte';

const words = dictionary({ en: { guest: 'Guest' }, it: { guest: 'Ospite' } });

const kGuest = /^Guest (\d+)$/;

export const isUnnamed = (name: string): boolean => kGuest.test(name);
export const personName = (name: string): string => name.replace(kGuest, (_, number: string) => `${words().guest} ${number}`);
