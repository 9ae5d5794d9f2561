import { describe, expect, it, test } from 'vitest';
import { complete } from './actions';
import { again, answered, type Asked } from './same_question';
import { divided } from './terms';
import { goWords, readGo, readLine } from './typed';

describe('a typed order', () => {
  it('may have several actions', () => expect(readLine(' move  a ; to 54;; stop ')).toEqual(['move a', 'to 54', 'stop']));

  it('may have decimals with a comma', () => expect(readLine('advance b13 -20,5 59,5; done')).toEqual(['advance b13 -20.5 59.5', 'done']));

  it('sends one piece or several to a place, over others if wished', () => {
    expect(readGo('go a 56', {})).toEqual({ pieces: ['a'], place: '56', over: [] });
    expect(readGo('go a b 56 over 54 55', {})).toEqual({ pieces: ['a', 'b'], place: '56', over: ['54', '55'] });
    expect(readGo('go a', {})).toEqual({ pieces: [], place: '', over: [] });
    expect(readGo('move a', {})).toBeNull();
    expect(readGo('go a 56; stop', {})).toBeNull();
  });

  it('is the game’s own action where the game has such a verb', () => {
    const grammar = { go: ['unit', 'area'] };
    expect(readGo('go a farm', grammar)).toBeNull();
    expect(readGo('go a b farm', grammar)).toEqual({ pieces: ['a', 'b'], place: 'farm', over: [] });
  });

  it('is completed word by word', () => {
    const after = (line: string): string => complete(line, goWords(line, ['fr_quiot', 'fr_soye'], ['54', 'smohain']));
    expect(after('g')).toBe('go');
    expect(after('go fr_q')).toBe('go fr_quiot');
    expect(after('go fr_quiot sm')).toBe('go fr_quiot smohain');
    expect(after('go fr_quiot smohain o')).toBe('go fr_quiot smohain over');
    expect(after('go fr_quiot smohain over 5')).toBe('go fr_quiot smohain over 54');
  });
});

test('words of the game are found as whole words, each once', () => {
  const mp = { words: ['MP'], text: 'points', rule: 'R-1' };
  const disc = { words: ['disc', 'discs'], text: 'pays', rule: 'R-2' };
  expect(divided('3 MP of 5 MP: spend discs, not MPs', [mp, disc])).toEqual([
    { text: '3 ' },
    { text: 'MP', term: mp },
    { text: ' of 5 MP: spend ' },
    { text: 'discs', term: disc },
    { text: ', not MPs' },
  ]);
  expect(divided('è così', [])).toEqual([{ text: 'è così' }]);
});

test('a question that comes twice is another one, unless one expects it', () => {
  const asked = (rev: number, more: Partial<Asked> = {}): Asked => ({ rev, seat: 'french', text: 'Which colour?', ends: false, ...more });
  const first = again(answered(), asked(1));
  expect(first.another).toBe(false);
  expect(again(first, asked(1)).another).toBe(false);
  const second = again(first, asked(2));
  expect(second.another).toBe(true);
  expect(again(second, asked(2)).another).toBe(true);
  expect(again(second, asked(3, { text: 'Which gun?' })).another).toBe(false);
  expect(again(first, asked(2, { ends: true })).another).toBe(false);
  expect(again(first, asked(2, { seat: 'allied' })).another).toBe(false);
});
