import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { framesOf } from './playback';
import { PlaybackQueue } from './queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noting = (ran: string[], name: string, lasts = 100) => ({ run: () => void ran.push(name), lasts });

describe('the queue of frames', () => {
  it('tells one thing after another', () => {
    const ran: string[] = [];
    const queue = new PlaybackQueue();
    queue.add([noting(ran, 'a'), noting(ran, 'b')]);
    expect(ran).toEqual(['a']);
    vi.advanceTimersByTime(100);
    expect(ran).toEqual(['a', 'b']);
    expect(queue.idle).toBe(false);
    vi.advanceTimersByTime(100);
    expect(queue.idle).toBe(true);
  });

  it('does at once what takes no time', () => {
    const ran: string[] = [];
    const idle: boolean[] = [];
    new PlaybackQueue((is) => idle.push(is)).add([noting(ran, 'a', 0), noting(ran, 'b', 0)]);
    expect(ran).toEqual(['a', 'b']);
    expect(idle).toEqual([true]);
  });

  it('keeps the order when more comes in', () => {
    const ran: string[] = [];
    const queue = new PlaybackQueue();
    queue.add([noting(ran, 'a')]);
    queue.add([noting(ran, 'b', 0)]);
    expect(ran).toEqual(['a']);
    vi.advanceTimersByTime(100);
    expect(ran).toEqual(['a', 'b']);
  });

  it('skips to the end, and forgets when it is cleared', () => {
    const ran: string[] = [];
    const queue = new PlaybackQueue();
    queue.add([noting(ran, 'a'), noting(ran, 'b'), noting(ran, 'c')]);
    queue.skip();
    expect(ran).toEqual(['a', 'b', 'c']);
    expect(queue.idle).toBe(true);
    queue.add([noting(ran, 'd'), noting(ran, 'e')]);
    queue.clear();
    vi.runAllTimers();
    expect(ran).toEqual(['a', 'b', 'c', 'd']);
  });

  it('waits while it is held, and goes on afterwards', () => {
    const ran: string[] = [];
    const idle: boolean[] = [];
    const queue = new PlaybackQueue((is) => idle.push(is));
    queue.add([noting(ran, 'a'), noting(ran, 'b')]);
    queue.hold(true);
    vi.advanceTimersByTime(1000);
    queue.add([noting(ran, 'c')]);
    expect(ran).toEqual(['a']);
    expect(idle.at(-1)).toBe(false);
    queue.hold(false);
    expect(ran).toEqual(['a', 'b']);
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['a', 'b', 'c']);
    expect(idle.at(-1)).toBe(true);
    queue.hold(true);
    queue.add([noting(ran, 'd')]);
    queue.skip(); // skipping waits for nothing
    expect(ran.at(-1)).toBe('d');
  });

  it('hurries when much waits', () => {
    const ran: string[] = [];
    new PlaybackQueue().add(Array.from({ length: 200 }, (_, i) => noting(ran, String(i))));
    vi.advanceTimersByTime(5000);
    expect(ran.length).toBeGreaterThan(60);
  });
});

describe('a record on the stage', () => {
  const stage = (said: string[]) => ({
    rolled: (count: number) => void said.push(`roll ${count}`),
    changed: (lines: number) => void said.push(`change ${lines}`),
    lineShown: (lines: number) => void said.push(`line ${lines}`),
  });

  it('shows the dice first, then the change, then line after line', () => {
    const said: string[] = [];
    for (const frame of framesOf(2, 3, 1, stage(said))) frame.run();
    expect(said).toEqual(['roll 1', 'roll 2', 'change 1', 'line 2', 'line 3']);
  });

  it('shows everything at once without a pace', () => {
    const said: string[] = [];
    const frames = framesOf(2, 3, 0, stage(said));
    for (const frame of frames) frame.run();
    expect(said).toEqual(['roll 2', 'change 3']);
    expect(frames.every((frame) => frame.lasts === 0)).toBe(true);
  });
});
