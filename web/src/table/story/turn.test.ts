// Another player's turn: what is told of it, and how long its playback takes. The game of this test has four kinds of events.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Deed, TurnWords } from '../../games/deeds';
import type { GameModule } from '../../games/game';
import type { GameEvent, View } from '../../protocol';
import { loadText } from '../../text/catalogue';
import { fromStory, type History } from './history';
import { kWhole, planOf, type Beat } from './plan';
import { linesOf } from './summary';
import { turnAt } from './turn';

beforeAll(() => loadText('common', 'en'));

const deed = (event: GameEvent): Deed | null => {
  const { piece, from, to, at } = event as Record<string, string>;
  switch (event.event) {
    case 'went':
      return { march: { piece: piece!, ...(from ? { from } : {}), to: to! } };
    case 'somebody_went':
      return { march: { piece: 'block', from: from!, to: to!, alike: true } };
    case 'fought':
      return { fight: at!, begins: true };
    case 'shot':
      return { fight: at!, small: true };
    case 'lost':
      return { fight: '', costs: true, tells: true };
    case 'passed':
      return { tells: true };
    default:
      return null;
  }
};
const turns: TurnWords = {
  deed,
  marchText: (pieces, from, to) => `${pieces.join('+')} ${from ?? ''}>${to}`,
  fightText: (place, events) => `${place}: ${events.length}`,
  score: (view: View) => [{ id: 'towns', text: 'towns', value: String(view.towns ?? 0), places: [] }],
};
const game = { turns, sentence: ({ event }: GameEvent) => ({ text: event, seat: 'b', places: [] }) } as unknown as GameModule;

const went = (piece: string, to: string, from = ''): GameEvent => ({ event: 'went', piece, to, from });
const hidden = (from: string, to: string): GameEvent => ({ event: 'somebody_went', from, to });
const fought = (at: string): GameEvent => ({ event: 'fought', at });
const shot = (at: string): GameEvent => ({ event: 'shot', at });
const lost: GameEvent = { event: 'lost' };

// Each list of events is a record of b, after one of a.
function story(...records: GameEvent[][]): History {
  const steps = records.map((events, i) => ({ n: i + 2, seat: 'b', do: 'x', patch: {}, events }));
  return fromStory({ as: 'a', view: {}, steps: [{ n: 1, seat: 'a', do: 'x', patch: {}, events: [went('mine', 'z')] }, ...steps] });
}
const told = (history: History): string[] => linesOf(turnAt(history, ['a'], game)!, game, 'en').map(({ text }) => text);
const plan = (history: History): Beat[] => planOf(turnAt(history, ['a'], game)!);
const length = (beats: Beat[]): number => beats.reduce((sum, { lasts }) => sum + lasts, 0);

