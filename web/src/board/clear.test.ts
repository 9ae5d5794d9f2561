import { describe, expect, it } from 'vitest';
import { clearSpot } from './clear';
import type { Box } from './engraver/geometry';
import type { Point } from '../games/game';

const frame = { width: 800, height: 600 };
const tooltip = { width: 200, height: 100 };
const covers = ([x, y]: Point, box: Box): boolean => x < box.x1 && y < box.y1 && x + tooltip.width > box.x0 && y + tooltip.height > box.y0;
const put = (at: Point, clear: Box[]): Point => clearSpot(at, tooltip, frame, clear, 20);

describe('a tooltip', () => {
  it('lies right below its spot where it can', () => {
    expect(put([300, 200], [])).toEqual([320, 220]);
    expect(put([790, 200], [])).toEqual([570, 220]);
    expect(put([300, 590], [])).toEqual([320, 470]);
  });

  it('covers nothing that may be chosen as long as there is room anywhere', () => {
    const band = { x0: 0, y0: 120, x1: 800, y1: 600 }; // all but the upper edge
    expect(covers(put([400, 400], [band]), band)).toBe(false);
    const around = [
      { x0: 320, y0: 0, x1: 800, y1: 600 },
      { x0: 0, y0: 0, x1: 320, y1: 300 },
    ];
    for (const box of around) expect(covers(put([330, 310], around), box)).toBe(false);
  });

  it('covers as little as it can where there is none', () => {
    const spot = put(
      [400, 300],
      [
        { x0: 0, y0: 0, x1: 800, y1: 580 },
        { x0: 0, y0: 0, x1: 500, y1: 600 },
      ],
    );
    expect(spot[0]).toBeGreaterThanOrEqual(500);
    expect(spot[1] + tooltip.height).toBeGreaterThan(560);
  });

  it('stays off the spot itself', () => {
    const [x, y] = put([100, 50], [{ x0: 0, y0: 60, x1: 800, y1: 600 }]);
    expect(x > 100 || y > 50 || x + tooltip.width < 100 || y + tooltip.height < 50).toBe(true);
  });
});
