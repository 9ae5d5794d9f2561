// Made by tools/compile_data from data/enemy_mistakes/schema.json: do not edit. `compile_data --types data/enemy_mistakes` writes it anew.
export type Army = 'blue' | 'red' | 'black';
export type Side = 'french' | 'coalition';
export type Names = Record<'en' | 'it', string>;
export interface ArmyData {
  id: Army;
  side: Side;
  commander: string;
  markers: number;
  name: Names;
}
export interface Corps {
  id: string;
  army: Army;
  number: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI';
  general: string;
}
export type Class = 'recruit' | 'regular' | 'veteran' | 'elite' | 'guard';
export type Unit = {
  type: 'infantry';
  id: string;
  army: Army;
  number: number;
  corps: string | null;
  name: Names;
  class: Class;
  capacity: number;
  points: number;
  fire: 'normal' | 'good' | 'optimal';
  garrison: string | null;
  steadfast?: boolean;
  men: number | null;
} | {
  type: 'cavalry';
  id: string;
  army: Army;
  number: number;
  corps: string | null;
  name: Names;
  class: Class;
  capacity: number;
  points: number;
  weight: 'light' | 'medium' | 'heavy';
  men: number;
} | {
  type: 'artillery';
  id: string;
  army: Army;
  number: number;
  corps: string | null;
  name: Names;
  class: Class;
  capacity: number;
  points: number;
  artillery: 'foot' | 'horse';
  bombards: boolean;
  grand_battery: boolean;
  guns: number;
};
export type X = number;
export type Y = number;
export interface General {
  id: string;
  army: Army;
  corps: string | null;
  commander: boolean;
  name: Names;
  rank: number;
  generates: number;
  spreads: boolean;
  points: number;
  at: [X, Y] | null;
}

declare const forces: {
  game: 'enemy_mistakes';
  format: number;
  armies: [ArmyData, ArmyData, ArmyData];
  corps: Corps[];
  units: Unit[];
  generals: General[];
  substitute: {
    rank: number;
    generates: number;
    points: number;
  };
  ney: {
    general: string;
    host: string;
    markers: number;
    never: string;
  };
  scenarios: [{
    id: string;
    turns: number;
    black: boolean;
  }, {
    id: string;
    turns: number;
    black: boolean;
  }, {
    id: string;
    turns: number;
    black: boolean;
  }];
  formations: {
    id: string;
    units: number;
  }[];
  set_up: {
    unit: string;
    x: X;
    y: Y;
    facing: number;
    fastened: boolean;
    formation: string;
  }[];
  entry_units: {
    unit: string;
    x: X;
    y: Y;
    facing: number;
    fastened: boolean;
    formation: string;
  }[];
  entry_generals: [{
    general: string;
    x: X;
    y: Y;
  }, {
    general: string;
    x: X;
    y: Y;
  }, {
    general: string;
    x: X;
    y: Y;
  }, {
    general: string;
    x: X;
    y: Y;
  }];
  box: Record<'orange' | 'green' | 'yellow' | 'losses' | 'smoke' | 'initiative', number>;
};
export default forces;
