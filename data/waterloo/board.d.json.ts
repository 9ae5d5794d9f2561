// Made by tools/compile_data from data/waterloo/schema.json: do not edit. `compile_data --types data/waterloo` writes it anew.
export type Names = Record<'en' | 'it', string>;
export type Side = 'french' | 'allied';
export type Ridge = 'allied_ridge' | 'french_ridge';
export type WholePoint = [number, number];
export type Point = [number, number];
export type Polygon = Point[];
export interface BoardArea {
  id: string;
  name: Names;
  terrain: {
    low: boolean;
    woods: boolean;
    town: boolean;
    river: boolean;
  };
  kind: 'area';
  edge: boolean;
  strong_point: {
    capacity: number;
    shift: number;
  } | null;
  entry: 'A' | 'B' | null;
  objective_of: Side | null;
  ridges: Ridge[];
  center: WholePoint;
  inner_radius: number;
  slots: Point[];
  neighbors: string[];
  polygon: Polygon;
}
export type Line = Point[];
export interface Border {
  a: string;
  b: string;
  length: number;
  line: Line;
  ridge?: Ridge;
  sunken_road?: {
    road_side: string;
  };
}
export interface DisplayBox {
  box: number;
  line: 'A' | 'B';
  type: 'leader' | 'cavalry' | 'infantry' | 'artillery' | 'landwehr';
  units: string[];
}
export interface Turn {
  turn: number;
  label: Names;
  prussians_arrive: boolean;
  allied_full_discs: boolean;
  initiative_check: boolean;
}
export type Compass = 'north' | 'south';
export type Feature = {
  type: 'woods';
  id: string;
  area: string;
  polygon: Polygon;
} | {
  type: 'hill';
  id: string;
  polygon: Polygon;
} | {
  type: 'road';
  id: string;
  class: 'paved' | 'lane';
  name: Names;
  line: Line;
} | {
  type: 'stream';
  id: string;
  name: Names;
  line: Line;
} | {
  type: 'ridge';
  id: string;
  name: Names;
  hachures: Compass;
  line: Line;
} | {
  type: 'sunken_road';
  id: string;
  name: Names;
  side: Compass;
  line: Line;
} | {
  type: 'village';
  id: string;
  class: 'town' | 'farm' | 'strong_point';
  area: string;
  name: Names;
  at: WholePoint;
  buildings: Polygon[];
};

declare const board: {
  game: 'waterloo';
  unit: 'metre';
  size: {
    width: number;
    height: number;
  };
  frame: {
    x: string;
    y: string;
  };
  notes: string;
  objectives: {
    french: string;
    allied: string;
  };
  strong_points: string[];
  retreat_goals: {
    french: [string];
    anglo_allied: [string];
    prussian: [string, string, string];
  };
  entries: {
    A: string[];
    B: string[];
  };
  front_line: string[];
  areas: BoardArea[];
  borders: Border[];
  boxes: {
    delayed: {
      id: 'delayed';
      kind: 'offmap';
      name: Names;
      neighbors: string[];
      french_may_enter: boolean;
      unit_limit: number | null;
      artillery_may_fire_in_or_out: boolean;
      counts_for_support: boolean;
    };
    grand_battery: {
      id: 'grand_battery';
      kind: 'cubes';
      name: Names;
      cubes: number;
    };
    prussian_display: {
      id: 'prussian_display';
      kind: 'queue';
      name: Names;
      boxes: DisplayBox[];
    };
    actions: {
      kind: 'discs';
      per_side: string[];
    };
    eliminated: {
      kind: 'dead_pool';
      per_side: boolean;
    };
  };
  turn_track: Turn[];
  features: Feature[];
};
export default board;
