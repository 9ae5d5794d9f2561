// The story of the viewed seat as far as the server has told it, including what is still waiting to be shown.
import * as api from '../../net/api';
import type { TableLink } from '../../net/table.svelte';
import { append, fromStory, lengthOf, upTo, type History, type Moment } from './history';

const kAttempts = 4; // attempts to catch up with new records

export class FullStory {
  history: History | null = null;
  readonly #link: TableLink;
  #seenBy = ''; // the seat whose story it is
  #fetching = false;

  constructor(link: TableLink) {
    this.#link = link;
  }

  // Nothing has to be fetched.
  get complete(): boolean {
    return this.#seenBy === this.#link.as && this.history !== null && lengthOf(this.history) === this.#link.n;
  }

  // It lacks a record, and is requested again when it is shown.
  drop(): void {
    this.history = null;
  }

  // `entries`: the number of its actions. False: records before this one are missing.
  append(moment: Moment, entries = 1): boolean {
    if (!this.history || lengthOf(this.history) !== moment.n - entries) return false;
    this.history = append(this.history, moment);
    return true;
  }

  // Back to entry n. False: entries up to n are missing.
  cutAt(n: number): boolean {
    if (!this.history || lengthOf(this.history) < n) return false;
    this.history = upTo(this.history, n);
    return true;
  }

  // Fetches it, and again if records arrive in the meantime. `forget`: what is on show is another seat's, and may contain its secrets.
  // False: it may no longer be shown, or it is being fetched already.
  async fetch(mayShow: () => boolean, forget: () => void): Promise<boolean> {
    if (this.#fetching) return false;
    this.#fetching = true;
    try {
      for (let attempt = 0; attempt < kAttempts && !this.complete; ++attempt) {
        if (!mayShow()) return false;
        const as = this.#link.as;
        if (as !== this.#seenBy) {
          this.history = null;
          forget();
        }
        const story = await api.story(this.#link.id, as);
        if (as !== this.#link.as) continue;
        this.history = fromStory(story);
        this.#seenBy = as;
      }
      return true;
    } catch {
      return false; // the next record or connection requests it again
    } finally {
      this.#fetching = false;
    }
  }
}
