import { KEEP_SEAT_MS } from '../../../live/limits';
import type { ChoosingView } from '../choosing-scene';
import type { SayLiveSeat } from './live-texts';
import { demoIsFull, takeable, type SeenSeat } from './seats-seen';

const seconds = (ms: number): number => Math.ceil(ms / 1_000);

/** Why the player can take no seat now, and when the next chance is; empty for who can, or plays. */
export function watchText(
  say: SayLiveSeat,
  { round, own, clock }: ChoosingView,
  seats: readonly SeenSeat[],
  isDemo: boolean,
): string {
  if (own || !round || clock === null) return '';
  if (round.phase === 'broken') return '';
  if (round.phase !== 'waiting') {
    const left = round.nextAt === null ? 0 : round.nextAt - clock;
    return left > 0 ? say('watchNext', { seconds: seconds(left) }) : say('watchRound');
  }
  if (takeable(seats, isDemo).length > 0) return '';
  if (isDemo && demoIsFull(seats)) return say('watchDemo');
  const kept = seats.filter(({ owner }) => owner === 'kept').map(({ leftMs }) => leftMs);
  if (kept.length === 0) return say('watchFull', { keep: seconds(KEEP_SEAT_MS) });
  return say('watchKept', { seconds: seconds(Math.min(...kept)) });
}
