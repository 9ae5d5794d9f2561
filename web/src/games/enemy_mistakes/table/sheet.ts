// From millimetres of the table to sheet pixels. Beside the table, in the east, is room for Units that have not entered.
import { scaled } from '../../../board/engraver/geometry';
import type { Point } from '../../game';
import { size } from '../data';

export const kScale = 1.2;
export const kWidth = size.width * kScale;
export const kHeight = size.height * kScale;
export const kMargin = { top: 30, right: 30, bottom: 54, left: 30 };

export const onSheet = (points: readonly Point[]): Point[] => scaled([...points], kScale);
export const at = ([x, y]: Point): Point => [x * kScale, y * kScale];
