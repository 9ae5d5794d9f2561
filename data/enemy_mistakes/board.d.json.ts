// Made by tools/compile_data from data/enemy_mistakes/schema.json: do not edit. `compile_data --types data/enemy_mistakes` writes it anew.
export type Army = 'blue' | 'red' | 'black';
export type X = number;
export type Y = number;
export type AreaType = 'hill' | 'wood' | 'farm_field' | 'town';
export type Names = Record<'en' | 'it', string>;
export type Point = [number, number];
export interface Area {
  id: string;
  type: AreaType;
  name: Names;
  blocks: boolean;
  polygon: Point[];
}
export type LineType = 'road' | 'sunken_road' | 'torrent';
export interface Line {
  id: string;
  type: LineType;
  name: Names;
  width: number;
  points: Point[];
}
export interface Bridge {
  id: string;
  name: Names;
  over: string;
  road: string;
  at: Point;
  axis: number;
  zone: {
    across: number;
    along: number;
  };
}
export type FarPoint = [number, number];
export type Drawing = {
  kind: 'contour';
  id: string;
  level: number;
  polygon: FarPoint[];
} | {
  kind: 'crop';
  id: string;
  tone: number;
  polygon: FarPoint[];
};

declare const board: {
  game: 'enemy_mistakes';
  format: number;
  unit: 'millimetre';
  size: {
    width: number;
    height: number;
  };
  metres_per_millimetre: number;
  measures: {
    tile: number;
    counter: number;
    um: number;
    ruler: number;
    fire: {
      width: number;
      length: number;
    };
    contact: number;
    overlap: number;
    facing: number;
  };
  edges: Record<Army, 'north' | 'east' | 'south' | 'west'>;
  fold: X;
  deployment: {
    west: X;
    north: Y;
    east: X;
    south: Y;
  };
  entrances: [{
    id: string;
    corps: string;
    north: Y;
    south: Y;
  }, {
    id: string;
    corps: string;
    north: Y;
    south: Y;
  }, {
    id: string;
    corps: string;
    north: Y;
    south: Y;
  }];
  turns: {
    turn: number;
    time: string;
  }[];
  areas: Area[];
  lines: Line[];
  bridges: [Bridge, Bridge, Bridge];
  places: {
    id: string;
    name: Names;
    at: Point;
  }[];
  objectives: {
    area: string;
    army: Army;
    points: number;
    garrison: boolean;
  }[];
  drawing: Drawing[];
};
export default board;
