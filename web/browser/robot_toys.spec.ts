// The robot of robot.spec.ts plays a toy game whose actions are points and poses, through what the server lists of them.
import { robotRuns } from './robot/runs';
import { test } from './toys';

robotRuns(test as never, ['drill']);
