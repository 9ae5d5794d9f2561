// Made by tools/compile_data from data/napoleon/schema.json: do not edit. `compile_data --types data/napoleon` writes it anew.
export type Army = 'french' | 'anglo_dutch' | 'prussian';
export type Side = 'french' | 'allied';
export type Zone = 'france' | 'anglo_dutch' | 'prussian';
export type Names = Record<'en' | 'it', string>;
export interface ArmyData {
  id: Army;
  side: Side;
  colour: string;
  commander: string;
  blocks: number;
  zone: Zone;
  name: Names;
}
export interface Corps {
  id: string;
  army: Army;
  label: string;
  name: Names;
}
export type UnitType = 'infantry' | 'cavalry' | 'foot_artillery' | 'horse_artillery' | 'commander';
export interface Unit {
  id: string;
  army: Army;
  nation: 'FR' | 'BR' | 'NE' | 'BK' | 'PR';
  corps: string | null;
  type: UnitType;
  strength: number;
  fire: number;
  historical: string;
  basis: string;
  name: Names;
}
export type Terrain = 'woods' | 'farm' | 'hill' | 'stream';

declare const forces: {
  game: 'napoleon';
  format: number;
  armies: [ArmyData, ArmyData, ArmyData];
  scale: {
    infantry: number;
    cavalry: number;
    guns: number;
  };
  corps: Corps[];
  units: Unit[];
  terrain: [{
    kind: Terrain;
    count: number;
  }, {
    kind: Terrain;
    count: number;
  }, {
    kind: Terrain;
    count: number;
  }, {
    kind: Terrain;
    count: number;
  }];
  squares: number;
};
export default forces;
