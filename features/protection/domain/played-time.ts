/** Whole hours and minutes of seconds, a minute at least. */
export function playedTime(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** 245 → `4:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
