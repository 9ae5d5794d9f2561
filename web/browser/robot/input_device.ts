// Ways to use the page: a mouse, a keyboard, a finger. All have the same interface.
import type { Locator } from '@playwright/test';
import type { Target } from './page_reader';

export interface InputDevice {
  press(control: Locator): Promise<void>; // a button, an item of a popover, an option of the list
  point(target: Target): Promise<void>; // a highlighted piece or place
  openList(): Promise<void>;
  closeList(): Promise<void>;
  chooseFromList(option: Locator, notation: string): Promise<void>;
  type?(notation: string): Promise<void>; // an order in notation, if there is a keyboard
  settle?(): Promise<void>; // before a new decision
}
