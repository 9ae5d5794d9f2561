// New matches: against the computer, at one screen, with a friend, and of computers to watch.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import * as api from '../net/api';
import { RequestFailure } from '../net/failure';
import Home from './Home.svelte';
import { kFacts, kWaiting, withServer } from './home_fixtures';
import { setLanguage } from '../text/language.svelte';

vi.mock('../games/waterloo/picture', () => ({ picture: () => ({ defs: '', ground: '', pieces: [], hero: '0 0 1 1', card: '0 0 1 1' }) }));

withServer();

const list = async (title: string): Promise<HTMLElement> => screen.findByRole('region', { name: title });

describe('a new match', () => {
  test('against the computer: side and level, then the table', async () => {
    render(Home, {});
    await list('Your tables');
    await fireEvent.click(screen.getByRole('button', { name: /Play the computer/ }));
    await fireEvent.click(screen.getByRole('radio', { name: 'Allied' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(api.createMatch).toHaveBeenCalledWith({
      game: 'waterloo',
      listed: false,
      seats: [
        { seat: 'french', who: 'computer', level: 'recruit' },
        { seat: 'allied', who: 'me' },
      ],
    });
    await vi.waitFor(() => expect(location.hash).toBe('#/match/mine'));
  });

  test('either game, with its own seats; who plays for his ally too is called by both', async () => {
    const blocks = { ...kFacts, id: 'waterloo200', seats: ['french', 'british', 'prussian'], in_play: ['french', 'british'] };
    vi.mocked(api.games).mockResolvedValue([kFacts, blocks]);
    render(Home, {});
    await list('Your tables');
    await fireEvent.click(screen.getByRole('button', { name: /Play the computer/ }));
    await fireEvent.click(screen.getByRole('radio', { name: 'Waterloo 200' }));
    expect(screen.queryByRole('radio', { name: /British|Prussian/ })).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'Allied' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(api.createMatch).toHaveBeenCalledWith({
      game: 'waterloo200',
      listed: false,
      seats: [
        { seat: 'french', who: 'computer', level: 'recruit' },
        { seat: 'british', who: 'me' },
      ],
    });
  });

  test('every level says what it is; a marshal may be given time', async () => {
    render(Home, {});
    await list('Your tables');
    await fireEvent.click(screen.getByRole('button', { name: /Play the computer/ }));
    for (const level of ['Random', 'Recruit', 'Regular', 'Veteran', 'Marshal']) {
      const described = screen.getByRole('radio', { name: level }).getAttribute('aria-describedby')!;
      expect(document.getElementById(described)?.textContent).toMatch(/\.$/);
    }
    expect(screen.queryByRole('slider')).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'Marshal' }));
    await fireEvent.input(screen.getByRole('slider', { name: /Time to think/ }), { target: { value: '30' } });
    expect(screen.getByText('30 seconds a turn')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(api.createMatch).toHaveBeenCalledWith({
      game: 'waterloo',
      listed: false,
      seats: [
        { seat: 'french', who: 'me' },
        { seat: 'allied', who: 'computer', level: 'marshal', turn: 30 },
      ],
    });
  });

  test('a match of computers to watch', async () => {
    render(Home, {});
    await list('Your tables');
    await fireEvent.click(screen.getAllByRole('button', { name: /New game/ })[0]!);
    await fireEvent.change(screen.getByRole('combobox', { name: 'French' }), { target: { value: 'computer veteran' } });
    expect(screen.queryByText(/a match to watch/)).toBeNull();
    await fireEvent.change(screen.getByRole('combobox', { name: 'Allied' }), { target: { value: 'computer marshal' } });
    expect(screen.getByText(/a match to watch/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
    expect(api.createMatch).toHaveBeenCalledWith(
      expect.objectContaining({
        seats: [
          { seat: 'french', who: 'computer', level: 'veteran' },
          { seat: 'allied', who: 'computer', level: 'marshal', turn: 10 },
        ],
      }),
    );
  });

  test('a new match has the seats that are in play with its options, and says why some options exclude each other', async () => {
    const options = [
      { name: 'alone', text: 'One player', values: ['no', 'yes'] },
      { name: 'fog', text: 'Fog', values: ['off', 'on'] },
    ];
    vi.mocked(api.games).mockResolvedValue([{ ...kFacts, options, in_play: ['french', 'allied'] }]);
    const check = vi.spyOn(api, 'checkSetup').mockResolvedValue({ scenario: 'standard', options: {}, seats: ['french'] });
    render(Home, {});
    await list('Your tables');
    await fireEvent.click(screen.getAllByRole('button', { name: /New game/ })[0]!);
    expect(screen.getByRole('combobox', { name: 'Allied' })).toBeTruthy();
    await fireEvent.change(screen.getByRole('combobox', { name: 'One player' }), { target: { value: 'yes' } });
    expect(check).toHaveBeenCalledWith('waterloo', { alone: 'yes' }, 'standard');
    await vi.waitFor(() => expect(screen.queryByRole('combobox', { name: 'Allied' })).toBeNull());

    check.mockRejectedValue(new RequestFailure({ code: 'bad_request', text: 'PK-6 Fog is for two.' }));
    await fireEvent.click(screen.getByText('Optional rules'));
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Fog' }));
    expect(check).toHaveBeenLastCalledWith('waterloo', { alone: 'yes', fog: 'on' }, 'standard');
    expect(screen.getByText('1 in use')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('PK-6 Fog is for two.');
    const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Set up the table' });
    expect(make.disabled).toBe(true);
    check.mockResolvedValue({ scenario: 'standard', options: {}, seats: ['french'] });
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Fog' }));
    await vi.waitFor(() => expect(make.disabled).toBe(false));
    await fireEvent.click(make);
    expect(api.createMatch).toHaveBeenCalledWith(expect.objectContaining({ seats: [{ seat: 'french', who: 'me' }] }));
  });

  test('why options exclude each other is said in the language of the page', async () => {
    await setLanguage('it');
    const options = [{ name: 'players', text: 'Players', values: ['two', 'three'] }];
    vi.mocked(api.games).mockResolvedValue([
      { ...kFacts, id: 'enemy_mistakes', seats: ['blue', 'red', 'black'], in_play: ['blue', 'red'], options },
    ]);
    const where = [{ sentence: 'fault.setup.excluded', args: { rule: 'EM-17.2' } }];
    const refused = { code: 'bad_request', text: 'EM-17.2 The short scenario …', sentence: 'rule.short_with_three', where };
    vi.spyOn(api, 'checkSetup').mockRejectedValue(new RequestFailure(refused));
    render(Home, {});
    await list('I tuoi tavoli');
    await fireEvent.click(screen.getAllByRole('button', { name: /Nuova partita/ }).at(-1)!);
    await fireEvent.change(await screen.findByRole('combobox', { name: 'Giocatori' }), { target: { value: 'three' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/EM-17\.2 .*prussiani/);
    await setLanguage('en');
  });

  test('two at this screen: nobody else sees it', async () => {
    render(Home, {});
    await fireEvent.click(screen.getByRole('button', { name: /Two at this screen/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(api.createMatch).toHaveBeenCalledWith({
      game: 'waterloo',
      listed: false,
      seats: [
        { seat: 'french', who: 'me' },
        { seat: 'allied', who: 'me' },
      ],
    });
  });

  test('a friend gets a link', async () => {
    vi.mocked(api.createMatch).mockResolvedValue({ match: kWaiting, links: [{ seat: 'allied', link: 'https://example.org/#/join/T' }] });
    render(Home, {});
    await fireEvent.click(screen.getByRole('button', { name: /Invite a friend/ }));
    await fireEvent.click(screen.getByRole('radio', { name: 'French' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Link for the seat: Allied');
    expect(field.value).toBe('https://example.org/#/join/T');
    expect(screen.getByRole('link', { name: 'Open the table' }).getAttribute('href')).toBe('#/match/open');
  });

  // Every way to start a match: the button that opens the dialog, and the one that starts.
  const kWays: [open: RegExp, start: string][] = [
    [/Play the computer/, 'Start'],
    [/Two at this screen/, 'Start'],
    [/Invite a friend/, 'Make the link'],
    [/New game/, 'Set up the table'],
  ];

  test.each(kWays)('%s: nobody watches unless it is asked for', async (open, start) => {
    render(Home, {});
    await list('Your tables');
    const begin = async (): Promise<void> => void (await fireEvent.click(screen.getAllByRole('button', { name: open })[0]!));
    await begin();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Others may watch/ });
    expect(box.checked).toBe(false);
    await fireEvent.click(box);
    await fireEvent.click(screen.getByRole('button', { name: start }));
    expect(api.createMatch).toHaveBeenCalledWith(expect.objectContaining({ listed: true }));
  });

  test.each(kWays.slice(0, 3))('%s: scenario, options and a third player can be chosen', async (open, start) => {
    const options = [
      { name: 'players', text: 'Players', values: ['two', 'three'] },
      { name: 'fog', text: 'Fog', values: ['off', 'on'] },
    ];
    const blocks = {
      ...kFacts,
      id: 'waterloo200',
      seats: ['french', 'british', 'prussian'],
      in_play: ['french', 'british'],
      options,
      scenarios: ['standard', 'historical'],
    };
    vi.mocked(api.games).mockResolvedValue([kFacts, blocks]);
    vi.spyOn(api, 'checkSetup').mockResolvedValue({ scenario: 'historical', options: {}, seats: ['french', 'british', 'prussian'] });
    render(Home, {});
    await list('Your tables');
    await fireEvent.click(screen.getByRole('button', { name: open }));
    expect(screen.queryByRole('combobox', { name: 'Scenario' })).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'Waterloo 200' }));
    await fireEvent.change(screen.getByRole('combobox', { name: 'Scenario' }), { target: { value: 'historical' } });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Players' }), { target: { value: 'three' } });
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Fog' }));
    await vi.waitFor(() => expect(api.checkSetup).toHaveBeenLastCalledWith('waterloo200', { players: 'three', fog: 'on' }, 'historical'));
    await fireEvent.click(screen.getByRole('button', { name: start }));
    await vi.waitFor(() => expect(api.createMatch).toHaveBeenCalled());
    const made = vi.mocked(api.createMatch).mock.calls[0]![0];
    expect(made).toMatchObject({ game: 'waterloo200', scenario: 'historical', options: { players: 'three', fog: 'on' } });
    expect(made.seats.map(({ seat }) => seat)).toEqual(['french', 'british', 'prussian']);
  });
});
