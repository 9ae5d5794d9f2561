// The random player. It chooses a legal action, finds the way to it from the page alone (highlights, texts of buttons and popovers),
// and checks in the page's messages that this action, and no other, is played.
import { expect, type Locator } from '@playwright/test';
import { checkCovered, checkCut } from './checks';
import { Controls } from './controls';
import type { PageReader, Look, Target } from './page_reader';
import type { Faults } from './faults';
import type { InputDevice } from './input_device';
import type { Heap } from './heap';
import { Labels } from './labels';
import { type Grammar, unitedBy, verbOf, wordsOf } from './notation';
import type { Random } from './random';
import type { Play, Wire } from './wire';

export type Way = 'map' | 'list' | 'typed' | 'march' | 'all';
export interface Decided {
  n: number;
  seat: string;
  step: string;
  wanted: string;
  way: Way;
  played: string[];
}

// `picture`: takes a screenshot when the first fault occurs.
export interface Tools {
  reader: PageReader;
  wire: Wire;
  device: InputDevice;
  heap: Heap;
  faults: Faults;
  random: Random;
  grammar: Grammar;
  picture: () => Promise<unknown>;
}

const kMostPicks = 8;
const kPatience = 120_000; // ms until the next decision
const kLate = 15_000; // ms, on a busy machine
const kByList = 0.08;
const kByTyping = 0.15;
const kByMarch = 0.25;
const kByAll = 0.1;
const kMostOrders = 64; // actions sent for one order to all: dice divide it, and the rest is sent again
const kWholePage = 8; // all text of the page is checked every so many decisions

export class Walk {
  readonly decided: Decided[] = [];
  readonly met = new Map<string, number>(); // verbs played
  readonly #labels: Labels;
  readonly #controls: Controls;

  constructor(private readonly tools: Tools) {
    this.#labels = new Labels(tools.reader, tools.device, tools.wire, tools.faults);
    this.#controls = new Controls(tools.reader, tools.wire, tools.faults);
  }

  // Plays until this many decisions have been made, the match is over, or the wanted verbs have been played.
  async go(most: number, verbs: readonly string[] = []): Promise<void> {
    const { heap, wire, faults, picture } = this.tools;
    heap.forget();
    const left = new Set(verbs);
    for (let made = 0; made < most; ++made) {
      if (!(await this.#asked())) break;
      await this.#decide(left);
      if (faults.all.length > 0) await picture();
      if (verbs.length > 0 && left.size === 0) break;
      await heap.begin(wire.n);
    }
    await heap.end(wire.n);
  }

  // Waits until something is to be decided here; raises curtains. False: the match is over.
  async #asked(): Promise<boolean> {
    const { reader, device, wire } = this.tools;
    for (;;) {
      let curtain = false;
      await expect
        .poll(
          async () => {
            curtain = await reader.raise.isVisible();
            return curtain || (wire.quiet && (wire.over || (wire.legal.length > 0 && (await reader.listButton.isVisible()))));
          },
          { intervals: [10, 20, 50, 100], timeout: kPatience, message: 'something is to be decided' },
        )
        .toBe(true);
      if (!curtain) break;
      await device.press(reader.raise);
      await reader.raise.waitFor({ state: 'detached' });
    }
    await reader.frames();
    return !wire.over;
  }

  async #decide(left: Set<string>): Promise<void> {
    const { reader, wire, device, faults } = this.tools;
    ++faults.decision;
    await device.settle?.();
    const look = await reader.look();
    await this.#inspect(look);
    const legal = wire.legal;
    const from = wire.plays.length;
    const step = wire.decision?.prompt?.step ?? '';
    const decided: Decided = { n: wire.n, seat: wire.as, step, wanted: this.#choose(legal, left), way: 'map', played: [] };
    this.decided.push(decided);
    const far = left.size === 0 ? this.#far(look, legal) : undefined;
    if (far) {
      decided.way = 'march';
      decided.wanted = far;
      await this.#march(far, look);
    } else if (left.size === 0 && look.all && this.tools.random.chance(kByAll)) {
      decided.way = 'all';
      await this.#all(look);
    } else decided.way = await this.#reach(decided, legal, look, left.size === 0);
    await this.#played(from, decided.wanted);
    this.#judge(decided, wire.plays.slice(from));
    left.delete(verbOf(decided.wanted));
  }

  // Waits until all messages of one choice are answered: a march is several actions in a row.
  async #played(from: number, wanted: string): Promise<void> {
    const { reader, wire } = this.tools;
    const answered = (): boolean => wire.plays.length > from && wire.quiet;
    let sent: number;
    do {
      await expect.poll(answered, { intervals: [10, 20, 50], message: `${wanted} is played` }).toBe(true);
      sent = wire.plays.length;
      await reader.frames();
    } while (sent !== wire.plays.length || !wire.quiet);
  }

