// What the faces of blocks are drawn with: arms of service and the commander's hat. Origin: the middle.
import { group, kGun, kHorse, marks, sheen } from '../../board/wood';

const kInk = '#2b2118';
const kParchment = '#f7efdb';

export function blockDefs(): string {
  const gloss =
    '<linearGradient id="np-sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/>' +
    '<stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0" stop-opacity=".14"/></linearGradient>';
  return sheen() + gloss + marks() + arms() + swords();
}

function arms(): string {
  const muskets =
    `<g fill="none" stroke="${kInk}" stroke-linecap="round"><path d="M-8.4 7.4L6 -6M8.4 7.4L-6 -6" stroke-width="1.9"/>` +
    '<path d="M5.2 -5.2L8.2 -8.6M-5.2 -5.2L-8.2 -8.6" stroke-width="1"/></g>';
  const gun =
    `<path d="${kGun}" transform="translate(0 6) scale(.66)" fill="${kInk}"/>` +
    `<circle cx=".9" cy="1.4" r="4.3" fill="none" stroke="${kParchment}" stroke-width=".9"/>`;
  const horse = `<path d="${kHorse}" fill="${kInk}"`;
  const hat =
    `<path d="M-9.4 2.4C-8 -4 -4 -6.6 0 -6.6C4 -6.6 8 -4 9.4 2.4C4 .4 -4 .4 -9.4 2.4Z" fill="${kInk}"/>` +
    `<circle cy="-3" r="1.5" fill="${kParchment}"/>` +
    `<path d="M-3.6 2.6A3.8 4.2 0 0 0 3.6 2.6" fill="none" stroke="${kInk}" stroke-width="1.5"/>`;
  return (
    group('np-infantry', muskets) +
    group('np-cavalry', `${horse} transform="translate(-1 9) scale(.72)"/>`) +
    group('np-foot_artillery', gun) +
    group('np-horse_artillery', `<g transform="translate(0 2.4) scale(.9)">${gun}</g>${horse} transform="translate(-6 -1.6) scale(.3)"/>`) +
    group('np-commander', hat)
  );
}

// A fight.
function swords(): string {
  const blade = (turn: number): string =>
    `<g transform="rotate(${turn})"><path d="M0 -10.5L1.5 -8V4.4H-1.5V-8Z" fill="#f7efdb" stroke="#2b0b08" stroke-width=".8"/>` +
    '<path d="M-4 4.6H4M0 4.6V9.4" stroke="#2b0b08" stroke-width="1.9" stroke-linecap="round"/></g>';
  return group('np-swords', `<circle r="13" fill="#a3322a" stroke="#fff" stroke-width="1.6"/>${blade(42)}${blade(-42)}`);
}
