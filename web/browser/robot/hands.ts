// The ways to use the page: a mouse, a keyboard, a finger. All of them do the same things.
import type { Locator } from '@playwright/test';
import type { Target } from './eyes';

export interface Hands {
  press(control: Locator): Promise<void>; // a button, an item of a popover, an option of the list
  point(target: Target): Promise<void>; // a piece or a place that glows
  openList(): Promise<void>;
  closeList(): Promise<void>;
  chooseFromList(option: Locator, notation: string): Promise<void>;
  type?(notation: string): Promise<void>; // an order in notation, where there is a keyboard
  settle?(): Promise<void>; // before a new decision
}
