// Positions for show and for tests: half past eleven, as everybody sees it. Not a position of any game.
import type { View } from '../../protocol';
import { armies, generals, kArmies, setUp, tables, units, type Army } from './data';
import type { GeneralView, TableView, UnitView } from './view';

const kNobody = { losses: 0 } satisfies Partial<UnitView>;

export function scene(seat: string, changes: Partial<TableView> = {}, moved: Record<string, UnitView> = {}): View {
  const known: Record<string, UnitView> = Object.fromEntries(units.map(({ id }) => [id, { fate: 'waiting' }]));
  const leaders = new Map<string, string>();
  for (const { unit, x, y, facing, fastened, formation } of setUp) {
    if (!leaders.has(formation)) leaders.set(formation, unit);
    known[unit] = {
      fate: 'on_board',
      x: x * 100,
      y: y * 100,
      facing: facing * 10,
      formation: leaders.get(formation)!,
      ...(fastened ? { fastened } : {}),
    };
  }
  const riders: Record<string, GeneralView> = Object.fromEntries(
    generals.flatMap(({ id, at, generates, army }) =>
      at || army === 'black'
        ? [[id, { fate: at ? 'on_board' : 'waiting', x: (at?.[0] ?? 0) * 100, y: (at?.[1] ?? 0) * 100, generated: generates, box: 0 }]]
        : [],
    ),
  );
  const of = (army: Army): TableView['armies'][Army] => ({
    reserve: armies.find(({ id }) => id === army)!.markers,
    chief: 0,
    taken: 0,
    gained: 0,
  });
  const view: TableView = {
    game: 'enemy_mistakes',
    seat,
    to_act: ['blue'],
    step: 'bombard',
    scenario: 'historical',
    turn: 1,
    entered: 0,
    result: 'none',
    order: ['blue', 'red', 'none'],
    combat: {
      under_way: false,
      step: 'attack',
      attacking: 'blue',
      defending: 'red',
      garrison: 'none',
      formations: [0, 0],
      attacker: 'none',
      defender: 'none',
      touched: 'front',
      charged: false,
      distance: 0,
      dice: [0, 0],
      supporters: [],
      winner: 'none',
      effect: 'none',
      kept: [0, 0],
      sign: [0, 0],
    },
    agenda: [
      { step: 'phase', phase: 'bombardment', next: tables.initiative.second },
      { step: 'bombard', army: 'blue' },
    ],
    options: [],
    armies: { blue: of(kArmies[0]!), red: of('red'), black: of('black') },
    points: {
      blue: { pieces: 0, objectives: 0, total: 0 },
      red: { pieces: 0, objectives: 50, total: 50 },
      black: { pieces: 0, objectives: 0, total: 0 },
    },
    objectives: { mont_saint_jean: 'none', la_haye_sainte: 'red', hougoumont: 'red', la_belle_alliance: 'none', plancenoit: 'none' },
    units: { ...known, ...Object.fromEntries(Object.entries(moved).map(([id, state]) => [id, { ...kNobody, ...state }])) },
    generals: riders,
    ...changes,
  };
  return view as unknown as View;
}
