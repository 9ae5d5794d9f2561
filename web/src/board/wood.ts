// Wooden pieces for all games: outlines of arms, gloss, cubes, discs, and the marks of the nations. Colours come from the CSS
// variables of a nation class: --face --top --side --mark --line. The light always comes from the upper left.
export const kHorse =
  'M-8.5 0H8.5C9 -4.6 6.2 -7.6 4.6 -10.6C4.5 -11.6 5.2 -12 6.2 -11.6C7.4 -11.1 8.4 -10.4 9.6 -10.8' +
  'C11.2 -11.2 12.4 -12.6 12 -14C11.4 -15.8 9 -18.4 7.6 -21C7.2 -22.4 7 -24.6 6.2 -26.2C5 -25.4 4.2 -24.2 3.6 -23' +
  'C-3 -22.6 -8.4 -16.4 -8.9 -8C-9 -5 -8.9 -2 -8.5 0Z';
export const kGun =
  'M-14.6 -1.6L-6.6 -6.4A7.8 7.8 0 0 1 -5.6 -11L-8.4 -10.4C-9.2 -9.2 -11 -9.6 -11.2 -11C-11.4 -12.2 -10.4 -13 -9.4 -12.9' +
  'L-9 -15.2L11.6 -21.2L11.2 -22.6L14.6 -23.6L16.4 -18.2L13.2 -17.1L12.8 -18.2L7 -15.4A7.8 7.8 0 0 1 -6 -3.4L-13.2 .8Z';
export const kMan =
  'M-7.6 0L-6.4 -5.4L-9.6 -6.6C-10.4 -10.4 -8 -12.4 -3 -12.8L-2.8 -13.8C-4.6 -15 -5 -17.4 -4.4 -19.4L-11.8 -18.2' +
  'C-10.6 -23.6 -5.4 -27.4 0 -27.4C5.4 -27.4 10.6 -23.6 11.8 -18.2L4.4 -19.4C5 -17.4 4.6 -15 2.8 -13.8L3 -12.8' +
  'C8 -12.4 10.4 -10.4 9.6 -6.6L6.4 -5.4L7.6 0Z';

export function group(id: string, body: string): string {
  return `<g id="${id}">${body}</g>`;
}

export function drawn(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
}

export function sheen(): string {
  return (
    '<linearGradient id="sheen" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".36"/>' +
    '<stop offset=".45" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
  );
}

export function small(): string {
  const face = (d: string, fill: string): string =>
    `<path d="${d}" fill="var(--${fill})" stroke="var(--line)" stroke-width=".6" stroke-linejoin="round"/>`;
  return (
    group(
      'cube',
      '<path d="M-5 -1.2L.6 1.8L6.6 -1.8V.4L.8 3.2L-5 .2Z" fill="#1c120a" opacity=".3"/>' +
        face('M-4.6 -6.6L0 -4.2V1.6L-4.6 -1Z', 'face') +
        face('M0 -4.2L4.6 -6.6V-1L0 1.6Z', 'side') +
        face('M-4.6 -6.6L0 -9L4.6 -6.6L0 -4.2Z', 'top'),
    ) +
    group(
      'disc',
      '<ellipse cx=".8" cy="2.6" rx="8.4" ry="6.6" fill="#1c120a" opacity=".3"/>' +
        face('M-8 -1V1.6A8 6 0 0 0 8 1.6V-1Z', 'side') +
        '<ellipse cy="-1" rx="8" ry="6" fill="var(--face)" stroke="var(--line)" stroke-width=".7"/>' +
        '<ellipse cy="-1" rx="6" ry="4.3" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".7"/>',
    )
  );
}

// The marks of the nations: heraldic patterns in a field of 10 by 10, distinguishable without colour.
export function marks(): string {
  const cross = 'M-1.1 -.9L-1.9 -4.8H1.9L1.1 -1.1L4.8 -1.9V1.9L1.1 1.1L1.9 4.8H-1.9L-1.1 1.1L-4.8 1.9V-1.9L-1.1 -1.1Z';
  const bomb = 'M0 -1.2C2.6 -1.2 3.6 .6 3.6 2A3.6 3.6 0 1 1 -3.6 2C-3.6 .6 -2.6 -1.2 0 -1.2Z';
  const flame =
    'M0 -.8C-3.6 -2.4 -2.6 -4.6 -3.2 -6C-1.6 -5.6 -1.2 -4.6 -.9 -4C-.7 -5.4 0 -6.4 .6 -7' +
    'C.8 -5.6 1.4 -4.8 1.4 -4C2 -4.6 2.4 -5.2 3.2 -5.4C2.6 -4 3.4 -2.4 0 -.8Z';
  return (
    group('mk-french', drawn('M-2.1 -5V5M2.1 -5V5', 'var(--mark)', 1.9)) +
    group('mk-imperial_guard', `<path d="${bomb}${flame}" fill="var(--mark)"/>`) +
    group('mk-british', drawn('M-4.4 -4.6L4.4 4.6M4.4 -4.6L-4.4 4.6', 'var(--mark)', 2)) +
    group('mk-german', drawn('M4.6 -4.8L-4.6 4.8', 'var(--mark)', 3)) +
    group('mk-dutch', drawn('M-5 -2.1H5M-5 2.1H5', 'var(--mark)', 1.9)) +
    group('mk-prussian', `<path d="${cross}" fill="var(--mark)"/>`) +
    group('mk-landwehr', drawn(cross, 'var(--mark)', 1))
  );
}

export function star(): string {
  return group('ic-star', '<path d="M0 -5L1.4 -1.6L5 -1.5L2.2 .8L3.1 4.3L0 2.3L-3.1 4.3L-2.2 .8L-5 -1.5L-1.4 -1.6Z"/>');
}
