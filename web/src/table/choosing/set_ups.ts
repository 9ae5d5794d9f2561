// Set-ups that a person keeps by name, in this browser: for each game and seat, the place of every piece.
import { recall, remember } from '../../ui/remember';

export interface KeptSetUp {
  name: string;
  places: Record<string, string>;
}

export const kMostKept = 8;
export const kLongestName = 40;
const keyOf = (game: string, seat: string): string => `set_ups.${game}.${seat}`;

function isKept(value: unknown): value is KeptSetUp {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('places' in value)) return false;
  const { name, places } = value;
  if (typeof name !== 'string' || typeof places !== 'object' || places === null) return false;
  return Object.values(places).every((place) => typeof place === 'string');
}

// What is stored may be anything: only what has the right shape is taken.
export function keptSetUps(game: string, seat: string): KeptSetUp[] {
  try {
    const stored: unknown = JSON.parse(recall(keyOf(game, seat)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, kMostKept) : [];
  } catch {
    return [];
  }
}

const store = (game: string, seat: string, all: KeptSetUp[]): KeptSetUp[] => {
  remember(keyOf(game, seat), JSON.stringify(all));
  return all;
};

// The newest comes first; one of the same name is replaced.
export function keepSetUp(game: string, seat: string, name: string, places: Record<string, string>): KeptSetUp[] {
  const title = name.trim().slice(0, kLongestName);
  const others = keptSetUps(game, seat).filter((one) => one.name !== title);
  return title ? store(game, seat, [{ name: title, places }, ...others].slice(0, kMostKept)) : others;
}

export function forgetSetUp(game: string, seat: string, name: string): KeptSetUp[] {
  return store(
    game,
    seat,
    keptSetUps(game, seat).filter((one) => one.name !== name),
  );
}
