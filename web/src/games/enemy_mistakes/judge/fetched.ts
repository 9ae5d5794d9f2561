// The judge of poses, fetched once, when a pose is in hand for the first time.
import address from 'judge:enemy_mistakes';
import { Poses } from './poses';

let judge: Promise<Poses | null> | null = null;

async function fetched(): Promise<Poses | null> {
  if (!address) return null;
  const answer = await fetch(address);
  return answer.ok ? Poses.compiled(await answer.arrayBuffer()) : null;
}

// Null: the page was built without it, it cannot be fetched, or the browser has no WebAssembly; then the server is asked.
export function fetchedJudge(): Promise<Poses | null> {
  judge ??= fetched().catch(() => {
    judge = null; // the next one tries again
    return null;
  });
  return judge;
}
