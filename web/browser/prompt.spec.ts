// The prompt is complete at every width: the longest questions of each game, with their buttons, in both languages. The test changes
// the messages of a real server; the page finds words and buttons by itself.
import type { Page, WebSocketRoute } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject, StateMessage } from '../src/protocol';
import { expect, test } from './test_server';
import { newMatch } from './orders';

interface Asked {
  step: string;
  args: JsonObject;
  legal: string[];
  view: JsonObject;
}

const kSizes = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1600, 1000],
  [1920, 1080],
] as const;
const kLongest = 2; // of each kind: sentences, buttons

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
interface Named {
  id: string | number;
  name: { en: string; it: string };
  type?: string;
}
const longestName = (all: Named[]): string =>
  String(all.reduce((a, b) => (b.name.en.length + b.name.it.length > a.name.en.length + a.name.it.length ? b : a)).id);
const areasOf = (game: string): Named[] => (read(`data/${game}/board.json`) as { areas: Named[] }).areas;
const unitsOf = (game: string): Named[] => (read(`data/${game}/forces.json`) as { units: Named[] }).units;

// Every step of the recorded games, with as many choices as were recorded, at the places with the longest names.
function waterloo(): Asked[] {
  const far = longestName(areasOf('waterloo'));
  const moved = (step: JsonObject): JsonObject => {
    const place = (key: string): object => (typeof step[key] === 'string' && step[key] !== 'none' ? { [key]: far } : {});
    return { ...step, ...place('area'), ...place('to') };
  };
  const recorded = read('web/src/games/waterloo/words/fixtures/decisions.json') as (Asked & { view: { agenda: JsonObject[] } })[];
  return recorded
    .filter(({ step, legal }) => recorded.every((other) => other.step !== step || other.legal.length <= legal.length))
    .map(({ step, args, legal, view }) => ({ step, args: moved(args), legal, view: { ...view, agenda: view.agenda.map(moved) } }));
}

// Every step, with the longest names, and the buttons that the rules can offer in it.
function waterloo200(): Asked[] {
  const area = longestName(areasOf('waterloo200'));
  const unit = longestName(unitsOf('waterloo200').filter(({ id }) => String(id).startsWith('fr_')));
  const steps = Object.keys(read('data/waterloo200/text.en.json') as object).flatMap((id) => /^prompt\.(\w+)$/.exec(id)?.[1] ?? []);
  const offered: Record<string, string[]> = {
    choose_action: ['tactical', 'strategic', 'pass'],
    choose_option: ['manoeuvre', 'reinforce', 'grand_battery'],
    first_faction: ['first british', 'first prussian'],
    leader_path: [`to ${area}`, 'reveal'],
    unit_path: [`to ${area}`, 'stop', 'scout'],
    pass_move: ['leave', 'done'],
    retreat: ['retreat', 'done'],
    sunken_road: ['add', 'done'],
    free_set_up: ['historical'],
    reorganise: ['reorganise british', 'reorganise prussian', 'done'],
    number_of_reserves: ['draw 0', 'draw 1', 'draw 2', 'draw 3'],
    regenerate: [`regenerate ${unit}`, 'done'],
  };
  return steps.map((step) => ({
    step,
    args: { area, unit, mp: 2, hits: 2, impulse: 12 },
    legal: offered[step] ?? ['done'],
    view: { step, moving: { area, mp: 2, unit }, battle: { area, attacker: 'french', defender: 'british', hits: 2, employed: [] } },
  }));
}

// Every step of Napoléon in the town with the longest name.
function napoleon(): Asked[] {
  const town = longestName((read('data/napoleon/board.json') as { towns: Named[] }).towns);
  const steps = Object.keys(read('data/napoleon/text.en.json') as object).flatMap((id) => /^prompt\.(\w+)$/.exec(id)?.[1] ?? []);
  const offered: Record<string, string[]> = {
    auction: ['bid french 12', 'bid allied 12', 'pass'],
    choose_group: [`group french ${town}`, 'done'],
    move_group: [`march fr_g_old ${town}`, 'done'],
    forced_marches: [`force fr_g_old ${town}`, 'done'],
    show_commander: ['reveal fr_napoleon', 'done'],
    retreat: [`retreat fr_g_old ${town}`, 'done'],
    redeploy: [`redeploy fr_g_old ${town}`, 'done'],
    combat: ['fire fr_g_old', 'done'],
    reinforce: ['reinforce fr_g_old', 'done'],
  };
  return steps.map((step) => ({
    step,
    args: { town, army: 'anglo_dutch', hits: 2, left: 2 },
    legal: offered[step] ?? ['done'],
    view: { step, town, groups: [{ army: 'french', from: town, attacks: [] }] },
  }));
}

