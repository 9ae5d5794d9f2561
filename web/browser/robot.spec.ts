// A player who knows only the page: every registered game by mouse, by keyboard and by touch, in both languages. It chooses legal actions
// at random, comes to them by what the page offers, and fails on what a person would stumble over (browser/robot/). Here a short run of
// each; ROBOT=whole plays whole games. A failing run leaves its seed, its decisions, a picture and the journal.
import { games } from '../src/games/registered';
import { test } from './house';
import { robotRuns } from './robot/runs';

robotRuns(test, Object.keys(games));
