import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';

let camera: Camera;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // no animation
  camera = new Camera({ x0: 0, y0: 0, x1: 1000, y1: 800 });
  camera.resize(500, 500);
});

afterEach(() => {
  camera.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('at first the whole sheet lies in the middle of the frame', () => {
  expect(camera.live.scale).toBe(0.5);
  expect(camera.toScreen([500, 400])).toEqual([250, 250]);
});

test('zooming keeps the point below the pointer', () => {
  const before = camera.toScreen([300, 400]);
  camera.zoom(2, before);
  expect(camera.live.scale).toBe(1);
  expect(camera.toScreen([300, 400])[0]).toBeCloseTo(before[0]);
});

test('one can neither zoom out beyond the sheet nor leave it', () => {
  camera.zoom(0.1);
  expect(camera.live.scale).toBe(0.5);
  camera.zoom(4);
  camera.pan(9999, 9999);
  expect([camera.live.x, camera.live.y]).toEqual([0, 0]);
});

test('while it moves the layers are transformed; at rest they are drawn anew', () => {
  camera.zoom(4);
  vi.advanceTimersByTime(200);
  const drawn = camera.viewBox;
  camera.pan(-20, 0);
  expect(camera.viewBox).toBe(drawn);
  expect(camera.transform).toBe('translate(-20px, 0px) scale(1)');
  vi.advanceTimersByTime(200);
  expect(camera.viewBox).not.toBe(drawn);
  expect(camera.transform).toBe('translate(0px, 0px) scale(1)');
});

test('in hand it is not drawn anew before it is let go', () => {
  camera.zoom(4);
  vi.advanceTimersByTime(200);
  const drawn = camera.viewBox;
  camera.hold(true);
  camera.pan(-20, 0);
  vi.advanceTimersByTime(2000);
  expect(camera.viewBox).toBe(drawn);
  camera.hold(false);
  vi.advanceTimersByTime(200);
  expect(camera.viewBox).not.toBe(drawn);
});

test('what is in view and large enough to read stays; what is not is brought', () => {
  camera.zoom(2, [0, 0]);
  const before = camera.live;
  camera.bring({ x0: before.x + 100, y0: before.y + 100, x1: before.x + 200, y1: before.y + 200 });
  expect(camera.live).toEqual(before);
  camera.bring({ x0: 900, y0: 700, x1: 980, y1: 790 });
  const seen = camera.window;
  expect(seen.x1).toBeGreaterThanOrEqual(980);
  expect(seen.y1).toBeGreaterThanOrEqual(790);
});

test('a window of another size still shows the whole sheet, or the same middle', () => {
  camera.resize(1000, 400);
  expect(camera.live.scale).toBe(0.5);
  camera.zoom(4);
  const middle = [(camera.window.x0 + camera.window.x1) / 2, (camera.window.y0 + camera.window.y1) / 2];
  camera.resize(600, 600);
  expect([(camera.window.x0 + camera.window.x1) / 2, (camera.window.y0 + camera.window.y1) / 2]).toEqual(middle);
});

test('above a card that covers its lower part the sheet shows what is to be chosen, and can be moved to its end', () => {
  camera.cover(200);
  camera.reveal([{ x0: 400, y0: 760, x1: 440, y1: 800 }], 1);
  expect(camera.toScreen([420, 800])[1]).toBeLessThanOrEqual(300);
  camera.zoom(2);
  camera.pan(0, -9999);
  expect(camera.toScreen([420, 800])[1]).toBeCloseTo(300);
});

test('when the card is gone, the sheet fills the frame again', () => {
  camera.cover(200);
  camera.zoom(4);
  camera.pan(0, -9999);
  camera.cover(0);
  expect(camera.toScreen([420, 800])[1]).toBeCloseTo(500);
});

test('a window of another size keeps the middle of what is not covered', () => {
  camera.zoom(4);
  camera.cover(200);
  const at = camera.toSheet([250, 150]);
  camera.resize(500, 600);
  expect(camera.toScreen(at)).toEqual([250, 200]);
});

test('a new size of the window does not end a glide where it is', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  camera.reveal([{ x0: 400, y0: 300, x1: 500, y1: 400 }], 2);
  vi.advanceTimersByTime(32);
  expect(camera.live.scale).toBeLessThan(1.5);
  camera.resize(500, 480);
  expect(camera.live.scale).toBeGreaterThanOrEqual(2);
  expect(camera.toScreen([450, 350])).toEqual([expect.closeTo(250), expect.closeTo(240)]);
});

test('a glide does not go backwards if its first frame began before it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let frame: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => ((frame = callback), 1));
  camera.reveal([{ x0: 400, y0: 300, x1: 500, y1: 400 }], 2);
  frame(performance.now() - 200);
  expect(camera.live.scale).toBe(0.5);
});
