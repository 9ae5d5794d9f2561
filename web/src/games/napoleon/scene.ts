// Positions for show and for tests: the eve of 15 June as one seat sees it. Not a position of any game.
import type { View } from '../../protocol';
import { kArmies, sideOf, units } from './data';
import { sideOfSeat, type HiddenBlocks, type NapoleonView, type Space, type UnitView } from './view';

export function scene(seat: string, changes: Partial<NapoleonView> = {}, moved: Record<string, UnitView> = {}): View {
  const own = sideOfSeat(seat);
  const known: Record<string, UnitView> = {};
  const blocks: Record<string, Partial<Record<Space, Record<string, HiddenBlocks>>>> = {};
  for (const { id, army, historical, strength } of units) {
    if (id in moved) continue;
    if (own === sideOf(army)) known[id] = { at: historical, strength, start: historical };
    else {
      const here = ((blocks[historical] ??= {}).map ??= {});
      here[army] = { blocks: (here[army]?.blocks ?? 0) + 1 };
    }
  }
  const view: NapoleonView = {
    game: 'napoleon',
    seat,
    to_act: ['french'],
    step: 'choose_group',
    result: 'none',
    turn: 1,
    active: 'french',
    entry_roads: [],
    fights: [],
    groups: [],
    skirmishes: [],
    battles: [],
    pool: [2, 2, 2, 2],
    defeated: kArmies.map(() => false),
    options: [],
    roads: {},
    settlement: { seating: 'kept', payer: 'nobody', price: 0 },
    lost: { french: 0, anglo_dutch: 0, prussian: 0 },
    moves_left: { french: 2 },
    cities: { ghent: 'nobody', brussels: 'nobody', liege: 'nobody' },
    cities_held: [],
    units: { ...known, ...moved },
    blocks,
    whereabouts: {},
    placed: {},
    ...changes,
  };
  return view as unknown as View;
}
