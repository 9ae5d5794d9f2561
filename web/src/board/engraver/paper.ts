// The paper of the sheet: one small tile with fibres, stains and specks, made once on a canvas with a fixed seed.
import { random } from './geometry';

export const kPaperTile = 480;

let made: string | undefined;

// A data URL, or an empty text if there is no canvas (tests): the sheet is then plain.
export function paperTile(): string {
  made ??= draw();
  return made;
}

function draw(): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = kPaperTile;
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  foxing(brush);
  fibres(brush);
  specks(brush);
  return canvas.toDataURL('image/png');
}

// Soft stains; repeated across each edge, so that tiles join without a seam.
function foxing(brush: CanvasRenderingContext2D): void {
  const n = kPaperTile;
  const chance = random(1815);
  for (let i = 0; i < 26; i++) {
    const x = chance() * n;
    const y = chance() * n;
    const radius = 40 + chance() * 120;
    const alpha = 0.012 + chance() * 0.02;
    for (const [ox, oy] of [
      [0, 0],
      [n, 0],
      [-n, 0],
      [0, n],
      [0, -n],
    ]) {
      const stain = brush.createRadialGradient(x + ox, y + oy, 0, x + ox, y + oy, radius);
      stain.addColorStop(0, `rgba(150,110,50,${alpha})`);
      stain.addColorStop(1, 'rgba(150,110,50,0)');
      brush.fillStyle = stain;
      brush.fillRect(x + ox - radius, y + oy - radius, 2 * radius, 2 * radius);
    }
  }
}

function fibres(brush: CanvasRenderingContext2D): void {
  const chance = random(1816);
  brush.lineWidth = 0.6;
  for (let i = 0; i < 1500; i++) {
    const x = chance() * kPaperTile;
    const y = chance() * kPaperTile;
    const angle = chance() * 2 * Math.PI;
    const length = 2 + chance() * 7;
    brush.strokeStyle = chance() < 0.5 ? 'rgba(120,92,50,.05)' : 'rgba(255,252,240,.16)';
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
      x + Math.cos(angle + 0.5) * length * 1.6,
      y + Math.sin(angle + 0.5) * length * 1.6,
    );
    brush.stroke();
  }
}

function specks(brush: CanvasRenderingContext2D): void {
  const chance = random(1817);
  for (let i = 0; i < 2600; i++) {
    brush.fillStyle = chance() < 0.5 ? 'rgba(110,84,44,.045)' : 'rgba(255,253,244,.10)';
    brush.fillRect(chance() * kPaperTile, chance() * kPaperTile, 1.3, 1.3);
  }
}
