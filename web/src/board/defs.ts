// Shared definitions, once per page in a hidden drawing: ids are global, and maps, panels and pieces all refer to them.
import type { GameModule } from '../games/game';

export function ensureDefs(game: Pick<GameModule, 'id' | 'defs'>): void {
  const id = `defs-${game.id}`;
  if (document.getElementById(id)) return;
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.id = id;
  drawing.classList.add('shared-defs'); // not display:none, which would disable gradients and patterns
  drawing.setAttribute('aria-hidden', 'true');
  drawing.innerHTML = `<defs>${game.defs()}</defs>`;
  document.body.append(drawing);
}
