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
    pin: (point: string, does: string) => `Point ${point}. Arrow keys move it, N goes to a listed point, Enter chooses. ${does}`,
    corner: (corner: string) => `Wheel about this corner: ${corner}`,
    pose: (says: string) =>
      `${says} Arrows left and right turn, up and down slide, with Shift farther; [ and ] change the corner, Enter does it.`,
    sheets: 'Boards',
    waits: (seat: string) => `${seat} to decide`,
    back: (name: string) => `Go to ${name} (M)`,
  },
  it: {
    map: (title: string) =>
      `Mappa di ${title}. Le frecce vanno da un luogo all’altro, Home e N a ciò che si può scegliere, ` +
      'Invio sceglie, Spazio elenca i pezzi.',
    mayChoose: 'Si può scegliere.',
    pieces: (place: string) => `Pezzi: ${place}`,
    overview: 'Vista d’insieme: tocca per andarci',
    areas: (count: number) => `${count} aree`,
    pin: (point: string, does: string) => `Punto ${point}. Le frecce lo spostano, N va a un punto in elenco, Invio sceglie. ${does}`,
    corner: (corner: string) => `Ruota attorno a questo angolo: ${corner}`,
    pose: (says: string) =>
      `${says} Le frecce destra e sinistra ruotano, su e giù spostano, con Maiusc di più; [ e ] cambiano angolo, Invio esegue.`,
    sheets: 'Tavole',
    waits: (seat: string) => `decide ${seat}`,
    back: (name: string) => `Vai a ${name} (M)`,
  },
});
