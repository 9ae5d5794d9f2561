// The board's own words.
import { dictionary } from '../text/language.svelte';

export const boardWords = dictionary({
  en: {
    map: (title: string) =>
      `Map of ${title}. Arrow keys go from place to place, Home and N to what may be chosen, ` + 'Enter chooses, Space lists the pieces.',
    mayChoose: 'May be chosen.',
    pieces: (place: string) => `Pieces in ${place}`,
    overview: 'Overview: tap to go there',
    areas: (count: number) => `${count} areas`,
  },
  it: {
    map: (title: string) =>
      `Mappa di ${title}. Le frecce vanno da un luogo all’altro, Home e N a ciò che si può scegliere, ` +
      'Invio sceglie, Spazio elenca i pezzi.',
    mayChoose: 'Si può scegliere.',
    pieces: (place: string) => `Pezzi: ${place}`,
    overview: 'Vista d’insieme: tocca per andarci',
    areas: (count: number) => `${count} aree`,
  },
});
