// Made by tools/compile_data from data/waterloo200/schema.json: do not edit. `compile_data --types data/waterloo200` writes it anew.
export type Names = Record<'en' | 'it', string>;
export interface Cost {
  move_cost: number;
  stacking: number;
}
export type CorpsByArea = Record<string, 'br_I' | 'br_R'>;
export type Faction = 'french' | 'british' | 'prussian';
export type AreasByFaction = Record<Faction, number>;
export type AreasByPrussianCorps = Record<'pr_I' | 'pr_II' | 'pr_IV', number>;
export interface CorpsColour {
  faction: Faction;
  colour: string;
  hex: string;
}
export type Circle = 'green' | 'yellow' | 'red' | 'black';
export type Terrain = 'open' | 'slope' | 'valley' | 'ridge' | 'hill' | 'wood' | 'orchard' | 'farm' | 'village' | 'entry';
export type IconType = 'infantry' | 'cavalry' | 'artillery' | 'tactical_leader' | 'strategic_leader';
export interface Icon {
  id: string;
  faction: 'french' | 'british';
  corps: string | null;
  type: IconType;
  only?: 'brunswick';
}
export type WholePoint = [number, number];
export type Point = [number, number];
export type Polygon = Point[];
export interface BoardArea {
  id: number;
  slug: string;
  name: Names;
  circle: Circle;
  terrain: Terrain;
  terrain_bonus: number;
  move_cost: number | null;
  stacking: number | null;
  initial_control: Faction;
  victory: boolean;
  chemin_creux: boolean;
  hq: Faction | null;
  entry: 'pr_I' | 'pr_II' | 'pr_IV' | null;
  adjacent: number[];
  icons: Icon[];
  label: WholePoint;
  polygon: Polygon;
}
export interface Border {
  areas: [number, number];
  length: number;
  start_line?: boolean;
  stream?: string;
}
export type Line = Point[];
export type Feature = {
  kind: 'wood';
  id: string;
  name: Names;
  area: number;
  polygon: Polygon;
} | {
  kind: 'orchard';
  id: string;
  name: Names;
  area: number;
  polygon: Polygon;
} | {
  kind: 'hill';
  id: string;
  name: Names;
  level: number;
  area?: number;
  polygon: Polygon;
} | {
  kind: 'road';
  id: string;
  name: Names;
  paved: boolean;
  line: Line;
} | {
  kind: 'track';
  id: string;
  name: Names;
  line: Line;
} | {
  kind: 'stream';
  id: string;
  name: Names;
  line: Line;
} | {
  kind: 'start_line';
  id: string;
  name: Names;
  line: Line;
} | {
  kind: 'sunken_road';
  id: string;
  name: Names;
  line: Line;
} | {
  kind: 'village';
  id: string;
  name: Names;
  area: number;
  at: WholePoint;
  buildings: Polygon[];
} | {
  kind: 'farm';
  id: string;
  name: Names;
  area: number;
  at: WholePoint;
  buildings: Polygon[];
};

declare const board: {
  game: 'waterloo200';
  format: number;
  unit: 'metre';
  size: {
    width: number;
    height: number;
  };
  scale: Names;
  frame: {
    origin: {
      lat: number;
      lon: number;
    };
    metres_per_degree: {
      lat: number;
      lon: number;
    };
  };
  circles: {
    green: Cost;
    yellow: Cost;
    red: Cost;
    black: {
      move_cost: null;
      stacking: null;
    };
  };
  victory_areas: number[];
  chemin_creux: number[];
  chemin_creux_corps: CorpsByArea;
  hq: AreasByFaction;
  prussian_entry: AreasByPrussianCorps;
  brunswick_area: number;
  corps_colours: Record<string, CorpsColour>;
  areas: BoardArea[];
  borders: Border[];
  features: Feature[];
};
export default board;
