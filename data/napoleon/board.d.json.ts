// Made by tools/compile_data from data/napoleon/schema.json: do not edit. `compile_data --types data/napoleon` writes it anew.
export interface Size {
  width: number;
  height: number;
}
export type Side = 'french' | 'allied';
export interface Turn {
  turn: number;
  day: number;
  side: Side;
  night: boolean;
}
export type Names = Record<'en' | 'it', string>;
export type Zone = 'france' | 'anglo_dutch' | 'prussian';
export type Point = [number, number];
export interface Town {
  id: string;
  name: Names;
  kind: 'city' | 'town';
  zone: Zone;
  source: 'text' | 'design';
  at: Point;
  neighbours: string[];
  supply: {
    army: 'anglo_dutch' | 'prussian';
    loss: number;
  } | null;
  victory: boolean;
}
export type Line = Point[];
export interface Road {
  id: string;
  a: string;
  b: string;
  class: 'main' | 'secondary';
  river: boolean;
  bridges: {
    river: string;
    at: Point;
  }[];
  length: number;
  source: 'text' | 'design';
  line: Line;
}
export type FarPoint = [number, number];
export type Feature = {
  kind: 'hill';
  id: string;
  name: Names;
  polygon: FarPoint[];
} | {
  kind: 'wood';
  id: string;
  name: Names;
  polygon: FarPoint[];
} | {
  kind: 'river';
  id: string;
  name: Names;
  line: FarPoint[];
} | {
  kind: 'border';
  id: string;
  name: Names;
  line: FarPoint[];
} | {
  kind: 'deployment_line';
  id: string;
  name: Names;
  line: FarPoint[];
} | {
  kind: 'label';
  id: string;
  name: Names;
  at: Point;
} | {
  kind: 'village';
  id: string;
  name: Names;
  at: Point;
};
export type BoardPoint = [number, number];
export interface Space {
  id: string;
  side: Side;
  position: 'left' | 'centre' | 'right' | 'reserve';
  name: Names;
  polygon: BoardPoint[];
}
export interface Front {
  id: string;
  french: string;
  allied: string;
  line: [BoardPoint, BoardPoint];
}

declare const board: {
  game: 'napoleon';
  format: number;
  unit: 'metre';
  size: Size;
  frame: {
    west: number;
    north: number;
    metres_per_degree: {
      lon: number;
      lat: number;
    };
  };
  turns: Turn[];
  towns: Town[];
  roads: Road[];
  features: Feature[];
  battle_board: {
    size: Size;
    spaces: Space[];
    fronts: [Front, Front, Front];
  };
};
export default board;
