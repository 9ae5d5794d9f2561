// What the home page shows of a game before its module is fetched. The words are among the game's sentences: card.blurb, card.tags (parted by
// commas), card.seat.SEAT, card.whole.SEAT for a seat that plays for both, and card.headline, which the server says of each match.

// `ally`: the seat for which this one plays too where that one is out of play.
export interface CardSeat {
  id: string;
  nation: string;
  ally?: string;
}

// A picture for the home page, as SVG: shared definitions, the ground, what stands on it, and the parts that are shown (viewBoxes).
// A piece has its foot at x, y; one that a picture's edge would cut is left out of it.
export interface PicturePiece {
  x: number;
  y: number;
  width: number;
  height: number;
  sprite: string;
}
export interface Picture {
  defs: string;
  ground: string;
  pieces: PicturePiece[];
  hero: string;
  card: string;
}

export interface GameCard {
  id: string;
  order: number; // where it stands in lists of games, the lowest first; home shows the first one large. The same as in the rules' facts
  title: string;
  designer: string;
  seats: CardSeat[];
  emblem: string; // SVG on a square of 40: stands for the game in lists
  picture(): Promise<Picture>;
  choices?: true; // a new match has something to choose; its words are choice.KIND.NAME
}
