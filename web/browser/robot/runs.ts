// Runs of the robot for some games: by mouse, keyboard and touch, in both languages; and whether every kind of action has been played.
import { expect, type Page } from '@playwright/test';
import type { GameFacts } from '../../src/protocol';
import type { test as serverTest } from '../test_server';
import { type Made, matchFrom, newMatch, type NewSeat } from '../orders';
import { listen } from './checks';
import { Coverage } from './coverage';
import { PageReader } from './page_reader';
import { Faults } from './faults';
import type { InputDevice } from './input_device';
import { Heap } from './heap';
import { Keyboard } from './keyboard';
import { Mouse } from './mouse';
import { positionsOf, type Start } from './positions';
import { Random } from './random';
import { Touch } from './touch';
import { say, writeTrace } from './trace';
import { Walk } from './walk';
import { Wire } from './wire';

const kWhole = process.env.ROBOT === 'whole';
const kSeed = Number(process.env.ROBOT_SEED ?? 1815);
const kShort = Number(process.env.ROBOT_DECISIONS ?? 8); // decisions of a short run from the set-up
const kLong = 3000; // more than any game has
const kFromPosition = 12; // decisions until the verbs of a position must have been played

const kDesk = { viewport: { width: 1440, height: 900 } };
const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const kHands: Record<string, { screen: typeof kDesk; make: (reader: PageReader, faults: Faults) => InputDevice }> = {
  mouse: { screen: kDesk, make: (reader, faults) => new Mouse(reader, faults) },
  keyboard: { screen: kDesk, make: (reader, faults) => new Keyboard(reader, faults) },
  touch: { screen: kPhone, make: (reader, faults) => new Touch(reader, faults) },
};
const kLocales = ['en-GB', 'it-IT'];

interface Case {
  game: string;
  device: string;
  locale: string;
  index: number;
}
function casesOf(games: readonly string[]): Case[] {
  return games
    .flatMap((game) => Object.keys(kHands).flatMap((device) => kLocales.map((locale) => ({ game, device, locale }))))
    .map((one, index) => ({ ...one, index }));
}
const kPerGame = Object.keys(kHands).length * kLocales.length;
const nameOf = ({ game, device, locale }: Case): string => `${game} by ${device} in ${locale}`;

// In a short run the cases of a game share its positions, so that each is played once.
function startsOf({ game, index }: Case): Start[] {
  return positionsOf(game).filter((_, i) => kWhole || i % kPerGame === index % kPerGame);
}

async function factsOf(page: Page, game: string): Promise<GameFacts> {
  const { games: all } = (await (await page.request.get('/api/games')).json()) as { games: GameFacts[] };
  return all.find(({ id }) => id === game)!;
}

// In one language all seats are at one screen, in the other the first plays against the computer.
function seatsOf(facts: GameFacts, locale: string): NewSeat[] {
  const alone = locale !== kLocales[0];
  return (facts.in_play ?? facts.seats).map((seat, i) =>
    i > 0 && alone ? { seat, who: 'computer', level: facts.levels[0] } : { seat, who: 'me' },
  );
}

function onceOnly(act: () => Promise<unknown>): () => Promise<unknown> {
  let done: Promise<unknown> | undefined;
  return () => (done ??= act());
}

interface Robot {
  walk: Walk;
  wire: Wire;
  faults: Faults;
}

// Plays each verb from a fresh start of the position; a short run skips verbs that have been played already.
async function playFrom(page: Page, { walk, wire, faults }: Robot, game: string, { name, verbs, position }: Start): Promise<void> {
  for (const verb of verbs.filter((one) => kWhole || !walk.met.has(one))) {
    if (kWhole) await anotherGuest(page);
    await sit(page, wire, matchFrom(page, game, position));
    await walk.go(kFromPosition, [verb]);
    if (!walk.met.has(verb)) faults.add('unreachable', `${verb} was never played from the position ${name}`);
  }
}

// The number of a guest's matches is limited. The table is left first: it would ask for its story as the new guest.
async function anotherGuest(page: Page): Promise<void> {
  await page.goto('/#/');
  await expect(page.getByRole('application')).toHaveCount(0);
  await page.context().clearCookies();
}

async function sit(page: Page, wire: Wire, made: Promise<Made>): Promise<void> {
  const { match } = await made;
  wire.leave();
  await page.goto(`/#/match/${match.id}`);
}

// `test`: the test function that starts the server of these games.
export function robotRuns(test: typeof serverTest, games: readonly string[]): void {
  const cases = casesOf(games);

  for (const one of cases) {
    const { screen, make } = kHands[one.device]!;
    test.describe(nameOf(one), () => {
      test.use({ ...screen, locale: one.locale });

      test(`the robot plays ${nameOf(one)}`, async ({ page }, info) => {
        test.setTimeout(kWhole ? 120 * 60_000 : 600_000);
        const seed = kSeed + one.index;
        say(`${nameOf(one)}, seed ${seed}`);
        const faults = new Faults();
        listen(page, faults);
        const wire = new Wire(page, faults);
        const reader = new PageReader(page);
        await page.goto('/');
        const facts = await factsOf(page, one.game);
        const picture = onceOnly(() => page.screenshot({ path: info.outputPath('first_fault.png') }));
        const tools = { picture, reader, wire, faults, heap: new Heap(page, faults), device: make(reader, faults), random: new Random(seed) };
        const walk = new Walk({ ...tools, grammar: facts.verbs });
        try {
          await sit(page, wire, newMatch(page, one.game, seatsOf(facts, one.locale)));
          await walk.go(kWhole ? kLong : kShort);
          for (const start of startsOf(one)) await playFrom(page, { walk, wire, faults }, one.game, start);
        } catch (error) {
          faults.add('unreachable', (error as Error).message);
        }
        new Coverage(info.project.outputDir).add({ game: one.game, run: nameOf(one), verbs: Object.fromEntries(walk.met) });
        if (faults.all.length > 0) await writeTrace(page, info, wire, { seed, name: nameOf(one), decided: walk.decided, faults });
        expect(faults.lines, `seed ${seed}`).toEqual([]);
      });
    });
  }

  // Over all runs together: every verb is legal at the start of one of the positions.
  test('every kind of action has been played through the page', async ({ page }, info) => {
    const covered = new Coverage(info.project.outputDir).all().filter(({ game }) => games.includes(game));
    test.skip(covered.length < cases.length, 'not all of the robot’s runs have been made');
    await page.goto('/');
    for (const game of games) {
      const met = new Set(covered.filter((run) => run.game === game).flatMap((run) => Object.keys(run.verbs)));
      const verbs = Object.keys((await factsOf(page, game)).verbs);
      const missed = verbs.filter((verb) => !met.has(verb));
      say(`${game}: ${met.size} of ${verbs.length} kinds of actions were played, not [${missed.join(', ')}]`);
      expect.soft(missed, game).toEqual([]);
    }
  });
}
