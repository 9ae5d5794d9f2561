// How another player's record is shown: first its dice, roll by roll, then the results, sentence by sentence.
import type { Frame } from './queue';

const kRoll = 1300; // 700 for the dice to come to rest, the remainder to read them
const kLine = 380;
const kChange = 520; // pieces move for 320

export interface Stage {
  rolled: (count: number) => void; // this many rolls are shown
  changed: (lines: number) => void; // the new position and this many lines are shown
  lineShown: (lines: number) => void;
}

export function framesOf(rolls: number, lines: number, pace: number, stage: Stage): Frame[] {
  const frames: Frame[] = [];
  if (pace === 0) {
    return [
      {
        run: () => {
          if (rolls > 0) stage.rolled(rolls);
          stage.changed(lines);
        },
        lasts: 0,
      },
    ];
  }
  for (let i = 1; i <= rolls; ++i) frames.push({ run: () => stage.rolled(i), lasts: kRoll * pace });
  frames.push({ run: () => stage.changed(Math.min(1, lines)), lasts: (lines > 1 ? kLine : kChange) * pace });
  for (let i = 2; i <= lines; ++i) frames.push({ run: () => stage.lineShown(i), lasts: (i === lines ? kChange : kLine) * pace });
  return frames;
}
