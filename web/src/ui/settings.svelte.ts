// A person's settings of the page, stored by this browser. The language is stored with its texts (text/language.svelte.ts).
import { reducedMotion } from '../board/motion';
import { recall, remember } from './remember';

export type Theme = 'dark' | 'light';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

const kThemes: readonly Theme[] = ['dark', 'light'];
export const kSpeeds: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
const kPace: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

const chosen = <Value extends string>(key: string, values: readonly Value[], otherwise: Value): Value =>
  values.find((value) => value === recall(key)) ?? otherwise;

class Settings {
  #theme = $state<Theme>(chosen('theme', kThemes, 'dark'));
  #speed = $state<Speed>(chosen('speed', kSpeeds, 'normal'));
  #sound = $state(recall('sound') === 'on');
  #notifications = $state(recall('notifications') === 'on');

  constructor() {
    if (typeof document !== 'undefined') document.documentElement.dataset.theme = this.#theme;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(next: Theme) {
    this.#theme = next;
    remember('theme', next);
    document.documentElement.dataset.theme = next;
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(next: Speed) {
    this.#speed = next;
    remember('speed', next);
  }

  // The factor of durations; 0 for people who prefer reduced motion.
  get pace(): number {
    return reducedMotion() ? 0 : kPace[this.#speed];
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  // Wanted here, and not forbidden by the browser.
  get notifications(): boolean {
    return this.#notifications && typeof Notification !== 'undefined' && Notification.permission === 'granted';
  }

  async wantNotifications(on: boolean): Promise<boolean> {
    if (typeof Notification === 'undefined') return false;
    const granted = on && (await Notification.requestPermission()) === 'granted';
    this.#notifications = granted;
    remember('notifications', granted ? 'on' : 'off');
    return granted;
  }
}

export const settings = new Settings();
