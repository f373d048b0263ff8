import type { Session } from '@/features/player/hooks/use-session';

/** Whose favourites and last games are meant: a player's by id, null for a visitor, undefined while nobody knows. */
export function whoseGames({
  status,
  player,
}: Pick<Session, 'status' | 'player'>): string | null | undefined {
  if (status === 'unknown') return undefined;
  return player?.id ?? null;
}
