// The engraver's inks and washes. The same by day and by night: they belong to the sheet, not to its surroundings.
export const kInks = {
  paper: '#f3ead3', ink: '#33271b', black: '#1d130b', sepia: '#6a4524', slope: '#9a6a35', hill: '#c8975a',
  low: '#a9b985', meadow: '#bcd0b4', meadowEdge: '#8fb0a0', lowEdge: '#8a9c62',
  wood: '#9aa869', orchard: '#b9c48a', woodInk: '#47552c', woodShade: '#6f7648',
  crown: '#b9c283', crownDark: '#adb877', crownLight: '#c3ca90', trunk: '#4d3a22',
  water: '#3f7396', waterWash: '#b5d3df', waterLight: '#dcebf0',
  brick: '#b5523a', brickStrong: '#8e2f22', brickInk: '#5a2015', brickShade: '#3a1a10',
  roadInk: '#5d4630', road: '#faf3df', bank: '#3a2716', roadBed: '#cfb184', roadSunk: '#d8c093',
  shade: '#6d6353', startLine: '#8a2a52', furrow: '#7b6236', furrowGreen: '#6f7c3f', parcel: '#8a6f3e', tablet: '#fbf5e4',
} as const;
