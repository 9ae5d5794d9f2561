// A pose in hand: a corner, an angle and a distance, changed one by one within the rail. The offers only represent the legal poses;
// the server is asked about each value at which the pose comes to rest.
import { slideOf, type Pose } from '../../board/pose';
import type { Operand, ParsedAction, Point, PoseJudge, PoseStop, Rail } from '../../games/game';
import type { WhyAnswer } from '../../protocol';
import type { TableSession } from '../story/session.svelte';
import { remaining, replaced, type Choice, type Offered, type Target } from './choosing';

export type PoseOperand = Extract<Operand, { kind: 'pose' }>;

// `legal`: the actions that the server listed; `decimals`: of operands; `why`: asks the server.
export interface PoseOffers {
  offers: Offered[];
  at: number; // the index of the pose in their paths
  rail: Rail;
  unit: number; // sheet pixels
  decimals: Readonly<Record<string, number>>;
  why: (notation: string) => Promise<WhyAnswer | undefined>;
  judge?: () => Promise<PoseJudge | null>; // one in the page, that has seen the present position
}

const kSnapAngle = 1.5; // degrees
const kSnapDistance = 4; // units
const kBeyond = 12; // degrees and units beyond the farthest offer: there the rule that forbids it is shown
const kRest = 140; // ms before the server is asked
const kTinyAngle = 0.05; // degrees: two angles this near are the same stop

export class PoseHand {
  pose = $state.raw<Pose | null>(null); // null: no corner is chosen yet
  answer = $state.raw<WhyAnswer | null>(null); // null: not known yet
  held = $state(false); // by a finger or the mouse
  readonly stops: readonly (Pose & { id: string })[];
  readonly #of: PoseOffers;
  readonly #operand: PoseOperand;
  readonly #known = new Map<string, WhyAnswer>();
  #judge = $state.raw<PoseJudge | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(of: PoseOffers) {
    this.#of = of;
    this.#operand = of.offers[0]!.operands[of.at] as PoseOperand;
    const seen = new Map(of.offers.map(({ path, action }) => [path[of.at]!.id, action.operands]));
    this.stops = [...seen].map(([id, operands]) => ({ id, ...this.#read(operands) }));
    for (const { action } of of.offers) this.#known.set(action.notation, { do: action.notation });
    const [only, ...others] = this.corners;
    if (this.rail.signed) this.#begin();
    else if (only && others.length === 0) this.take(only.id);
    void this.#of.judge?.().then((judge) => {
      this.#judge = judge;
      if (this.pose) void this.#ask();
    });
  }

