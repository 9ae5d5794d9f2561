// What the faces of blocks are drawn with: arms of service, stars, hearts, pawns, and the flag of a headquarters. Origin: the middle.
import { group, kGun, kHorse, marks, sheen, small, star } from '../../board/wood';

export function blockDefs(): string {
  return sheen() + cardSheen() + small() + marks() + star() + arms() + steps() + flag();
}

function cardSheen(): string {
  return (
    '<linearGradient id="w2-sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/>' +
    '<stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0" stop-opacity=".14"/></linearGradient>'
  );
}

const kInk = '#2b2118';
const kParchment = '#f7efdb';

function arms(): string {
  const muskets =
    `<g fill="none" stroke="${kInk}" stroke-linecap="round"><path d="M-8.4 7.4L6 -6M8.4 7.4L-6 -6" stroke-width="1.7"/>` +
    '<path d="M5.2 -5.2L8.2 -8.6M-5.2 -5.2L-8.2 -8.6" stroke-width=".9"/>' +
    '<path d="M-3.4 1.2l1.4 1.6M3.4 1.2l-1.4 1.6" stroke-width="1.2"/></g>';
  const gun =
    `<path d="${kGun}" transform="translate(0 6) scale(.66)" fill="${kInk}"/>` +
    `<circle cx=".9" cy="1.4" r="4.3" fill="none" stroke="${kParchment}" stroke-width=".9"/>` +
    `<circle cx=".9" cy="1.4" r="1.2" fill="${kParchment}"/>`;
  const horse = `<path d="${kHorse}" fill="${kInk}"`;
  const hat =
    `<path d="M-9.4 2.4C-8 -4 -4 -6.6 0 -6.6C4 -6.6 8 -4 9.4 2.4C4 .4 -4 .4 -9.4 2.4Z" fill="${kInk}"/>` +
    `<circle cy="-3" r="1.5" fill="${kParchment}"/>` +
    `<path d="M-3.6 2.6A3.8 4.2 0 0 0 3.6 2.6" fill="none" stroke="${kInk}" stroke-width="1.5"/>`;
  return (
    group('w2-infantry', muskets) +
    group('w2-cavalry', `${horse} transform="translate(-1 9) scale(.72)"/>`) +
    group('w2-foot_artillery', gun) +
    group('w2-horse_artillery', `<g transform="translate(0 2.4) scale(.9)">${gun}</g>${horse} transform="translate(-6 -1.6) scale(.3)"/>`) +
    group('w2-leader', hat)
  );
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
