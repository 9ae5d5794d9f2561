// What the panels count, read from a view.
import tables from '../../../../../data/waterloo200/tables.json';
import { editionOf, type Unit } from '../data';
import type { Faction, Side, UnitView, Waterloo200View } from '../view';

export interface Placed {
  unit: Unit;
  state: UnitView;
}

export function unitsAt(view: Waterloo200View, place: string): Placed[] {
  const { unitById } = editionOf(view);
  return Object.entries(view.units).flatMap(([id, state]): Placed[] => {
    const unit = unitById.get(id);
    return unit && state.at === place ? [{ unit, state }] : [];
  });
}

export const victoryAreasOf = (view: Waterloo200View, side: Side): string[] => view.victory_areas?.[side] ?? [];

// One army's part in the battle under way, as far as the viewer knows it: its units there, and blocks that he cannot name.
export interface Part {
  faction: Faction;
  units: { id: string; strength: number }[];
  hidden: number;
  total?: number;
}

export function partOf(view: Waterloo200View, faction: Faction, total: number | undefined): Part {
  const area = view.battle?.area ?? '';
  const units = unitsAt(view, area)
    .filter(({ unit }) => unit.faction === faction)
    .map(({ unit, state }) => ({ id: unit.id, strength: unit.steps[state.step ?? 0]?.strength ?? 0 }));
  return { faction, units, hidden: view.blocks?.[area]?.[faction] ?? 0, total };
}

// Of a commander or a gun: what it adds to a battle beside it.
export function valueOf(view: Waterloo200View, id: string): number {
  return editionOf(view).unitById.get(id)?.steps[view.units[id]?.step ?? 0]?.value ?? 0;
}

export const fullMorale = tables.morale.start;

// The turns of the day, and with which of them Prussians arrive.
const { count, prussian_arrival_turns: arrivals } = tables.turns;
export const hours: readonly { turn: number; prussians: boolean }[] = Array.from({ length: count }, (_, i) => ({
  turn: i + 1,
  prussians: arrivals.includes(i + 1),
}));
