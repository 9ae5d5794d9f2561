// The first look at the table, in six steps.
import type { Language } from '../../../text/language.svelte';
import type { Both } from '../../grammar';

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
        'The map has 115 numbered areas. A green circle is easy ground for four blocks a side, a yellow square rough ground for two; ' +
        'the shield is the defender’s bonus. Stars mark the seven victory areas: who holds most of them at night wins.',
    },
    {
      title: 'The blocks',
      at: '.board',
      text:
        'Your blocks show you their faces, the enemy’s their backs. The ribbon tells the corps, the signs at the foot the strength: ' +
        'black discs take one hit, white squares two, red diamonds three. A block that lies flat is seen by all. A flag marks what is ' +
        'activated.',
    },
    {
      title: 'What to decide',
      at: '.prompt',
      text:
        'One line says what is asked of you. What glows in gold may be chosen: a block, then an area. What is not on the map is a ' +
        'button beside the line. Press L for the list of all you may do.',
    },
    {
      title: 'Commanders',
      at: '.board',
      text:
        'Rest the pointer on a corps commander to see how far his orders reach, on a unit to see where it can go, on a ' +
        'commander-in-chief to see who is in touch with him. On an area you read who stands there and what you know of hidden blocks.',
    },
    {
      title: 'Battles',
      at: '.dice',
      text:
        'There are no dice. Offence less defence decides, and every term of the sum is written down here. The Initiative Disc, the ' +
        'reserve pools and morale are in the panels on the left.',
    },
    {
      title: 'Rules and second thoughts',
      at: '.tools',
      text:
        'Click anything that does not glow and you are told why not, with the rule; R opens the whole book. U takes back your last ' +
        'step as long as nothing came to light; beyond that, ask your opponent.',
    },
  ],
  it: [
    {
      title: 'Il campo',
      at: '.board',
      text:
        'La mappa ha 115 aree numerate. Un cerchio verde è terreno facile per quattro blocchi per parte, un quadrato giallo terreno ' +
        'difficile per due; lo scudo è il bonus di chi difende. Le stelle segnano le sette aree vittoria: a notte vince chi ne tiene di più.',
    },
    {
      title: 'I blocchi',
      at: '.board',
      text:
        'I tuoi blocchi ti mostrano la faccia, quelli nemici il dorso. Il nastro dice il corpo, i segni in basso la forza: i dischi ' +
        'neri costano un colpo, i quadrati bianchi due, i rombi rossi tre. Un blocco sdraiato è visto da tutti. Una bandiera segna chi ' +
        'è attivato.',
    },
    {
      title: 'Che cosa decidere',
      at: '.prompt',
      text:
        'Una riga dice che cosa ti si chiede. Ciò che brilla d’oro si può scegliere: un blocco, poi un’area. Ciò che non è sulla ' +
        'mappa è un pulsante accanto alla riga. Premi L per l’elenco di tutto ciò che puoi fare.',
    },
    {
      title: 'I comandanti',
      at: '.board',
      text:
        'Ferma il puntatore su un comandante di corpo per vedere fin dove arrivano i suoi ordini, su un’unità per vedere dove può ' +
        'andare, su un comandante in capo per vedere chi è in contatto con lui. Su un’area leggi chi vi sta e che cosa sai dei blocchi ' +
        'nascosti.',
    },
    {
      title: 'Le battaglie',
      at: '.dice',
      text:
        'Non ci sono dadi. Decide l’attacco meno la difesa, e ogni termine della somma è scritto qui. Il Disco dell’iniziativa, le ' +
        'riserve e il morale sono nei riquadri a sinistra.',
    },
    {
      title: 'Regole e ripensamenti',
      at: '.tools',
      text:
        'Fai clic su ciò che non brilla e ti si dice perché no, con la regola; R apre tutto il libro. U annulla il tuo ultimo passo ' +
        'finché non si è scoperto nulla; oltre, chiedi all’avversario.',
    },
  ],
};

export function tour(language: Language): TourStep[] {
  return kTour[language];
}
