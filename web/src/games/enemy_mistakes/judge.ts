// Who judges poses of Enemy Mistakes in the page. This is the one place where a judge is plugged in: it is fetched with the first pose, kept for
// the life of the page, and shown the view of the seat before it is asked.
import type { PoseJudge } from '../game';

export type { PoseJudge, PoseStop } from '../game';

export const judge = async (): Promise<PoseJudge | null> => (await import('./judge/fetched')).fetchedJudge();
