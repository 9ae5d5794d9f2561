import { describe, expect, it } from 'vitest';
import { admit, handsOver, hold, raised, received } from './curtain';

const both = ['french', 'allied'];

describe('who should sit down', () => {
  it('is another seat of mine that is to act', () => {
    expect(handsOver(both, 'french', ['allied'])).toBe('allied');
    expect(handsOver(both, 'french', ['french'])).toBeUndefined();
    expect(handsOver(['french'], 'french', ['allied'])).toBeUndefined();
    expect(handsOver(both, 'french', [])).toBeUndefined();
  });
});

describe('the curtain', () => {
  it('falls before a secret shows, and is raised by its player', () => {
    const down = received(hold('allied'), both, 'allied', true);
    expect(down).toEqual({ is: 'down', seat: 'allied' });
    expect(admit(down)).toEqual({ is: 'up', trusted: 'allied' });
  });

  it('stays up when nothing is secret', () => {
    expect(received(hold('allied'), both, 'allied', false)).toEqual({ is: 'up', trusted: '' });
  });

  it('does not ask the same player twice', () => {
    const up = admit({ is: 'down', seat: 'allied' });
    expect(received(up, both, 'allied', true)).toEqual({ is: 'up', trusted: 'allied' });
  });

  it('asks again after the other player sat there', () => {
    const other = received(hold('french'), both, 'french', false);
    expect(received(other, both, 'allied', true).is).toBe('down');
  });

  it('falls at once when a page with several seats is opened at a secret', () => {
    expect(received(raised(), both, 'french', true).is).toBe('down');
  });

  it('never falls for who has one seat, or none', () => {
    expect(received(raised(), ['french'], 'french', true).is).toBe('up');
    expect(received(raised(), [], 'observer', false).is).toBe('up');
  });
});
