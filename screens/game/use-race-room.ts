import { useLayoutEffect } from 'react';
import { markRoot } from '@/early/root';
import { isRaceGame } from '@/features/tournaments/state/race-games';

/** Gives a game that counted in a tournament of the player, when that was last known, the room of the line before it is there. */
export function useRaceRoom(path: string, races: boolean): void {
  useLayoutEffect(() => {
    if (!races) return undefined;
    if (isRaceGame(path)) markRoot('race', 'on');
    return () => markRoot('race', null);
  }, [path, races]);
}
