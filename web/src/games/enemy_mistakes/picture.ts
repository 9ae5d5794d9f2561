// The picture of Enemy Mistakes on the home page: d’Erlon’s Corps and the Grand Battery at half past eleven.
import type { Picture } from '../card';
import { layout } from './layout';
import { scene } from './scene';
import { defs } from './table';
import { ground } from './table/ground';
import { readView } from './view';

export function picture(): Picture {
  const standing = [...layout(readView(scene('blue'))).pieces].sort((a, b) => a.y - b.y);
  return { defs: defs(), ground: ground(), pieces: standing, hero: '400 300 560 222', card: '462 402 324 158' };
}
