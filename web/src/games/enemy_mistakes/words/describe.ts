// What stands where, in words: for tooltips and screen readers.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { capital, plain } from '../../../text/message';
import { generalById, labelOf, unitById } from '../data';
import { membersOf, rankOf } from '../layout';
import { onBoard, readView, type TableView, type UnitView } from '../view';
import { has, name, say } from './speaker';
import { armOf, generalName, shortName, unitName } from './units';

const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');

export function placeName(place: string, language: Language): string {
  if (unitById.has(place)) return say('standing.formation', { unit: place }, language);
  return has(`place.${place}`, language) ? name(`place.${place}`, '', language) : place;
}

// A formation: its units and its markers.
export function placeText(place: string, view: View, language: Language): string {
  const seen = readView(view);
  const members = membersOf(place, seen);
  if (members.length === 0) return '';
  const { green = false, orange = 0 } = seen.units[place]?.state ?? {};
  return sentences([
    members.map((unit) => shortName(unit, language)).join(', '),
    say('standing.of_formation', { count: members.length, moving: green ? 'yes' : 'no', orange }, language),
  ]);
}

function statesOf(unit: string, state: UnitView, seen: TableView, language: Language): string {
  const { yellow = 0, smoke, fastened, in_combat, formation = unit } = state;
  const marks = {
    shaken: yellow === 1,
    routed: yellow > 1,
    smoke: smoke ?? false,
    fastened: fastened ?? false,
    charged: seen.units[formation]?.state?.charged ?? false,
    combat: in_combat ?? false,
  };
  return capital(say('standing.states', marks, language));
}

// "13, Charlet (Quiot): French infantry, Veteran. French Corps II. Losses 1 of 4. Shaken."
function unitText(piece: string, seen: TableView, language: Language): string {
  const unit = unitById.get(piece)!;
  const state = seen.units[piece];
  if (!state) return '';
  const who = say(
    'standing.unit',
    {
      label: labelOf(unit),
      name: unitName(piece, language),
      army: say(`people.${unit.army}`, {}, language),
      arm: say(`arm.${armOf(unit)}`, {}, language),
      quality: name(`class.${unit.class}`, '', language),
    },
    language,
  );
  const fate = onBoard(state)
    ? ''
    : state.fate === 'waiting'
      ? say('standing.waiting', {}, language)
      : capital(name(`fate.${state.fate}`, '', language));
  return sentences([
    who,
    unit.corps === null ? '' : say('standing.corps', { corps: unit.corps }, language),
    state.losses ? say('standing.losses', { losses: state.losses, capacity: unit.capacity }, language) : '',
    statesOf(piece, state, seen, language),
    fate,
  ]);
}

export function pieceText(piece: string, view: View, language: Language): string {
  const seen = readView(view);
  if (unitById.has(piece)) return plain(unitText(piece, seen, language));
  const general = generalById.get(piece);
  const state = seen.generals[piece];
  if (!general || !state) return '';
  const box = general.commander ? seen.armies[general.army].chief : (state.box ?? 0);
  return sentences([
    say(
      'standing.general',
      { name: generalName(piece, language), stars: rankOf(general, seen), box, generated: state.generated ?? 0 },
      language,
    ),
    state.host === undefined ? '' : say('standing.attached', { host: state.host }, language),
  ]);
}

export const pieceName = (piece: string, _view: View, language: Language): string => shortName(piece, language);
