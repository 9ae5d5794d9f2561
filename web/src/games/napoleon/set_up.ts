// Free set-up (NP-4.1): what is left to be placed, and orders that place it as in history or as it was kept.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import { capital } from '../../text/message';
import type { SetUp } from '../game';
import { corps, kArmies, sideOf, townById, units, type Unit } from './data';
import { readView, type NapoleonView } from './view';
import { name } from './words/speaker';

// The seat's own units: with two players the Anglo-Dutch seat has the Prussians, too.
function ownUnits({ seat, options }: NapoleonView): Unit[] {
  const three = options.includes('three_players');
  return units.filter(({ army }) => (three ? army === seat : sideOf(army) === (seat === 'french' ? 'french' : 'allied')));
}

const groupOf = ({ corps: of, army }: Unit): string => of ?? army;

function groupsLeft(left: readonly Unit[], language: Language): SetUp['groups'] {
  const named = [...kArmies.map((army) => ({ id: army as string, army })), ...corps.map(({ id, army }) => ({ id, army }))];
  return named.flatMap(({ id, army }) => {
    const count = left.filter((unit) => groupOf(unit) === id).length;
    const label = corps.find((one) => one.id === id)?.label ?? '★';
    return count > 0 ? [{ name: `${capital(name(`army.${army}`, 'adjective', language))} ${label}`, left: count }] : [];
  });
}

export function setUp(view: View, language: Language): SetUp | null {
  const seen = readView(view);
  if (seen.seat === 'observer' || seen.seat === 'all' || seen.turn > 1 || seen.groups.length > 0 || seen.result !== 'none') return null;
  const own = ownUnits(seen);
  const at = (unit: Unit): string => seen.units[unit.id]?.at ?? '';
  const left = own.filter((unit) => at(unit) === 'unplaced');
  if (left.length > 0 && (seen.step !== 'place_blocks' || !seen.to_act.includes(seen.seat))) return null;
  if (own.every((unit) => at(unit) === unit.historical)) return null; // as in history: there is nothing to keep
  return {
    left: left.length,
    groups: groupsLeft(left, language),
    placed: Object.fromEntries(own.filter((unit) => townById.has(at(unit))).map((unit) => [unit.id, at(unit)])),
    historical: Object.fromEntries(own.map(({ id, historical }) => [id, historical])),
    order: (places) => left.flatMap(({ id }) => (townById.has(places[id] ?? '') ? [`place ${id} ${places[id]}`] : [])),
  };
}
