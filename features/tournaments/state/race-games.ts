import { remember, remembered } from '@/early/remembered';

interface Linked {
  /** Path of the game's page. */
  geo_link: string;
}

const known = (): string[] => remembered('race')?.split(' ').filter(Boolean) ?? [];
const nameOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);
const keep = (names: readonly string[]): void => {
  remember('race', names.length > 0 ? [...new Set(names)].join(' ') : null);
};

/** Keeps the games that count in tournaments of the player that are on: their pages have the room of the line from the first paint on. */
export const keepRaceGames = (games: readonly Linked[]): void =>
  keep(games.map(({ geo_link: link }) => nameOf(link)));

/** More of them: the player has joined a tournament that is on. */
export const addRaceGames = (games: readonly Linked[]): void =>
  keep([...known(), ...games.map(({ geo_link: link }) => nameOf(link))]);

/** Whether a game was one of them when that was last known. @param path of its page */
export const isRaceGame = (path: string): boolean => known().includes(nameOf(path));
