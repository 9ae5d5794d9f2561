// The wooden pieces of Waterloo as symbols, one for each arm and posture. Origin: the middle of the foot. Colours flow in by the
// variables of a nation class: --face --top --side --mark --line. The light comes from the upper left, on everything.
import { drawn, group, kGun, kHorse, kMan, marks, sheen, small, star } from '../../board/wood';

const kLevelGun = 'M-16 -6.4L-6.5 -7.8A7.4 7.4 0 0 1 -4 -13.2L13.6 -13.6L14.4 -9.8L8.4 -9.4A7.4 7.4 0 0 1 -5.8 -4.4L-16 -3.4Z';
const kUpright = 'M-8 0V-24L-5.4 -28H10.6V-4L8 0Z';
const kOnSide = 'M-13 0V-11L-9.6 -17.5H16.4V-6.5L13 0Z';
const kSquare = 'M-19 4L-13.6 -21H21.6L19.4 4Z';
const kFallen = 'translate(-7.5 -7.6) rotate(72)';
const kLying = 'translate(13 -8) rotate(-90)';

export function pieceDefs(): string {
  return sheen() + infantry() + cavalry() + artillery() + leaders() + silhouettes() + small() + marks() + star();
}

function shadow(half: number, height = 4): string {
  return (
    `<path d="M${-half} -1C${-half} 1.6 ${-half + 2} 2 ${half * 0.4} 2L${half + 7} ${-height * 0.2}C${half + 10} ${-height}` +
    ` ${half + 6} ${-height - 2} ${half} ${-height}Z" fill="#1c120a" opacity=".26"/>`
  );
}

// A cut-out of wood: its thickness behind it, up and to the right, then the face with its sheen.
function cutOut(d: string, detail = '', depth = 'translate(1.9 -2.1)'): string {
  return (
    `<path d="${d}" transform="${depth}" fill="var(--side)" stroke="var(--line)"/>` +
    `<path d="${d}" transform="translate(.9 -1)" fill="var(--side)"/>` +
    `<path d="${d}" fill="var(--face)" stroke="var(--line)" stroke-width=".8" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="url(#sheen)"/>${detail}`
  );
}

// A block: side and top in one outline behind, the front before it, a lit upper edge.
function block(width: number, height: number, body: string, top: string): string {
  const x = -width / 2;
  const front = `x="${x}" y="${-height}" width="${width}" height="${height}" rx=".8"`;
  const edge = 'stroke="var(--line)" stroke-linejoin="round"';
  return (
    `<path d="${body}" fill="var(--side)" stroke-width=".8" ${edge}/><path d="${top}" fill="var(--top)" stroke-width=".5" ${edge}/>` +
    `<rect ${front} fill="var(--face)" stroke="var(--line)" stroke-width=".8"/><rect ${front} fill="url(#sheen)"/>` +
    drawn(`M${x + 0.7} ${-height + 0.7}H${-x - 0.7}`, '#fff', 0.8, ' stroke-opacity=".55"')
  );
}

// Spikes on every side: bayonets towards all the world.
function infantry(): string {
  const spikes =
    'M-14 4v3.4M-7 4v3.4M0 4v3.4M7 4v3.4M14 4v3.4M-9 -21v-3M-2 -21v-3M5 -21v-3M12 -21v-3M18 -21v-3' +
    'M-18 0l-3.4-.4M-16.8 -6l-3.4-.4M-15.4 -12l-3.4-.4M-14.4 -17l-3.4-.4M19.8 0l3.2 .2M20.2 -6l3.2 .2M20.8 -12l3.2 .2M21.2 -17l3.2 .2';
  return (
    group('inf-up', shadow(8, 6) + block(16, 24, 'M-8 -24L-5.4 -28H10.6V-4L8 0Z', 'M-8 -24L-5.4 -28H10.6L8 -24Z')) +
    group('inf-side', shadow(13) + block(26, 11, 'M-13 -11L-9.6 -17.5H16.4V-6.5L13 0Z', 'M-13 -11L-9.6 -17.5H16.4L13 -11Z')) +
    group(
      'square',
      `<path d="${kSquare}" fill="#f8f0da" stroke="#2c2118" stroke-width="1.2" stroke-linejoin="round"/>` +
        '<path d="M-15 1L-10.8 -18H18L16 1Z" fill="#cdbb90" stroke="#2c2118" stroke-width=".6"/>' +
        drawn(spikes, '#2c2118', 1.1, ' stroke-linecap="round"'),
    )
  );
}

