// The levels of computer players, by the names that the server gives them: what they are called, and what they are.
import { dictionary } from './language.svelte';

interface Level {
  name: string;
  text: string;
}

const words = dictionary<Record<string, Level>>({
  en: {
    random: { name: 'Random', text: 'Does anything that the rules allow. Good for learning them.' },
    recruit: { name: 'Recruit', text: 'Knows the drill, overlooks much, and does not count the odds.' },
    regular: { name: 'Regular', text: 'Plays soundly by the book and knows the odds, but does not look ahead.' },
    veteran: { name: 'Veteran', text: 'Tries a few plans in its head before it decides.' },
    marshal: { name: 'Marshal', text: 'Looks furthest ahead, and takes its time for it.' },
  },
  it: {
    random: { name: 'A caso', text: 'Fa qualunque cosa le regole permettano. Utile per impararle.' },
    recruit: { name: 'Recluta', text: 'Conosce i movimenti, trascura molto e non conta le probabilità.' },
    regular: { name: 'Regolare', text: 'Gioca secondo i manuali e conosce le probabilità, ma non guarda avanti.' },
    veteran: { name: 'Veterano', text: 'Prova a mente qualche piano prima di decidere.' },
    marshal: { name: 'Maresciallo', text: 'Guarda più lontano di tutti e si prende il suo tempo.' },
  },
});

export const levelName = (level: string): string => words()[level]?.name ?? level;
export const levelText = (level: string): string => words()[level]?.text ?? '';

// The one whose time for a turn can be chosen, in seconds.
export const kPatient = 'marshal';
export const kTurnSeconds = { least: 5, usual: 10, most: 60 };

// Not the weakest: who moves at random is no opponent.
export const firstLevel = (levels: string[]): string | undefined => (levels.includes('recruit') ? 'recruit' : levels[0]);
