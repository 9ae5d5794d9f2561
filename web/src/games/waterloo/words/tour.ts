// The first look at the table, in six steps.
import type { Language } from '../../../text/language.svelte';
import type { Both } from './text';

interface TourStep {
  title: string;
  text: string;
  at?: string;
}

const kTour: Both<TourStep[]> = {
  en: [
    {
      title: 'The field',
      at: '.board',
      text:
        'The map has 70 areas. The French come from the south and want Mont St Jean, or thirteen Anglo-Allied losses; the Allies hold ' +
        'until night. Drag to move the map, use the wheel or two fingers to zoom, double-click to see all of it.',
    },
    {
      title: 'The pieces',
      at: '.board',
      text:
        'Blocks are infantry, horses’ heads cavalry, guns artillery, busts leaders. Upright means ready; on its side means defensive, ' +
        'tired, limbered or used. Infantry on a spiked plate is in square. Small cubes are losses.',
    },
    {
      title: 'What to decide',
      at: '.prompt',
      text:
        'One line says what is asked of you. What glows in gold may be chosen: click a piece, then a place. What is not on the map is ' +
        'a button beside the line. Press L for the list of all you may do.',
    },
    {
      title: 'Why not?',
      at: '.board',
      text:
        'Click anything else and you are told why it is not possible now, with the rule. Rest the pointer on an area to see its ' +
        'ground and who stands there, on a gun to see its range and sight.',
    },
    {
      title: 'Dice and log',
      at: '.log',
      text:
        'Every die lies open as it was rolled, with what was added and taken away. The log tells what happened; point at a line and ' +
        'its places light up. Only one thing is secret: how many actions the round has, which your opponent knows.',
    },
    {
      title: 'Rules and second thoughts',
      at: '.tools',
      text:
        'Each question links to its rule; R opens the whole book. U takes back your last step as long as no die was rolled and ' +
        'nothing came to light; beyond that, ask your opponent.',
    },
  ],
  it: [
    {
      title: 'Il campo',
      at: '.board',
      text:
        'La mappa ha 70 aree. I Francesi vengono da sud e vogliono Mont St Jean, o tredici perdite anglo-alleate; gli Alleati ' +
        'resistono fino a notte. Trascina per spostare la mappa, usa la rotella o due dita per ingrandire, doppio clic per vederla ' +
        'tutta.',
    },
    {
      title: 'I pezzi',
      at: '.board',
      text:
        'I blocchi sono fanteria, le teste di cavallo cavalleria, i cannoni artiglieria, i busti generali. In piedi vuol dire pronto; ' +
        'coricato vuol dire in difesa, stanco, al traino o già attivato. La fanteria su una piastra con le punte è in quadrato. I ' +
        'cubetti sono perdite.',
    },
    {
      title: 'Che cosa decidere',
      at: '.prompt',
      text:
        'Una riga dice che cosa ti si chiede. Ciò che brilla d’oro si può scegliere: fai clic su un pezzo, poi su un luogo. Ciò che ' +
        'non è sulla mappa è un pulsante accanto alla riga. Premi L per l’elenco di tutto ciò che puoi fare.',
    },
    {
      title: 'Perché no?',
      at: '.board',
      text:
        'Fai clic su qualsiasi altra cosa e ti si dice perché ora non è possibile, con la regola. Ferma il puntatore su un’area per ' +
        'vederne il terreno e chi vi sta, su un cannone per vederne gittata e vista.',
    },
    {
      title: 'Dadi e diario',
      at: '.log',
      text:
        'Ogni dado si vede com’è caduto, con ciò che si è aggiunto e tolto. Il diario racconta i fatti; indica una riga e i suoi ' +
        'luoghi si accendono. Una cosa sola è segreta: quante azioni ha il round, e la sa il tuo avversario.',
    },
    {
      title: 'Regole e ripensamenti',
      at: '.tools',
      text:
        'Ogni domanda rimanda alla sua regola; R apre tutto il libro. U annulla il tuo ultimo passo finché non si è tirato un dado e ' +
        'non si è scoperto nulla; oltre, chiedi all’avversario.',
    },
  ],
};

export function tour(language: Language): TourStep[] {
  return kTour[language];
}
