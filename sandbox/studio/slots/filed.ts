import type { EngineRound } from '../engine-rounds/round';
import { seatOf } from '../engine-rounds/seats';
import type { Journal } from '../journal';
import type { Round } from '../reel-rounds';

/**
 * A round of reels that is settled, as it is kept with the rounds of all engines: to be shown and checked again, for as long
 * as they are. Null for one without seeds, of an earlier version, and for one whose session nobody knows.
 */
export function filed(journal: Journal, round: Round): EngineRound | null {
  const session = journal.sessions.get(round.sessionId);
  if ('spins' in round || !session) return null;
  const { id, clientRoundId, startedAt, seeds, bet, betTxId, rollbackTxId, stake, winTxIds } = round;
  return {
    id,
    seat: seatOf(session),
    kind: 'slot',
    clientRoundId,
    startedAt,
    touchedAt: startedAt,
    seeds,
    bet,
    choices: [],
    left: false,
    stakes: [{ txId: betTxId, rollbackTxId, amount: stake, state: 'held' }],
    winTxId: winTxIds.at(-1) ?? '',
    phase: 'settled',
    reason: null,
  };
}
