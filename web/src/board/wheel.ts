// How a piece moves that stands anywhere: it turns on its way. Fetched when such a piece moves for the first time.
import type { Glide, Point, Stand } from '../games/game';
import { appear, play, reducedMotion } from './motion';

// A manoeuvre goes its way, whatever else has moved or turned goes straight. What is upright in the piece stays so. `foot`: where the piece is placed.
export function wheel(element: Element, from: Stand, to: Stand, [, foot]: Point, glides: readonly Glide[] | undefined, duration: number): void {
  if (reducedMotion()) return appear(element);
  const stands = [...(glides?.map((glide) => glide(from, to)).find(Boolean) ?? []), to];
  // The shorter way round: 350 degrees and 10 are 20 apart.
  const way = [from];
  for (const { at, turned } of stands) way.push({ at, turned: turned + 360 * Math.round((way.at(-1)!.turned - turned) / 360) });
  const lift = foot - to.at[1];
  const last = way.at(-1)!.turned;
  const paced = (transform: (stand: Stand) => string): Keyframe[] => {
    const far = way.map(({ at, turned }, i) =>
      i === 0 ? 0 : Math.hypot(at[0] - way[i - 1]!.at[0], at[1] - way[i - 1]!.at[1]) + Math.abs(turned - way[i - 1]!.turned) / 4,
    );
    const whole = far.reduce((sum, one) => sum + one, 0) || 1;
    let gone = 0;
    return way.map((stand, i) => ({ transform: transform(stand), offset: Math.min(1, (gone += far[i]!) / whole), easing: 'linear' }));
  };
  play(
    element,
    paced(({ at: [x, y], turned }) => `translate(${x}px, ${y}px) rotate(${turned - last}deg) translateY(${lift}px)`),
    { duration },
  );
  for (const upright of element.querySelectorAll('.upright'))
    play(
      upright,
      paced(({ turned }) => `rotate(${-turned}deg)`),
      { duration },
    );
}