describe('the summary of a turn', () => {
  it('joins the stretches of a way', () => {
    expect(told(story([went('u', 'q', 'p')], [went('u', 'r', 'q')], [went('u', 's', 'r')]))).toEqual(['u p>s']);
  });
  it('tells hidden pieces apart by where they go on', () => {
    expect(told(story([hidden('p', 'q')], [hidden('q', 'r')], [hidden('k', 'l')], [hidden('l', 'm')]))).toEqual(['block p>r', 'block k>m']);
  });
  it('tells of all that came to a place in one line, and of nobody who came back', () => {
    expect(told(story([went('u', 'q', 'p')], [went('v', 'q', 'p')], [went('w', 'q', 'k')]))).toEqual(['u+v+w >q']);
    expect(told(story([went('u', 'q', 'p')], [went('u', 'p', 'q')]))).toEqual([]);
  });
  it('adds up a fight; what is lost in none stands alone', () => {
    expect(told(story([fought('f')], [lost, lost], [fought('f')], [lost]))).toEqual(['f: 3', 'f: 2']);
    expect(told(story([lost]))).toEqual(['lost']);
  });
  it('tells of the shots at a place in one line, but not of two fights', () => {
    expect(told(story([shot('f')], [shot('g')], [shot('f')], [fought('f')], [shot('g')]))).toEqual(['f: 2', 'g: 2', 'f: 1']);
  });
  it('compares the score, and leads to the entry that changed it', () => {
    const steps = [0, 1, 1].map((towns, i) => ({ n: i + 2, seat: 'b', do: 'x', patch: { towns }, events: [] }));
    const history = fromStory({ as: 'a', view: {}, steps });
    expect(linesOf(turnAt(history, ['a'], game)!, game, 'en')).toMatchObject([{ kind: 'victory', text: 'Towns: 0 → 1', n: 3 }]);
  });
  it('is that of the entry looked at, and none at an entry of mine', () => {
    const history = story([went('u', 'q', 'p')], [went('u', 'r', 'q')]);
    expect(turnAt(history, ['a'], game, 1)).toBeNull();
    expect(turnAt(history, ['a'], game, 2)).toMatchObject({ first: 1, end: 3 });
    expect(turnAt(history, ['b'], game, 2)).toBeNull();
    expect(turnAt(history, ['b'], game, 1)).toMatchObject({ first: 0, end: 1 });
  });
  it('knows orders: several entries in one moment', () => {
    const history = fromStory({
      as: 'a',
      view: {},
      steps: [{ n: 4, seat: 'b', order: ['x', 'y', 'z', 'x'], patch: {}, events: [went('u', 'q', 'p')] }],
    });
    expect(turnAt(history, ['a'], game)!.parts).toMatchObject([{ n: 4, way: ['p', 'q'] }]);
  });
  it('is told by the log where a game says nothing', () => {
    const plain = { ...game, turns: undefined } as unknown as GameModule;
    const history = story([fought('f'), lost]);
    expect(linesOf(turnAt(history, ['a'], plain)!, plain, 'en').map(({ text }) => text)).toEqual(['fought', 'lost']);
  });
});

describe('the playback of a turn', () => {
  it('moves a unit its whole way in one motion', () => {
    const beats = plan(story([went('u', 'q', 'p')], [went('u', 'r', 'q')]));
    expect(beats).toMatchObject([{ n: 3, fight: false, ways: [{ pieces: ['u'], places: ['p', 'q', 'r'] }] }]);
  });
  it('keeps the order of marches and fights; a march after a fight is another one', () => {
    const beats = plan(story([went('u', 'q', 'p')], [fought('q')], [went('u', 'r', 'q')]));
    expect(beats.map(({ n, fight }) => [n, fight])).toEqual([[2, false], [3, true], [4, false]]); // prettier-ignore
  });
  it('gives marches three seconds together and a fight one', () => {
    const marches = Array.from({ length: 100 }, (_, i) => [went(`u${i}`, `q${i}`, 'p')]);
    expect(length(plan(story(...marches)))).toBeCloseTo(3000);
    expect(length(plan(story([fought('f')])))).toBe(1000);
    expect(length(plan(story([went('u', 'q', 'p')], [fought('q')])))).toBeLessThan(2000);
  });
  it('plays only fights that cost something where there are more than five', () => {
    const fights = Array.from({ length: 9 }, (_, i) => (i % 3 === 0 ? [fought(`f${i}`), lost] : [fought(`f${i}`)]));
    expect(plan(story(...fights)).map(({ places }) => places[0])).toEqual(['f0', 'f3', 'f6']);
  });
  it.each([1, 7, 40, 400])('lasts eight seconds at most: %i records of each kind', (count) => {
    const records = Array.from({ length: count }, (_, i) => [went(`u${i}`, `q${i}`, 'p'), fought(`f${i}`), lost]);
    const beats = plan(story(...records));
    expect(length(beats)).toBeLessThanOrEqual(kWhole + 1e-6);
    expect(beats.at(-1)!.n).toBe(count + 1);
    for (const [i, { n }] of beats.entries()) expect(n).toBeGreaterThanOrEqual(beats[i - 1]?.n ?? 0);
  });
});
