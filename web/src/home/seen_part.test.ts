import { describe, expect, it } from 'vitest';
import { cards } from '../games';
import { pieceIsWhole, seenPart } from './seen_part';

describe('the part of a picture that is seen', () => {
  it('is the middle of it where the frame is narrower, and its upper part where the frame is wider', () => {
    expect(seenPart('100 50 400 200', 200, 200, 'xMidYMid')).toEqual({ left: 200, top: 50, right: 400, bottom: 250 });
    expect(seenPart('100 50 400 200', 400, 100, 'xMidYMin')).toEqual({ left: 100, top: 50, right: 500, bottom: 150 });
    expect(seenPart('100 50 400 200', 0, 0, 'xMidYMid')).toBeNull();
  });
  it('has only pieces that its edges do not cut', () => {
    const part = { left: 0, top: 0, right: 100, bottom: 100 };
    const piece = { width: 20, height: 20, sprite: '' };
    expect(pieceIsWhole({ ...piece, x: 50, y: 50 }, part)).toBe(true);
    for (const [x, y] of [
      [5, 50],
      [95, 50],
      [50, 15],
      [50, 99],
    ] as const)
      expect(pieceIsWhole({ ...piece, x, y }, part)).toBe(false);
  });
});

describe('the pictures of home', () => {
  it('the first card shows another part of the map than the hero', async () => {
    const { hero, card } = await cards[0]!.picture();
    const [first, second] = [seenPart(hero, 870, 336, 'xMidYMin')!, seenPart(card, 640, 270, 'xMidYMid')!];
    expect(first.right <= second.left || second.right <= first.left || first.bottom <= second.top || second.bottom <= first.top).toBe(true);
  });
  // Typical frames of a desktop and of a phone.
  it.each([
    ['card', 640, 270],
    ['card', 344, 170],
    ['hero', 870, 336],
    ['hero', 362, 190],
  ] as const)('a %s of %i by %i has pieces', async (part, width, height) => {
    for (const { picture } of cards) {
      const drawn = await picture();
      const seen = seenPart(drawn[part], width, height, part === 'hero' ? 'xMidYMin' : 'xMidYMid')!;
      expect(drawn.pieces.filter((piece) => pieceIsWhole(piece, seen)).length).toBeGreaterThan(3);
    }
  });
});