// Every step of Enemy Mistakes, of the Units and Generals with the longest names.
function enemyMistakes(): Asked[] {
  const texts = read('data/enemy_mistakes/text.en.json') as Record<string, string | Record<string, string>>;
  const longest = (group: string, form: string): string => {
    const lengthOf = (id: string): number => (texts[id] as Record<string, string>)[form]?.length ?? 0;
    const ids = Object.keys(texts).filter((id) => id.startsWith(`${group}.`));
    return ids.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a)).slice(group.length + 1);
  };
  const [unit, general, corps] = [longest('unit', 'the'), longest('general', 'the'), longest('corps', 'the')];
  const steps = Object.keys(texts).flatMap((id) => /^prompt\.(\w+)$/.exec(id)?.[1] ?? []);
  const offered: Record<string, string[]> = {
    deploy: ['suggested', 'face 0.0', 'face 90.0', `attach ${general} ${unit}`, 'done'],
    bids: ['bid blue 1', 'bid blue 2', 'bid blue 3'],
    bombard: [`fire ${unit} r33`, 'done'],
    shot: [`support ${unit}`, 'done'],
    fired_side: ['side front', 'side left', 'side right', 'side rear'],
    answer_fire: ['withdraw', 'stand'],
    assign: [`merge ${unit} r33`, `assign ${general} 1`, `assign ${general} 2`, 'done'],
    orders: [`put ${general} ${unit} 0`, `recover ${general} ${unit} 0`, `redeploy ${general} ${unit} 0`, 'done'],
    manoeuvres: [`select ${unit}`, `part ${unit} left`, 'done'],
    manoeuvre: [`advance ${unit} 0.0 10.0`, `charge ${unit} 0.0 r33`, 'fall_back 30.0', 'stand'],
    out_of_sequence: [`sequence ${general} ${unit} 0`, 'done'],
    charged_guns: ['withdraw', `exchange ${unit}`, 'stand', 'done'],
    support: [`support ${unit}`, 'done'],
    reroll: ['reroll', 'done'],
    pursuit: ['pursue infantry', 'pursue cavalry', 'pursue artillery'],
    pursuit_sign: ['add', 'subtract'],
    lead_pursuit: [`attack ${unit}`],
    reinforce: [`reinforce ${unit}`, `attack ${unit}`, 'done'],
    keep_die: ['die 3', 'die 5', 'add', 'subtract'],
  };
  const who = { unit, target: unit, general, corps, army: 'black', type: 'artillery', side: 'left' };
  const args = { ...who, blue: 3, red: 3, black: 3, markers: 12, part: 1, distance: 10, most: 60, die: 3, other: 5, left: 12 };
  return steps.map((step) => ({ step, args, legal: offered[step] ?? ['done'], view: { step } }));
}

// The table as the server first sent it; after that the test replaces its questions.
class Asker {
  private first: StateMessage | undefined;
  private socket: WebSocketRoute | undefined;
  private asked = 0;

  constructor(private readonly page: Page) {}

  async open(id: string): Promise<void> {
    await this.page.routeWebSocket(/\/socket/, (socket) => {
      this.socket = socket;
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as StateMessage;
        if (message.type === 'state' && !this.first) {
          this.first = message;
          socket.send(text);
        }
      });
    });
    await this.page.goto(`/#/match/${id}`);
    await expect(this.page.locator('.prompt')).toBeVisible();
  }

  // `alone`: no buttons besides those of the game.
  async ask({ step, args, legal, view }: Asked, alone = false): Promise<void> {
    const state = this.first!;
    const sign = `WL-0.${++this.asked}`;
    const undo = { can: false, ask: alone ? null : 0, asked: null };
    const decision = { to_act: [state.as], secret: false, prompt: { step, args, text: step, rules: [sign, 'WL-10.10.10'] }, legal };
    const units = { ...(state.view.units as JsonObject), ...((view.units ?? {}) as JsonObject) };
    this.socket!.send(JSON.stringify({ ...state, undo, decision, view: { ...state.view, ...view, units } }));
    await this.page.waitForFunction((wanted) => document.querySelector('.prompt .rule')?.textContent?.trim() === wanted, sign);
  }
}

