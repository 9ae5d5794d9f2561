// What the faces of blocks are drawn with: arms of service and the commander's hat. Origin: the middle.
import { arms, faceSheen } from '../../board/block_faces';
import { group, marks, sheen } from '../../board/wood';

export function blockDefs(): string {
  return sheen() + faceSheen('np-sheen') + marks() + arms('np', 'commander', { muskets: [1.9, 1] }) + swords();
}

// A fight.
function swords(): string {
  const blade = (turn: number): string =>
    `<g transform="rotate(${turn})"><path d="M0 -10.5L1.5 -8V4.4H-1.5V-8Z" fill="#f7efdb" stroke="#2b0b08" stroke-width=".8"/>` +
    '<path d="M-4 4.6H4M0 4.6V9.4" stroke="#2b0b08" stroke-width="1.9" stroke-linecap="round"/></g>';
  return group('np-swords', `<circle r="13" fill="#a3322a" stroke="#fff" stroke-width="1.6"/>${blade(42)}${blade(-42)}`);
}
