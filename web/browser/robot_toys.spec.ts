// The robot of robot.spec.ts plays a toy game whose actions are points and poses, with the values that the server lists.
import { robotRuns } from './robot/runs';
import { test } from './toys';

robotRuns(test as never, ['drill']);
