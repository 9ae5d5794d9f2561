// Interface icons: our own drawings on a square of 20, with one stroke width. Strings of SVG, for {@html}; their meaning is in text
// next to them.
const draw = (shapes: string): string =>
  '<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" ' +
  `aria-hidden="true">${shapes}</svg>`;

export const icon = {
  hour: draw('<circle cx="10" cy="10" r="7"/><path d="M10 5.8V10l3 2"/>'),
  undo: draw('<path d="M4 8.5h8.2a4.3 4.3 0 0 1 0 8.6H8"/><path d="M7.6 4.6L3.6 8.5l4 3.9"/>'),
  odds: draw('<path d="M3 17h14"/><path d="M5 17v-4M8.4 17V8.6M11.8 17V4.6M15.2 17v-6"/>'),
  rules: draw(
    '<path d="M10 5.2C8.4 3.8 5.8 3.4 3 3.8v11.4c2.8-.4 5.4 0 7 1.4' + ' 1.6-1.4 4.2-1.8 7-1.4V3.8c-2.8-.4-5.4 0-7 1.4ZM10 5.2v11.4"/>',
  ),
  log: draw('<path d="M5 3h8.4L16 5.6V17H5ZM8 8h5M8 11h5M8 14h3"/>'),
  menu: draw('<path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13"/>'),
  dice: draw(
    '<rect x="3.4" y="3.4" width="13.2" height="13.2" rx="2.4"/>' +
      '<path d="M7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01" stroke-width="2.4"/>',
  ),
  discs: draw(
    '<ellipse cx="10" cy="6.2" rx="6" ry="2.8"/>' +
      '<path d="M4 6.2v3.6c0 1.6 2.7 2.8 6 2.8s6-1.2 6-2.8V6.2M4 9.8v3.8c0 1.6 2.7 2.8 6 2.8s6-1.2 6-2.8V9.8"/>',
  ),
  flag: draw('<path d="M5 17.4V2.8M5 3.6c3-1.4 5.6 1.4 10 0v7.2c-4.4 1.4-7-1.4-10 0"/>'),
  plus: draw('<path d="M10 4v12M4 10h12"/>'),
  minus: draw('<path d="M4 10h12"/>'),
  fit: draw('<path d="M3.6 7V3.6H7M13 3.6h3.4V7M16.4 13v3.4H13M7 16.4H3.6V13"/>'),
  play: draw('<path d="M6.5 4v12l9-6Z" fill="currentColor"/>'),
  pause: draw('<path d="M6.5 4.5v11M13.5 4.5v11" stroke-width="2.6"/>'),
  next: draw('<path d="M7.5 4.5l6 5.5-6 5.5"/>'),
  back: draw('<path d="M12.5 4.5l-6 5.5 6 5.5"/>'),
  tape: draw('<rect x="2" y="6.4" width="16" height="7.2" rx="1"/><path d="M5.2 6.6v2.6M8.4 6.6v3.8M11.6 6.6v2.6M14.8 6.6v3.8"/>'),
  close: draw('<path d="M5 5l10 10M15 5L5 15"/>'),
  link: draw(
    '<path d="M8.4 11.6a3.4 3.4 0 0 0 4.9.1l2.6-2.6a3.4 3.4 0 0 0-4.8-4.9l-1 1"/>' +
      '<path d="M11.6 8.4a3.4 3.4 0 0 0-4.9-.1L4.1 10.9a3.4 3.4 0 0 0 4.8 4.9l1-1"/>',
  ),
  chair: draw('<path d="M3 8.4h14M4.6 8.4L3.6 16M15.4 8.4l1 7.6M6.4 8.4V5.2h7.2v3.2M8.2 5.2V3M11.8 5.2V3"/>'),
  engine: draw(
    '<circle cx="10" cy="10" r="3"/><path d="M10 2.6v2.6M10 14.8v2.6M2.6 10h2.6M14.8 10h2.6M4.8 4.8l1.8 1.8' +
      'M13.4 13.4l1.8 1.8M15.2 4.8l-1.8 1.8M6.6 13.4l-1.8 1.8"/>',
  ),
  copy: draw('<rect x="7" y="7" width="9.5" height="9.5" rx="1.5"/><path d="M13 4.6V3.5H3.5V13h1.1"/>'),
  check: draw('<path d="M4 10.5l4 4 8-9"/>'),
  search: draw('<circle cx="8.8" cy="8.8" r="5"/><path d="M12.6 12.6L17 17"/>'),
  moon: draw('<path d="M16 11.6A6.6 6.6 0 0 1 8.4 4a6.6 6.6 0 1 0 7.6 7.6Z"/>'),
  sun: draw(
    '<circle cx="10" cy="10" r="3.4"/><path d="M10 2.4v1.8M10 15.8v1.8M2.4 10h1.8M15.8 10h1.8M4.6 4.6l1.3 1.3M14.1 14.1l1.3 1.3' +
      'M15.4 4.6l-1.3 1.3M5.9 14.1l-1.3 1.3"/>',
  ),
  person: draw('<circle cx="10" cy="6.8" r="3.2"/><path d="M3.8 17c.6-3.4 3-5.2 6.2-5.2s5.6 1.8 6.2 5.2"/>'),
  eye: draw('<path d="M2.4 10c2-3.4 4.5-5 7.6-5s5.6 1.6 7.6 5c-2 3.4-4.5 5-7.6 5s-5.6-1.6-7.6-5Z"/><circle cx="10" cy="10" r="2.2"/>'),
  chat: draw('<path d="M3.4 4.2h13.2v9H9.2L5.6 16.4v-3.2H3.4Z"/>'),
  bell: draw('<path d="M5 13.8c1-1 1.2-2.2 1.2-4.4a3.8 3.8 0 0 1 7.6 0c0 2.2.2 3.4 1.2 4.4ZM8.6 16.4a1.6 1.6 0 0 0 2.8 0"/>'),
  sound: draw('<path d="M3.4 8v4h2.8l3.6 3V5L6.2 8ZM12.6 7.4a3.6 3.6 0 0 1 0 5.2M14.8 5.4a6.4 6.4 0 0 1 0 9.2"/>'),
  gear: draw(
    '<circle cx="10" cy="10" r="2.4"/>' +
      '<path d="M8.6 3h2.8l.4 2 1.6 1 2-.8 1.4 2.4-1.6 1.4v2l1.6 1.4-1.4 2.4-2-.8-1.6 1-.4 2H8.6l-.4-2-1.6-1' +
      '-2 .8-1.4-2.4L4.8 11V9L3.2 7.6l1.4-2.4 2 .8 1.6-1Z"/>',
  ),
  download: draw('<path d="M10 3.4v8.4M6.4 8.6l3.6 3.6 3.6-3.6M4 16.4h12"/>'),
  help: draw('<circle cx="10" cy="10" r="7"/><path d="M7.9 8a2.1 2.1 0 1 1 3.2 1.8c-.8.5-1.1.9-1.1 1.8M10 14.2h.01"/>'),
  hint: draw('<path d="M10 2.6c1.9 2 2.6 3.2 2.6 4.5a2.6 2.6 0 0 1-5.2 0C7.4 5.8 8.1 4.6 10 2.6ZM7.4 11.2h5.2V16H7.4ZM5 17.4h10"/>'),
  skip: draw('<path d="M4 4.5l5 5.5-5 5.5M10.5 4.5l5 5.5-5 5.5"/>'),
  curtain: draw(
    '<path d="M3 3.6h14M4.4 3.6c0 5-.2 8.8-1 12.8 2.4-.6 4.4-3.6 4.8-6.4.2-2 .2-4 .2-6.4M15.6 3.6c0 5 .2 8.8 1 12.8' +
      '-2.4-.6-4.4-3.6-4.8-6.4-.2-2-.2-4-.2-6.4"/>',
  ),
};

export type IconName = keyof typeof icon;
