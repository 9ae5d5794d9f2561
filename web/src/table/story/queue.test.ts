import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    queue.hold('covered', true);
    vi.advanceTimersByTime(1000);
    queue.add([noting(ran, 'c')]);
    expect(ran).toEqual(['a']);
    expect(idle.at(-1)).toBe(false);
    queue.hold('covered', false);
    vi.advanceTimersByTime(100);
    expect(ran).toEqual(['a', 'b']);
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['a', 'b', 'c']);
    expect(idle.at(-1)).toBe(true);
    queue.hold('covered', true);
    queue.add([noting(ran, 'd')]);
    queue.skip(); // skipping waits for nothing
    expect(ran.at(-1)).toBe('d');
  });

  it('shows what is held for the rest of its time: a hold cuts nothing short, not even the last frame', () => {
    const ran: string[] = [];
    const idle: boolean[] = [];
    const queue = new PlaybackQueue(
      (is) => idle.push(is),
      () => 2,
    );
    queue.add([noting(ran, 'a'), noting(ran, 'end', 0)]);
    vi.advanceTimersByTime(150);
    queue.hold('paused', true);
    vi.advanceTimersByTime(1000);
    queue.hold('paused', false);
    queue.hold('covered', false); // was not covered
    vi.advanceTimersByTime(49);
    expect(ran).toEqual(['a']);
    expect(idle.at(-1)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['a', 'end']);
    expect(idle.at(-1)).toBe(true);
  });

  it('stays still while it is paused and covered, until both are over', () => {
    const ran: string[] = [];
    const queue = new PlaybackQueue();
    queue.hold('paused', true);
    queue.hold('covered', true);
    queue.add([noting(ran, 'a')]);
    queue.hold('covered', false);
    expect(ran).toEqual([]);
    queue.hold('paused', false);
    expect(ran).toEqual(['a']);
  });

  it('takes a new pace with the next frame, and shows everything at once without one', () => {
    const ran: string[] = [];
    let pace = 2;
    const queue = new PlaybackQueue(
      () => {},
      () => pace,
    );
    queue.add(['a', 'b', 'c', 'd'].map((name) => noting(ran, name)));
    vi.advanceTimersByTime(199);
    expect(ran).toEqual(['a']);
    pace = 0.5;
    vi.advanceTimersByTime(1 + 50);
    expect(ran).toEqual(['a', 'b', 'c']);
    pace = 0;
    vi.advanceTimersByTime(50);
    expect(ran).toEqual(['a', 'b', 'c', 'd']);
    expect(queue.idle).toBe(true);
  });
});