interface Measured {
  text: string;
  buttons: number;
  faults: string[];
}

// Finds what is cut off, covered, off the screen, or overlapping.
function measured(page: Page): Promise<Measured> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const prompt = document.querySelector('.prompt')!;
    const sentence = prompt.querySelector('.what p')!;
    const buttons = [...prompt.querySelectorAll('.acts .btn')];
    const parts = [prompt.querySelector('.who')!, sentence, ...prompt.querySelectorAll('.links > *, .rules > *'), ...buttons].filter((part) =>
      part.checkVisibility(),
    );
    const name = (part: Element): string => part.textContent!.trim().replace(/\s+/g, ' ').slice(0, 50) || part.className;
    const faults: string[] = [];
    const outer = prompt.getBoundingClientRect();
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const kTails = 8; // letters reach beyond a narrow line
    for (const part of [prompt, ...parts].filter((one) => getComputedStyle(one).display !== 'inline')) {
      const box = part.getBoundingClientRect();
      if (part.scrollWidth > part.clientWidth + 1) faults.push(`wider than its box: ${name(part)}`);
      if (part.scrollHeight > part.clientHeight + kTails) faults.push(`higher than its box: ${name(part)}`);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        faults.push(`off the screen: ${name(part)}`);
      if (box.left < outer.left - 1 || box.right > outer.right + 1 || box.top < outer.top - 1 || box.bottom > outer.bottom + 1)
        faults.push(`out of the bar: ${name(part)}`);
    }
    parts.forEach((a, i) =>
      parts.slice(i + 1).forEach((b) => {
        if (overlap(a.getBoundingClientRect(), b.getBoundingClientRect())) faults.push(`${name(a)} / ${name(b)}`);
      }),
    );
    for (const other of document.querySelectorAll('main, .brand, .tools, .left, .right, .rail'))
      if (overlap(outer, other.getBoundingClientRect())) faults.push(`the bar lies over ${other.className}`);
    for (const button of buttons) {
      const { left, top, width, height } = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2))) faults.push(`covered: ${name(button)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
    if (document.querySelector('main')!.getBoundingClientRect().height < 200) faults.push('no room is left for the map');
    return { text: sentence.textContent!.trim(), buttons: buttons.map((one) => one.textContent!.length).reduce((a, b) => a + b, 0), faults };
  });
}

for (const [game, decisions] of [
  ['waterloo', waterloo()],
  ['waterloo200', waterloo200()],
  ['napoleon', napoleon()],
  ['enemy_mistakes', enemyMistakes()],
] as const) {
  for (const language of ['en', 'it']) {
    test(`the longest prompts of ${game} (${language})`, async ({ page, context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('papelotte.language', chosen), language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const [own, other] = {
        waterloo: ['french', 'allied'],
        waterloo200: ['french', 'british'],
        napoleon: ['french', 'anglo_dutch'],
        enemy_mistakes: ['blue', 'red'],
      }[game];
      const { match } = await newMatch(page, game, [
        { seat: own!, who: 'me' },
        { seat: other!, who: 'computer', level: 'random' },
      ]);
      const asker = new Asker(page);
      await asker.open(match.id);

      const sized: { asked: Asked; text: number; buttons: number }[] = [];
      for (const asked of decisions) {
        await asker.ask(asked);
        const { text, buttons, faults } = await measured(page);
        expect.soft(faults, `${asked.step} at 1440: ${text}`).toEqual([]);
        sized.push({ asked, text: text.length, buttons });
      }
      const most = (kind: 'text' | 'buttons'): Asked[] =>
        [...sized]
          .sort((a, b) => b[kind] - a[kind])
          .slice(0, kLongest)
          .map(({ asked }) => asked);
      for (const [width, height] of kSizes) {
        await page.setViewportSize({ width, height });
        const longest = most('text')[0]!;
        for (const [asked, alone] of [...[...most('text'), ...most('buttons')].map((one) => [one, false] as const), [longest, true] as const]) {
          await asker.ask(asked, alone);
          const { text, faults } = await measured(page);
          expect.soft(faults, `${asked.step} at ${width}: ${text}`).toEqual([]);
        }
      }
    });
  }
}
