// How the record of another player is shown: first its dice, roll after roll, then what came of them, sentence after sentence.
import type { Frame } from './queue';

const kRoll = 1300; // 700 for the dice to come to rest, the rest to read them
const kLine = 380;
const kChange = 520; // pieces glide 320

export interface Stage {
  rolled: (count: number) => void; // this many rolls lie on the table
  changed: (lines: number) => void; // the new position stands, this many lines are told
  told: (lines: number) => void;
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
  for (let i = 2; i <= lines; ++i) frames.push({ run: () => stage.told(i), lasts: (i === lines ? kChange : kLine) * pace });
  return frames;
}
