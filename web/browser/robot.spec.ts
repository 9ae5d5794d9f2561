// A player that knows only the page: every registered game by mouse, by keyboard and by touch, in both languages. It chooses legal
// actions at random, reaches them through what the page offers, and fails on anything that would hinder a person (browser/robot/).
// Here a short run of each; ROBOT=whole plays whole games. A failing run leaves its seed, its decisions, a picture and the journal.
import { games } from '../src/games/index';
import { test } from './test_server';
import { robotRuns } from './robot/runs';

robotRuns(test, Object.keys(games));
