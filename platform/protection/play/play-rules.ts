import { CHECK_MINUTES, type CheckMinutes, type PlayLaw } from '@/lib/domain/play-law';

const MINUTE_MS = 60_000;

/** Pauses of a session of play: from when the time counts, after how much of it there is one, and how long it is, ms. */
export interface PauseRhythm {
  from: Date;
  afterMs: number;
  forMs: number;
}

export const pauseOf = ({ pause }: PlayLaw, from: Date): PauseRhythm | null =>
  pause ? { from, afterMs: pause.afterMinutes * MINUTE_MS, forMs: pause.forMinutes * MINUTE_MS } : null;

/** The more often of what the player wants and what the law asks for; null for never. Minutes. */
export function checkEvery(
  own: number | null,
  { checkMinutes }: Pick<PlayLaw, 'checkMinutes'>,
): number | null {
  const asked = [own, checkMinutes ?? null].filter((minutes) => minutes !== null);
  return asked.length > 0 ? Math.min(...asked) : null;
}

/** What a player may choose: not less often than the law asks for. */
export const choicesOf = ({
  checkMinutes = Infinity,
}: Pick<PlayLaw, 'checkMinutes'>): readonly CheckMinutes[] =>
  CHECK_MINUTES.filter((minutes) => minutes <= checkMinutes);

/**
 * When a player is told of their play next, after a moment: with a pause at the latest, so that no two interruptions follow each
 * other, and time in a pause counts for nothing.
 */
export function nextCheck(minutes: number, pause: PauseRhythm | null, after: Date): Date {
  if (!pause) return new Date(after.getTime() + minutes * MINUTE_MS);
  const { from, afterMs, forMs } = pause;
  const turn = afterMs + forMs;
  const elapsed = Math.max(0, after.getTime() - from.getTime());
  const began = from.getTime() + Math.floor(elapsed / turn) * turn;
  const isPaused = elapsed % turn >= afterMs;
  const start = isPaused ? began + turn : after.getTime();
  const nextPause = (isPaused ? began + turn : began) + afterMs;
  return new Date(Math.min(start + minutes * MINUTE_MS, nextPause));
}

/** The check that stands, when it comes more or less often from now on. */
export const changedCheck = (
  { minutes, at }: { minutes: number; at: Date },
  wanted: number,
  pause: PauseRhythm | null,
): Date => nextCheck(wanted, pause, new Date(at.getTime() - minutes * MINUTE_MS));
