// A player who knows only the page: every registered game by mouse, by keyboard and by touch, in both languages. It chooses legal actions
// at random, comes to them by what the page offers, and fails on what a person would stumble over (browser/robot/). Here a short run of
// each; ROBOT=whole plays whole games, ROBOT_GAME=waterloo one game alone. A failing run leaves its seed, its decisions, a picture and the
// journal.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './test_server';
import { robotRuns } from './robot/runs';

const kFolder = join(import.meta.dirname, '../src/games'); // as src/games/registered.ts finds them
const games = readdirSync(kFolder).filter((name) => existsSync(join(kFolder, name, 'card.ts')));
const only = process.env.ROBOT_GAME;

robotRuns(test, only === undefined ? games : [only]);