// Fresh: head up. Tired: fallen forward, the eye a cross.
function cavalry(): string {
  const mane = 'M3.2 -21.4C-2.4 -20.2 -6 -15 -6.6 -9M1.4 -19.4L-1.6 -22M-1.8 -17.6L-4.6 -20.2M-4.4 -14.6L-7 -17';
  const hair = (d: string): string => drawn(d, 'var(--line)', 0.9, ' opacity=".75"');
  const fresh =
    hair(`${mane}M-5.8 -11L-8.8 -12.6`) +
    '<circle cx="6.2" cy="-17.6" r="1" fill="var(--line)"/>' +
    drawn('M10 -12.4L11.6 -12.2', 'var(--line)', 0.7);
  const tired = hair(mane) + drawn('M5 -18.4l2.4 1.6M7.4 -18.4l-2.4 1.6', 'var(--line)', 0.8);
  return (
    group('cav-up', shadow(9, 5) + cutOut(kHorse, fresh)) +
    group('cav-side', `${shadow(13)}<g transform="${kFallen}">${cutOut(kHorse, tired, 'translate(-1.4 -2.4)')}</g>`)
  );
}

// Deployed: raised on its trail. Limbered: level, behind a second wheel.
function artillery(): string {
  const spokes = drawn('M0 -5.6V5.6M-5.6 0H5.6M-4 -4L4 4M-4 4L4 -4', 'var(--line)', 0.8, ' opacity=".8"');
  const wheel =
    '<circle r="7.4" fill="var(--face)" stroke="var(--line)" stroke-width=".9"/>' +
    `<circle r="5.6" fill="none" stroke="var(--line)" stroke-width=".7" opacity=".8"/>${spokes}` +
    `<circle r="1.9" fill="var(--top)" stroke="var(--line)" stroke-width=".7"/>`;
  const barrel =
    drawn('M-8.6 -14.2L12.4 -20.4', '#fff', 1, ' stroke-opacity=".55"') + drawn('M-4.4 -16.4l.8 3M4.4 -19l1.4 4.6', 'var(--line)', 0.8);
  const axle = '<use href="#wheel" transform="translate(1.4 -7)"/>';
  return (
    group('wheel', wheel) +
    group('art-up', `${shadow(12)}<g transform="translate(-1 0)">${cutOut(kGun)}${barrel}${axle}</g>`) +
    group('art-side', `${shadow(14)}${cutOut(kLevelGun)}${axle}<use href="#wheel" transform="translate(-14 -4.4) scale(.6)"/>`) +
    group(
      'rammer',
      drawn('M-15 4.6L9 3.4', '#2c2118', 1.5, ' stroke-linecap="round"') +
        '<path d="M9 1.6h5v3.4h-5Z" fill="#8d7550" stroke="#2c2118" stroke-width=".8"/>',
    )
  );
}

function leaders(): string {
  const face =
    '<path d="M-4.5 -19.3C-4.8 -16 -3 -13.6 0 -13.6C3 -13.6 4.8 -16 4.5 -19.3Z"' + ' fill="#f6dfc0" stroke="var(--line)" stroke-width=".6"/>';
  const lace = drawn('M-9.4 -8.4L-5 -10.6M9.4 -8.4L5 -10.6', '#f2c74a', 2);
  const brim = drawn('M-11.2 -18.6C-6 -20.6 6 -20.6 11.2 -18.6', '#f2c74a', 1.4);
  const cockade = '<circle cy="-23" r="1.9" fill="#f2c74a" stroke="var(--line)" stroke-width=".5"/>';
  return (
    group('leader-up', shadow(8) + cutOut(kMan, face + brim + cockade + lace)) +
    group('leader-side', `${shadow(13)}<g transform="${kLying}">${cutOut(kMan, face + lace + brim, 'translate(2 2)')}</g>`)
  );
}

// Outlines for the rings of "may be chosen" and "in hand".
function silhouettes(): string {
  const outline = (id: string, d: string, transform = 'translate(0 0)'): string =>
    group(`sil-${id}`, `<path d="${d}" transform="${transform}"/>`);
  return (
    outline('inf-up', kUpright) +
    outline('inf-side', kOnSide) +
    outline('square', kSquare) +
    outline('cav-up', kHorse) +
    outline('cav-side', kHorse, kFallen) +
    outline('art-up', kGun, 'translate(-1 0)') +
    outline('art-side', kLevelGun) +
    outline('leader-up', kMan) +
    outline('leader-side', kMan, kLying)
  );
}
