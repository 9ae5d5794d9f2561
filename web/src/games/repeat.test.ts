// Which actions several pieces may be ordered at once, in each game: those of a button for all, and those of "the same for the others".
import { expect, test } from 'vitest';
import type { Language } from '../text/language.svelte';
import type { ParsedAction } from './game';
import mistakes from './enemy_mistakes/declared.json';
import { repeat as ofMistakes } from './enemy_mistakes/buttons';
import napoleon from './napoleon/declared.json';
import { repeat as ofNapoleon } from './napoleon/march';
import waterloo from './waterloo/declared.json';
import { repeat as ofWaterloo } from './waterloo/orders';
import waterloo200 from './waterloo200/declared.json';
import { repeat as ofWaterloo200 } from './waterloo200/march';

type Repeat = (action: ParsedAction, language: Language) => string | null;
type Game = [name: string, repeat: Repeat, verbs: object, all: string[], others: string[]];

const kGames: Game[] = [
  ['waterloo', ofWaterloo, waterloo.verbs, ['skirmish'], ['turn', 'go', 'attack', 'aim']],
  ['waterloo200', ofWaterloo200, waterloo200.verbs, ['employ'], ['fall_back', 'follow', 'place']],
  [
    'napoleon',
    ofNapoleon,
    napoleon.verbs,
    ['fire', 'check', 'form', 'reinforce'],
    ['march', 'force', 'redeploy', 'retreat', 'deploy', 'move', 'fire_square', 'unform'],
  ],
  ['enemy_mistakes', ofMistakes, mistakes.verbs, ['support', 'unfasten'], ['put', 'keep', 'recover']],
];

test.each(kGames)('%s', (_, repeat, verbs, all, others) => {
  const read = (verb: string): ParsedAction => ({ notation: verb, verb, operands: {} });
  for (const language of ['en', 'it'] as const) {
    const said = Object.keys(verbs).map((verb) => ({ verb, text: repeat(read(verb), language) }));
    const those = (how: (text: string) => boolean): string[] => said.flatMap(({ verb, text }) => (text !== null && how(text) ? [verb] : []));
    expect(those((text) => text !== '').sort()).toEqual([...all].sort());
    expect(those((text) => text === '').sort()).toEqual([...others].sort());
    for (const { text } of said) expect(text ?? '').not.toMatch(/repeat\./);
  }
});
