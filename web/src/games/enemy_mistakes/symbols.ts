// What tiles and counters are drawn with. Origin: the middle. Colours come from the class of a nation.
import { faceSheen } from '../../board/block_faces';
import { drawn, group, kGun, kHorse, kMan, marks, small, star } from '../../board/wood';

export function tileDefs(): string {
  return faceSheen('em-sheen') + small() + marks() + star() + counters() + markers();
}

function counters(): string {
  const gun = `<path d="${kGun}" transform="translate(0 6.4) scale(.5)" fill="currentColor"/>`;
  const horse = (size: number, x: number, y: number): string =>
    `<path d="${kHorse}" transform="translate(${x} ${y}) scale(${size})" fill="currentColor"/>`;
  return (
    group('em-foot', gun) +
    group('em-horse', `<g transform="translate(1 2) scale(.86)">${gun}</g>${horse(0.2, -4.4, -1.4)}`) +
    group('em-team', horse(0.46, 0, 5.6)) +
    group('em-leader', `<path d="${kMan}" transform="translate(0 4.6) scale(.36)" fill="currentColor"/>`)
  );
}

// Second signs: each marker has a shape of its own.
function markers(): string {
  return (
    group('em-green', '<circle r="4.6" fill="#5b9a55" stroke="#1b3a19"/>' + drawn('M-1.9 1.6L0 -2.3L1.9 1.6', '#fff', 1.3)) +
    group(
      'em-orange',
      '<rect x="-4.2" y="-4.2" width="8.4" height="8.4" fill="#e7922f" stroke="#5a3204"/>' + drawn('M-1.5 -2v4M1.5 -2v4', '#fff', 1.3),
    ) +
    group('em-yellow', '<path d="M0 -5L4.8 3.7H-4.8Z" fill="#ffd84a" stroke="#5f4a00"/>' + drawn('M0 -2v2.6M0 2.1v.5', '#2b2118', 1.3)) +
    group(
      'em-smoke',
      '<path d="M-4 2.4C-6 2 -5.4 -1.4 -3.2 -1.2C-3 -4 1 -4.4 1.8 -2.2C4.4 -3 5.6 .6 3.8 2.4Z" fill="#eceae4" stroke="#6f6a60" stroke-width=".8"/>',
    ) +
    group(
      'em-loss',
      '<circle r="5" fill="#fff" stroke="#5d120d" stroke-width=".9"/>' + drawn('M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6', '#a3322a', 2),
    )
  );
}
