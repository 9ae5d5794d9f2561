// Definitions that the layers of every map refer to, once per page (see ../defs.ts), since ids are global.
import { kInks } from './inks';
import { kPaperTile, paperTile } from './paper';

const kTreeBox = 'viewBox="-6 -9 14 12" overflow="visible"';

export function engraverDefs(): string {
  return paper() + ground() + states() + trees();
}

function paper(): string {
  const tile = paperTile();
  const grain = tile ? `<image href="${tile}" width="${kPaperTile}" height="${kPaperTile}"/>` : '';
  const fill = `<rect width="${kPaperTile}" height="${kPaperTile}" fill="${kInks.paper}"/>`;
  return `<pattern id="paper" width="${kPaperTile}" height="${kPaperTile}" patternUnits="userSpaceOnUse">${fill}${grain}</pattern>`;
}

function ground(): string {
  const reeds =
    '<path d="M8 4.5v-3M6 4.5l-1.4-2.2M10 4.5l1.4-2.2M25 14.5v-3M23 14.5l-1.4-2.2M27 14.5l1.4-2.2" ' +
    'stroke="#5f7b4a" stroke-width=".6" opacity=".65"/>';
  const pools = `<path d="M2 5h9M5 7.5h11M20 15h10M17 17.5h9" stroke="${kInks.water}" stroke-width=".7" opacity=".5"/>`;
  return (
    pattern('marsh', 34, 22, 0, pools + reeds) +
    pattern('furrow1', 3.4, 3.4, 24, `<path d="M0 1.7h3.4" stroke="${kInks.furrow}" stroke-width=".45"/>`) +
    pattern('furrow2', 3.4, 3.4, -58, `<path d="M0 1.7h3.4" stroke="${kInks.furrow}" stroke-width=".45"/>`) +
    pattern('furrow3', 4.6, 4.6, -12, `<path d="M0 2.3h4.6" stroke="${kInks.furrowGreen}" stroke-width=".55" stroke-dasharray="1.4 .9"/>`)
  );
}

// Hatching of states: refused in carmine, out of sight in grey with the opposite direction, so that they differ without colour.
function states(): string {
  return (
    pattern('refused', 7, 7, 45, '<path d="M0 3.5h7" stroke="#a3322a" stroke-width="1.6" opacity=".6"/>') +
    pattern('unseen', 6, 6, -45, '<path d="M0 3h6" stroke="#33271b" stroke-width="1" opacity=".38"/>')
  );
}

function pattern(id: string, width: number, height: number, turn: number, body: string): string {
  const turned = turn ? ` patternTransform="rotate(${turn})"` : '';
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${body}</pattern>`;
}

// Three trees, lit from the left, hatched on the right, with a shadow to the right.
function trees(): string {
  return (
    tree(
      1,
      6,
      kInks.crown,
      'M-4.4-1.6C-5.6-3.4-4-5.3-2.6-5.2-2.4-7.4 1-8 2-6.2 4-6.6 5.2-4.4 4.2-3 5-1.4 3.2.2 1.8-.4.6.8-1.2.6-1.8-.3-3 .5-4.6-.2-4.4-1.6Z',
      'M1.2-5.4C3-4.8 3.3-3 2-2.2M3.6-3.6C3.8-2 2.6-1 1-1M-.6-1.4C.4-.6 1.4-.7 2-1.2',
    ) +
    tree(
      2,
      5.4,
      kInks.crownDark,
      'M-3.6-1.2C-5-2.8-3.8-5-2-4.8-1.4-7 1.8-6.8 2-4.8 4-4.8 4.6-2.4 3.2-1.4 2.6.2.4.4-.2-.4-1.4.6-3.4.2-3.6-1.2Z',
      'M1-4.4C2.4-3.6 2.4-2.2 1.2-1.6M2.9-3C2.9-1.6 1.6-.8.4-.9',
    ) +
    tree(
      3,
      5.6,
      kInks.crownLight,
      'M-3-1C-4.4-2-4-3.6-3-4-3.6-6.4-1.2-8.6.2-7.8 2.4-8.4 3.8-6 2.9-4.2 4.2-3.2 3.8-1.2 2.4-.8 1.4.2-1.8.4-3-1Z',
      'M1.2-6.6C2.4-5.6 2.2-4.2 1.4-3.6M2.6-3.4C2.8-2 1.6-1.2.4-1.2',
    )
  );
}

function tree(id: number, shadow: number, crown: string, outline: string, hatch: string): string {
  return (
    `<symbol id="tree${id}" ${kTreeBox}><path d="M.6 1.8h${shadow}" stroke="#3d4526" stroke-width=".9" opacity=".42"/>` +
    `<path d="M0 2V-1" stroke="${kInks.trunk}" stroke-width=".9"/>` +
    `<path d="${outline}" fill="${crown}" stroke="${kInks.woodInk}" stroke-width=".55"/>` +
    `<path d="${hatch}" fill="none" stroke="${kInks.woodInk}" stroke-width=".55"/></symbol>`
  );
}
