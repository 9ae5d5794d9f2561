// Drill (tests/toys/drill.h) on the page: an open table of points and poses, and a second board for fights.
import type { GameModule, LogLine, ParsedAction } from '../../../src/games/game';
import { offerBy } from '../../../src/games/offers';
import type { GameEvent, View } from '../../../src/protocol';
import type { Language } from '../../../src/text/language.svelte';
import { boards, rail } from './sheets';
import { innermost, readView, sideOf } from './view';

type Both<Words> = Record<Language, Words>;

const kParts: Both<Record<string, string>> = {
  en: { left: 'left', centre: 'centre', right: 'right' },
  it: { left: 'sinistra', centre: 'centro', right: 'destra' },
};
const kSheets: Both<Record<string, string>> = { en: { table: 'Table', fight: 'Fight' }, it: { table: 'Tavolo', fight: 'Scontro' } };
const kSeats: Both<Record<string, string>> = { en: { red: 'Red', blue: 'Blue' }, it: { red: 'Rosso', blue: 'Blu' } };
const tileName = (id: string, language: Language): string => `${kSeats[language][sideOf(id)]} ${id.at(-1)}`;

const kActions: Both<Record<string, (operands: Record<string, string>) => string>> = {
  en: {
    post: ({ tile, x, y }) => `Post ${tileName(tile!, 'en')} at ${x}, ${y}`,
    take: ({ tile }) => `Take ${tileName(tile!, 'en')}`,
    advance: ({ corner, angle, distance }) => `Wheel ${corner} by ${angle}°, go ${distance} mm`,
    stand: () => 'Stand',
    guard: ({ part }) => `Guard the ${part}`,
    strike: ({ part }) => `Strike the ${part}`,
  },
  it: {
    post: ({ tile, x, y }) => `Schiera ${tileName(tile!, 'it')} in ${x}, ${y}`,
    take: ({ tile }) => `Prendi ${tileName(tile!, 'it')}`,
    advance: ({ corner, angle, distance }) => `Ruota a ${kParts.it[corner!]} di ${angle}°, avanza di ${distance} mm`,
    stand: () => 'Resta fermo',
    guard: ({ part }) => `Difendi: ${kParts.it[part!]}`,
    strike: ({ part }) => `Colpisci: ${kParts.it[part!]}`,
  },
};

const kPrompts: Both<Record<string, [lead: string, text: string]>> = {
  en: {
    post: ['Posting:', 'choose a tile, then a point in front of your edge.'],
    turn: ['Your turn:', 'take a tile.'],
    manoeuvre: ['A tile in hand:', 'turn it, then slide it forward, or let it stand.'],
    guard: ['A fight:', 'choose what to guard.'],
    strike: ['A fight:', 'choose where to strike.'],
  },
  it: {
    post: ['Schieramento:', 'scegli una tessera, poi un punto davanti al tuo bordo.'],
    turn: ['Tocca a te:', 'prendi una tessera.'],
    manoeuvre: ['Una tessera in mano:', 'ruotala, poi falla avanzare, o lasciala ferma.'],
    guard: ['Uno scontro:', 'scegli che cosa difendere.'],
    strike: ['Uno scontro:', 'scegli dove colpire.'],
  },
};

const kRefusals: Record<string, string> = {
  'A tile is posted within 60 mm of its own edge.': 'Una tessera si schiera entro 60 mm dal proprio bordo.',
  'The middle of a tile stays 10 mm from the edges of the table.': 'Il centro di una tessera resta a 10 mm dai bordi del tavolo.',
  'The middles of two tiles of a side are 30 mm apart or more.': 'I centri di due tessere di una parte distano almeno 30 mm.',
  'A tile wheels by 90 degrees at most.': 'Una tessera ruota di 90 gradi al massimo.',
  'A tile goes 60 mm at most.': 'Una tessera avanza di 60 mm al massimo.',
  'The middles of enemies are 22 mm apart or more.': 'I centri dei nemici distano almeno 22 mm.',
};

const kEvents: Both<Record<string, (event: GameEvent, tile: string) => string>> = {
  en: {
    posted: (_, tile) => `${tile} is posted.`,
    advanced: ({ angle, distance }, tile) => `${tile} wheels by ${String(angle)}° and goes ${String(distance)} mm.`,
    met: ({ met }, tile) => `${tile} meets ${tileName(String(met), 'en')}.`,
    struck: ({ part }, tile) => `${tile} strikes the ${String(part)}.`,
    lost: (_, tile) => `${tile} is lost.`,
  },
  it: {
    posted: (_, tile) => `${tile} è schierato.`,
    advanced: ({ angle, distance }, tile) => `${tile} ruota di ${String(angle)}° e avanza di ${String(distance)} mm.`,
    met: ({ met }, tile) => `${tile} incontra ${tileName(String(met), 'it')}.`,
    struck: ({ part }, tile) => `${tile} colpisce: ${kParts.it[String(part)]}.`,
    lost: (_, tile) => `${tile} è perso.`,
  },
};

const actionText = ({ verb, operands, notation }: ParsedAction, _: View, language: Language): string =>
  kActions[language][verb]?.(operands) ?? notation;

function sentence(event: GameEvent, _: View, language: Language): LogLine | null {
  const tile = String(event.tile);
  const text = kEvents[language][event.event]?.(event, tileName(tile, language));
  return text ? { text, seat: sideOf(tile), places: [] } : null;
}

function pieceText(piece: string, view: View, language: Language): string {
  const step = innermost(view);
  const inHand = step?.step === 'manoeuvre' && step.tile === piece;
  return `${tileName(piece, language)}${inHand ? (language === 'en' ? ', in hand' : ', in mano') : ''}.`;
}

export const game: GameModule = {
  id: 'drill',
  defs: () => '',
  boards,
  sheetName: (sheet, _, language) => kSheets[language]![sheet]!,
  title: () => 'Drill',
  seatClass: (seat) => ({ red: 'british', blue: 'french' })[seat] ?? '',
  headline: (view, language) => {
    const [turn] = readView(view).agenda;
    if (turn?.step !== 'turn') return language === 'en' ? 'the end' : 'la fine';
    return `${language === 'en' ? 'turn' : 'turno'} ${turn.number + 1}`;
  },
  whose: () => '',
  placeName: (place, language) => kParts[language][place] ?? place,
  placeText: () => '',
  pieceText,
  prompt: ({ step }, _, __, language) => {
    const [lead, text] = kPrompts[language][step] ?? ['', step];
    return { lead, text };
  },
  waiting: (_, { to_act }, language) => `${kSeats[language][to_act[0] ?? ''] ?? ''} …`,
  refusal: ({ text = '' }, language) => (language === 'it' ? (kRefusals[text] ?? text) : text),
  resultText: ({ reason }) => reason,
  actionText,
  option: () => null,
  offer: offerBy({ tile: 'piece', part: 'place' }),
  rail: (_, view) => rail(view),
  buttonKind: ({ verb }) => (verb === 'stand' ? 'end' : 'choice'),
  inspectable: () => false,
  inspectText: () => '',
  countName: (name) => name,
  reasonText: (name) => name,
  sentence,
  rolls: (events, _, language) =>
    events.flatMap((event) =>
      event.event === 'struck'
        ? [
            {
              title: kActions[language].strike!({ part: String(event.part) }),
              dice: (event.dice as number[]).map((face) => ({ face })),
              modifiers: [],
              outcome: '',
              rules: ['DR-6'],
              places: [],
            },
          ]
        : [],
    ),
  panels: () => [],
  rules: () => Promise.resolve({ chapters: [] }),
  tour: () => [],
};
