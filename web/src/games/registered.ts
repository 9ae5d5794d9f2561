// The games of this page: every folder here that has a card and a module; there is no list to add a line to. A card is small and in the first
// bundle; the module (map, words, panels) and its picture are fetched when somebody needs them, its sentences together with the module
// (games/index.ts).
import type { GameCard } from './card';
import type { GameModule } from './game';

const kCards = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' });
const kModules = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' });
const idOf = (file: string): string => file.split('/')[1]!;

export const games: Record<string, () => Promise<GameModule>> = Object.fromEntries(
  Object.entries(kModules).map(([file, module]) => [idOf(file), module]),
);
export const cards: GameCard[] = Object.values(kCards).sort((a, b) => a.order - b.order);
