// The ways of a motion as points on the sheet.
import type { Place, Point } from '../games/game';
import type { Motion } from './states';

export class Routes {
  readonly #places: ReadonlyMap<string, Place>;
  readonly #byPiece = new Map<string, readonly string[]>();
  readonly #byEnd = new Map<string, (readonly string[])[]>();

  constructor(ways: Motion['ways'], places: ReadonlyMap<string, Place>) {
    this.#places = places;
    for (const { pieces, places: way } of ways) {
      const end = way.at(-1) ?? '';
      for (const piece of pieces) {
        this.#byPiece.set(piece, way);
        this.#byEnd.set(end, [...(this.#byEnd.get(end) ?? []), way]);
      }
    }
  }

  // The points between the beginning and the end of a piece's way.
  of(piece: string): Point[] {
    return this.#points(this.#byPiece.get(piece)?.slice(1, -1) ?? []);
  }

  // The way of a piece that appears at a place, without its end; each way is given once.
  to(place: string): Point[] | undefined {
    const points = this.#points(this.#byEnd.get(place)?.shift()?.slice(0, -1) ?? []);
    return points.length > 0 ? points : undefined;
  }

  #points(places: readonly string[]): Point[] {
    return places.flatMap((id): Point[] => {
      const place = this.#places.get(id);
      return place ? [place.center] : [];
    });
  }
}
