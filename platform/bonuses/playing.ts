import type { PlayerProfile } from '../identity/service';

/** Whether something may be given, offered or told to a player: not to one who is blocked, excluded, or takes a break. */
export const isPlaying = (
  player: Pick<PlayerProfile, 'status' | 'timeOutUntil' | 'held'> | null,
  now: Date,
): boolean =>
  player?.status === 'active' &&
  player.held.length === 0 &&
  !(player.timeOutUntil && player.timeOutUntil > now);
