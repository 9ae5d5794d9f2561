// Positions for show: the field at eleven o'clock as one seat sees it, with the deal of history. Not a position of any game.
import forces from '../../../../data/waterloo200/forces.json';
import type { View } from '../../protocol';
import { areas, kPresentRules, unitById } from './data';
import { sideOf, type Faction, type Side, type UnitView, type Waterloo200View } from './view';

const historical = forces.setup.historical.place;
const starsOf = (side: Side): string[] => areas.filter(({ victory, initial }) => victory && sideOf(initial) === side).map(({ id }) => id);

export function scene(seat: Faction | 'observer', changes: Partial<Waterloo200View> = {}, moved: Record<string, UnitView> = {}): View {
  const units: Record<string, UnitView> = {};
  const blocks: Record<string, Partial<Record<Faction, number>>> = {};
  for (const [id, place] of Object.entries(historical)) {
    const unit = unitById.get(id);
    if (!unit || id in moved) continue;
    const at = String(place);
    const own = seat !== 'observer' && sideOf(unit.faction) === sideOf(seat);
    if (own || unit.type === 'strategic_leader') units[id] = { at, step: 0 };
    else if (place !== 'pool') blocks[at] = { ...blocks[at], [unit.faction]: (blocks[at]?.[unit.faction] ?? 0) + 1 };
  }
  const view: Waterloo200View = {
    game: 'waterloo200',
    rules: kPresentRules,
    seat,
    to_act: ['french'],
    step: 'choose_action',
    result: 'none',
    turn: 1,
    turn_name: '11:00',
    phasing: 'french',
    kind: 'none',
    disc: 'french',
    passes: 0,
    impulse: 1,
    options: [],
    control: Object.fromEntries(areas.map(({ id, initial }) => [id, initial])),
    victory_areas: { french: starsOf('french'), allied: starsOf('allied') },
    units: { ...units, ...moved },
    blocks,
    pools: { french: 19, british: 9, prussian: 0 },
    morale: { french: 10, british: 10 },
    ...changes,
  };
  return view as unknown as View;
}