  // Straight on as far as is listed: what is wanted most often.
  #begin(): void {
    const straight = [...this.stops].sort((a, b) => Math.abs(a.angle) - Math.abs(b.angle) || b.distance - a.distance)[0];
    if (straight) this.#set({ corner: '', angle: straight.angle, distance: straight.distance });
  }

  // Where a slide stops at the present angle, as the judge in the page knows it; without one, what is listed.
  get limits(): readonly PoseStop[] {
    const { action } = this;
    if (this.#judge && action) return this.#judge.stops(action);
    const here = this.stopsHere.filter(({ angle }) => Math.abs(angle - (this.pose?.angle ?? 0)) < kTinyAngle);
    const farthest = Math.max(0, ...here.map(({ distance }) => distance));
    return here.length > 0 ? [{ kind: 'reach', distance: farthest }] : [];
  }

  get rail(): Rail {
    return this.#of.rail;
  }

  get unit(): number {
    return this.#of.unit;
  }

  // The corners of legal poses.
  get corners(): Rail['corners'] {
    if (this.rail.signed) return [];
    return this.rail.corners.filter(({ id }) => this.stops.some(({ corner }) => corner === id || corner === ''));
  }

  get stopsHere(): readonly (Pose & { id: string })[] {
    return this.stops.filter(({ corner }) => corner === this.pose?.corner || corner === '');
  }

  // As a target: the words of its operands.
  get target(): Target | null {
    const { pose } = this;
    if (!pose) return null;
    const value = { corner: pose.corner, angle: pose.angle, distance: pose.distance };
    const words = (['corner', 'angle', 'distance'] as const).flatMap((part) => {
      const name = this.#operand[part];
      return name === undefined ? [] : part === 'corner' ? value.corner : value[part].toFixed(this.#of.decimals[name] ?? 0);
    });
    return { kind: 'pose', id: words.join(' ') };
  }

  get action(): ParsedAction | null {
    const { target } = this;
    return target && replaced(this.#of.offers[0]!, this.#of.at, target).action;
  }

  // Another corner keeps angle and distance.
  take(corner: string): void {
    const first = this.stops.find((stop) => stop.corner === corner || stop.corner === '');
    if (!first) return;
    this.#set(this.pose ? { ...this.pose, corner } : { corner, angle: first.angle, distance: first.distance });
  }

  nextCorner(by: 1 | -1): void {
    const all = this.corners;
    const at = all.findIndex(({ id }) => id === this.pose?.corner);
    const next = all[at < 0 ? 0 : (at + by + all.length) % all.length];
    if (next) this.take(next.id);
  }

  // By key or button: by exactly this amount.
  step(angle: number, distance: number): void {
    if (this.pose) this.#set(this.#within({ ...this.pose, angle: this.pose.angle + angle, distance: this.pose.distance + distance }));
  }

  // Typed.
  put(change: Partial<Pose>): void {
    if (this.pose) this.#set({ ...this.pose, ...change });
  }

  stopAt(id: string): void {
    const stop = this.stops.find((one) => one.id === id);
    if (stop) this.#set({ corner: stop.corner || (this.pose?.corner ?? ''), angle: stop.angle, distance: stop.distance });
  }

  // By hand: it snaps to the listed values, unless it is `free`.
  turnTo(angle: number, free: boolean): void {
    if (!this.pose) return;
    const near = free
      ? undefined
      : nearest(
          this.stopsHere.map((stop) => stop.angle),
          angle,
          kSnapAngle,
        );
    this.#set(this.#within({ ...this.pose, angle: near ?? angle }));
  }

  slideBy(from: Pose, drag: Point, free: boolean): void {
    if (!this.pose) return;
    const distance = from.distance + slideOf(this.rail, this.pose, this.unit, drag);
    const angle = this.pose.angle;
    const listed = this.stopsHere.filter((stop) => Math.abs(stop.angle - angle) <= kSnapAngle).map((stop) => stop.distance);
    const stops = [...listed, ...this.limits.map((stop) => stop.distance)];
    this.#set(this.#within({ ...this.pose, distance: (free ? undefined : nearest(stops, distance, kSnapDistance)) ?? distance }));
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #read(operands: Record<string, string>): Pose {
    const word = (part: 'corner' | 'angle' | 'distance'): string => operands[this.#operand[part] ?? ''] ?? '';
    return { corner: word('corner'), angle: Number(word('angle')), distance: Number(word('distance')) };
  }

  #within(pose: Pose): Pose {
    const between = (value: number, all: number[]): number => Math.max(Math.min(0, ...all), Math.min(Math.max(0, ...all) + kBeyond, value));
    const angles = this.stops.map((stop) => stop.angle);
    const least = this.rail.signed ? Math.min(0, ...angles) - kBeyond : -Infinity;
    const angle = this.rail.signed ? Math.max(least, Math.min(Math.max(0, ...angles) + kBeyond, pose.angle)) : between(pose.angle, angles);
    return {
      ...pose,
      angle,
      distance: between(
        pose.distance,
        [...this.stops, ...this.limits].map((stop) => stop.distance),
      ),
    };
  }

  #set(pose: Pose): void {
    const round = (value: number, name: string | undefined): number => Number(value.toFixed(this.#of.decimals[name ?? ''] ?? 0));
    const { angle, distance } = this.#operand;
    this.pose = { ...pose, angle: round(pose.angle, angle), distance: round(pose.distance, distance) };
    void this.#ask();
  }

  #ask(): void {
    clearTimeout(this.#timer);
    const notation = this.action?.notation ?? '';
    this.answer = this.#judge && notation ? this.#judge.why(notation) : (this.#known.get(notation) ?? null);
    if (this.answer) return;
    this.#timer = setTimeout(async () => {
      const answer = await this.#of.why(notation).catch(() => undefined);
      if (!answer) return;
      this.#known.set(notation, answer);
      if (this.action?.notation === notation) this.answer = answer;
    }, kRest);
  }
}

function nearest(values: readonly number[], to: number, within: number): number | undefined {
  const near = values.filter((value) => Math.abs(value - to) <= within);
  return near.length > 0 ? near.reduce((best, value) => (Math.abs(value - to) < Math.abs(best - to) ? value : best)) : undefined;
}

// The pose to be turned and slid for the next pick, if that is a pose.
export function poseFor(choice: Choice, { game, view, link, decimals }: TableSession): PoseHand | null {
  const at = choice.picked.length;
  const offers = remaining(choice).filter(({ path }) => path[at]?.kind === 'pose');
  const rail = offers[0] && view && game?.rail?.(offers[0].action, view);
  const unit = view && game?.boards(view).sheets.find((sheet) => sheet.scale)?.scale?.unit;
  if (!rail || !unit) return null;
  const judge =
    game.judge &&
    (async () => {
      const found = await game.judge!();
      return found?.look(view) ? found : null;
    });
  return new PoseHand({ offers, at, rail, unit, decimals, why: (notation) => link.why([notation]).then(([answer]) => answer), judge });
}