  async #inspect(look: Look): Promise<void> {
    const { reader, faults } = this.tools;
    if (look.refusal) faults.add('refused', look.refusal);
    await checkCovered(reader.page, faults);
    await checkCut(reader.page, faults, faults.decision % kWholePage === 1 ? 'body' : '.prompt, .popover, .tooltip, dialog[open]');
  }

  // A verb that has seldom been played, wanted ones first; then any action with it.
  #choose(legal: readonly string[], left: ReadonlySet<string>): string {
    const { random } = this.tools;
    const verbs = [...new Set(legal.map(verbOf))];
    const asked = verbs.filter((verb) => left.has(verb));
    const times = (verb: string): number => this.met.get(verb) ?? 0;
    const least = Math.min(...verbs.map(times));
    const fresh = verbs.filter((verb) => times(verb) === least);
    const verb = random.pick(asked.length > 0 ? asked : random.chance(0.5) ? fresh : verbs);
    return random.pick(legal.filter((action) => verbOf(action) === verb));
  }

  // A highlighted place that is not an operand of a legal action: the page reaches it in several steps.
  #far(look: Look, legal: readonly string[]): string | undefined {
    const known = new Set(legal.flatMap(wordsOf).flatMap((word) => [word, look.stand[word] ?? word]));
    const far = look.places.filter((id) => !known.has(id));
    return far.length > 0 && this.tools.random.chance(kByMarch) ? this.tools.random.pick(far) : undefined;
  }

  // Points at a place for what is in hand, and answers what the page asks then. Where the first tap only shows the way, the button goes.
  async #march(place: string, look: Look): Promise<void> {
    const { reader, wire, device } = this.tools;
    const from = wire.plays.length;
    await this.#controls.use(() => device.point({ kind: 'place', id: place }), look);
    for (let picks = 0; picks < kMostPicks && wire.plays.length === from; ++picks) {
      const shown = await this.#controls.sentOr(from, ({ asks, go, items }) => asks !== null || go || items.length > 0);
      if (!shown) return;
      const { asks, go, items } = shown;
      const next = asks !== null ? reader.yes : go ? reader.go : reader.item(this.tools.random.pick(items)); // an item: one of several ways
      if (!(await this.#controls.use(() => device.press(next), shown, from))) return;
    }
  }

  // Orders all pieces the same: at once, or after their targets were shown.
  async #all(look: Look): Promise<void> {
    const { reader, wire, device } = this.tools;
    const from = wire.plays.length;
    await this.#controls.use(() => device.press(reader.all), look);
    const shown = await this.#controls.sentOr(from, ({ go }) => go);
    if (shown) await this.#controls.use(() => device.press(reader.go), shown, from);
  }

  async #reach(decided: Decided, legal: readonly string[], look: Look, free: boolean): Promise<Way> {
    const { wanted } = decided;
    const { device, random } = this.tools;
    if (device.type && random.chance(kByTyping)) {
      await device.type(wanted);
      return 'typed';
    }
    if (random.chance(kByList)) return this.#byList(wanted);
    const glowing = wordsOf(wanted).filter((word) => look.pieces.includes(word) || look.places.includes(word));
    const shown = (action: string): string[] => wordsOf(action).flatMap((word) => [word, look.stand[word] ?? word]);
    const rivals = legal.filter((action) => glowing.every((word) => shown(action).includes(word)));
    if (glowing.length === 0 || rivals.length > 1) await this.#labels.learn(wanted);
    return this.#byPointing(decided, legal, free);
  }

  // `free`: instead of the wanted action, what is in hand may go to any highlighted place.
  async #byPointing(decided: Decided, legal: readonly string[], free: boolean): Promise<Way> {
    const { wanted } = decided;
    const { reader, wire, faults, random, device } = this.tools;
    const from = wire.plays.length;
    const picked: Target[] = [];
    for (let picks = 0; picks < kMostPicks; ++picks) {
      const look = await reader.look();
      // A popover may ask about some meanings of the pick, while places are highlighted for the others.
      const inPopover = look.asks !== null || look.items.some(({ says }) => says === this.#labels.of(wanted));
      const target = inPopover ? undefined : this.#glowing(look, wanted, picked);
      if (free && look.hand && picked.length > 0 && look.places.length > 0 && !inPopover && random.chance(kByMarch)) {
        decided.wanted = random.pick(look.places);
        await this.#march(decided.wanted, look);
        return 'march';
      }
      if (target) picked.push(target);
      const byHand = look.go && picked.length > 1 ? () => device.press(reader.go) : look.steps ? () => device.press(reader.steps) : undefined;
      const use = target ? () => device.point(target) : (this.#pose(look, wanted) ?? this.#control(look, wanted) ?? byHand);
      if (!use && reader.more(look)) return this.#byList(wanted, reader.more(look));
      if (!use && (await reader.changed(look, () => false, kLate))) continue; // what it offers comes a moment later
      if (!use || !(await this.#controls.use(use, look))) break;
      const [play] = wire.plays.slice(from);
      if (!play) continue;
      const rival = target && legal.find((action) => action !== play.do && unitedBy(play.do, action, picked, this.tools.grammar));
      if (rival) faults.add('another play', `pointing at ${target.id} played “${play.do}”, though “${rival}” could be meant`);
      return 'map';
    }
    faults.add('unreachable', `${verbOf(wanted)}: the map and the prompt have no way to “${wanted}”`);
    return this.#byList(wanted);
  }

  // The next highlighted operand, in the order of the notation.
  #glowing(look: Look, wanted: string, picked: readonly Target[]): Target | undefined {
    const open = wordsOf(wanted).filter((word) => !picked.some(({ id }) => id === word));
    const id = open.find((word) => look.pieces.includes(word) || look.places.includes(word));
    if (id !== undefined) return { kind: look.pieces.includes(id) ? 'piece' : 'place', id };
    const around = open.map((word) => look.stand[word]).find((place) => place !== undefined && !picked.some((one) => one.id === place));
    if (around !== undefined) return { kind: 'place', id: around };
    const point = look.points.find((one) => wanted.endsWith(` ${one}`));
    const corner = look.stops.length === 0 ? look.corners.find((one) => open.includes(one)) : undefined;
    if (point !== undefined) return { kind: 'point', id: point };
    return corner === undefined ? undefined : { kind: 'corner', id: corner };
  }

  // With a corner chosen: moves to the wanted stop, then acts.
  #pose(look: Look, wanted: string): (() => Promise<void>) | undefined {
    const { reader, device } = this.tools;
    const stop = look.stops.find((id) => wanted.endsWith(` ${id}`));
    if (stop === undefined) return undefined;
    return () => device.press(look.stands.includes(stop) ? reader.act : reader.stop(stop));
  }

  // The button, the popover item, or the confirmation for the wanted action.
  #control(look: Look, wanted: string): (() => Promise<void>) | undefined {
    const { reader, device, faults } = this.tools;
    const says = this.#labels.of(wanted);
    if (look.asks !== null) {
      if (says !== undefined && look.asks !== says) faults.add('another play', `“${look.asks}” is asked for “${says}”`);
      return () => device.press(reader.yes);
    }
    const among = look.items.length > 0 ? look.items : look.buttons;
    const found = among.find((one) => one.says === says);
    if (!found) return undefined;
    return () => device.press(look.items.length > 0 ? reader.item(found) : reader.button(found));
  }

  async #byList(wanted: string, more?: Locator): Promise<Way> {
    const { reader, wire, device } = this.tools;
    const from = wire.plays.length;
    if (more) await device.press(more);
    else await device.openList();
    await reader.list.waitFor();
    await device.chooseFromList(reader.option(wanted), wanted);
    const look = await this.#controls.sentOr(from, ({ asks }) => asks !== null);
    if (look) await this.#controls.use(() => device.press(reader.yes), look, from);
    return 'list';
  }

  // The page may only add actions that leave no choice.
  #judge(decided: Decided, plays: readonly Play[]): void {
    const { faults } = this.tools;
    decided.played = plays.map((play) => play.do);
    for (const play of plays) this.met.set(verbOf(play.do), (this.met.get(verbOf(play.do)) ?? 0) + 1);
    const chosen = plays.filter((play) => play.legal.length > 1 || play === plays[0]);
    const right =
      decided.way === 'all'
        ? new Set(decided.played.map(verbOf)).size === 1 && plays.length <= kMostOrders
        : decided.way === 'march'
          ? plays.some((play) => wordsOf(play.do).includes(decided.wanted))
          : chosen.length === 1 && chosen[0]!.do === decided.wanted;
    if (right) return;
    const sent = decided.played.join('”, “');
    faults.add('another play', `“${decided.wanted}” was pointed at (${decided.way}), “${sent}” was played`);
  }
}
