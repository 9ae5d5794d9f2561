import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../games';
import * as api from '../net/api';
import { RequestFailure } from '../net/failure';
import type { Failure, GameFacts } from '../protocol';
import { setLanguage } from '../text/language.svelte';
import FromPosition from './FromPosition.svelte';
import { readPosition } from './position_text';
import { withDialogs } from '../ui/jsdom_gaps';

const kPosition = { game: 'waterloo', units: { fr_inf_7: { at: 'sandpit_valley' } } };
const kSetup = {
  scenario: '(position)',
  options: {},
  seats: ['french', 'allied'],
  headline: { text: '4 pm, turn 5 of 9', sentence: 'card.headline', args: { turn: 5, turns: 9 } },
  to_act: ['allied'],
};
const kFacts = { id: 'waterloo', levels: ['random', 'recruit', 'marshal'] } as unknown as GameFacts;
const onmake = vi.fn(() => Promise.resolve());

function open(given?: typeof kPosition): HTMLTextAreaElement {
  render(FromPosition, { factsOf: () => kFacts, onclose: () => {}, onmake, ...(given ? { given } : {}) });
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}
const paste = (text: string): Promise<boolean> => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
const start = (name = 'Start'): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const says = (text: string | RegExp): Promise<void> =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text), { timeout: 5000 });

beforeEach(() => {
  withDialogs();
  vi.spyOn(api, 'checkPosition').mockResolvedValue(kSetup);
});

afterEach(async () => {
  cleanup();
  await setLanguage('en');
  vi.restoreAllMocks();
  onmake.mockClear();
});

describe('a position', () => {
  test('is an object that names its game', () => {
    expect(readPosition('  ')).toEqual({ fault: 'empty' });
    for (const text of ['{', '7', '[]', 'null', '"waterloo"']) expect(readPosition(text)).toEqual({ fault: 'not_json' });
    expect(readPosition('{}')).toEqual({ fault: 'no_game' });
    expect(readPosition('{"game":"chess"}')).toEqual({ fault: 'no_game' });
    expect(readPosition(JSON.stringify({ game: 'waterloo', x: 'è'.repeat(30_001) }))).toEqual({ fault: 'too_long' });
    expect(readPosition(JSON.stringify(kPosition))).toMatchObject({ card: { id: 'waterloo' }, position: kPosition });
  });

  test('that is pasted is checked, and played from by me and the computer', async () => {
    open();
    expect(start().disabled).toBe(true);
    await paste(JSON.stringify(kPosition));
    await says(/^Waterloo, 4 pm, turn 5 of 9\. To decide: Allied\.$/);
    expect(api.checkPosition).toHaveBeenCalledExactlyOnceWith('waterloo', kPosition);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Allied' }).value).toBe('me');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'French' }).value).toBe('computer recruit');
    expect(screen.queryByRole('option', { name: /friend/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Others may watch/ }).checked).toBe(false);
    await fireEvent.click(start());
    expect(onmake).toHaveBeenCalledExactlyOnceWith({
      game: 'waterloo',
      position: kPosition,
      listed: false,
      seats: [
        { seat: 'french', who: 'computer', level: 'recruit' },
        { seat: 'allied', who: 'me' },
      ],
    });
  });

  test('may come out of a file', async () => {
    open();
    const file = new File([JSON.stringify(kPosition)], 'puzzle.json', { type: 'application/json' });
    await fireEvent.change(screen.getByLabelText('Choose a file…'), { target: { files: [file] } });
    await says(/To decide: Allied/);
  });

  test('that is none is refused, here or by the server, and cannot be started', async () => {
    open();
    await paste('the Emperor');
    await says(/^This is not JSON/);
    expect(api.checkPosition).not.toHaveBeenCalled();
    vi.mocked(api.checkPosition).mockRejectedValue(new RequestFailure({ code: 'bad_request', text: 'position: too many cubes' }));
    await paste(JSON.stringify(kPosition));
    await says(/^This position cannot be played: position: too many cubes$/);
    expect(start().disabled).toBe(true);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('of a moment of a match is there at once and can be copied', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const field = open(kPosition);
    expect(JSON.parse(field.value)).toEqual(kPosition);
    await fireEvent.click(screen.getByRole('button', { name: 'Copy this position' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(field.value);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test('is refused in the language of the page, with the words of its game', async () => {
    const failure: Failure = {
      code: 'bad_request',
      text: 'position: rossomme: too many cubes for the infantry (WL-9.2.2)',
      sentence: 'fault.board.many_cubes',
      where: [
        { sentence: 'fault.against', args: { rule: 'WL-9.2.2' } },
        { sentence: 'fault.at', args: { path: 'rossomme' } },
        { sentence: 'fault.setup.in_position' },
      ],
    };
    vi.mocked(api.checkPosition).mockRejectedValue(new RequestFailure(failure));
    await games.waterloo!(); // loading a game may take long
    open(kPosition);
    await says('This position cannot be played: position: rossomme: too many cubes for the infantry (WL-9.2.2)');
    cleanup();
    setLanguage('it');
    open(kPosition);
    await says('Questa posizione non si può giocare: posizione: rossomme: troppi cubi per la fanteria (WL-9.2.2)');
  }, 60_000);

  test('speaks Italian', async () => {
    await setLanguage('it');
    open(kPosition);
    await says(/^Waterloo, 16:00, turno 5 di 9\. Decidono: Alleati\.$/);
    expect(start('Comincia').disabled).toBe(false);
  });
});
