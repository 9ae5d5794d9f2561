// What the faces of blocks are drawn with: arms of service, stars, hearts, pawns, and the flag of a headquarters. Origin: the middle.
import { arms, faceSheen, kInk, kParchment } from '../../board/block_faces';
import { group, marks, sheen, small, star } from '../../board/wood';

const kArms = {
  muskets: [1.7, 0.9] satisfies [number, number],
  slings: '<path d="M-3.4 1.2l1.4 1.6M3.4 1.2l-1.4 1.6" stroke-width="1.2"/>',
  hub: `<circle cx=".9" cy="1.4" r="1.2" fill="${kParchment}"/>`,
};

export function blockDefs(): string {
  return sheen() + faceSheen('w2-sheen') + small() + marks() + star() + arms('w2', 'leader', kArms) + steps() + flag();
}

function steps(): string {
  return (
    group('w2-heart', '<path d="M0 4.4C-5.6 .6 -5 -4 -2.3 -4C-1 -4 -.3 -3.2 0 -2.4C.3 -3.2 1 -4 2.3 -4C5 -4 5.6 .6 0 4.4Z"/>') +
    group('w2-pawn', '<path d="M-3.4 4.4C-3.4 2 -1.4 1.6 -1.2 -.4A2.5 2.5 0 1 1 1.2 -.4C1.4 1.6 3.4 2 3.4 4.4Z"/>')
  );
}

function flag(): string {
  return group(
    'w2-flag',
    `<path d="M-5 9V-10" stroke="${kInk}" stroke-width="1.5"/>` +
      '<path d="M-5 -9.6C-1.5 -11 2 -8 8 -9.6V1C2 2.6 -1.5 -.4 -5 1Z" fill="var(--face)" stroke="var(--line)" stroke-width=".8"/>',
  );
}
