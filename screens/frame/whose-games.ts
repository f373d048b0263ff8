import type { Session } from '@/features/player/hooks/use-session';

/** Owner of favourites and last games: a player's id, null for a visitor, undefined while unknown. */
export function whoseGames({
  status,
  player,
}: Pick<Session, 'status' | 'player'>): string | null | undefined {
  if (status === 'unknown') return undefined;
  return player?.id ?? null;
}
