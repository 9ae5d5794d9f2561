// What the board is asked to show of its places and pieces.
export interface Refusal {
  place?: string;
  piece?: string;
  point?: [number, number];
  at: number;
} // `at`: another moment is another refusal
export interface Tie {
  from: string;
  to: string;
} // places
export interface Pointing {
  place?: string;
  piece?: string;
} // what is below the pointer; a piece has its place, too
export interface Spot {
  x: number;
  y: number;
  place?: string;
  at?: [number, number];
  near?: number;
} // in pixels of the board's frame; the place that lies there; on a sheet with a scale its point, and how far from it a click is as good
