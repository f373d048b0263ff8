import { API_CODES } from '@/lib/domain/api-codes';
import { audit } from '../../audit/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import { givePrize, type GivingParts } from '../settlement/give';
import type { Db } from '../store';
import { addCorrection, countCorrections, findCorrectable, type Correctable } from './places';

/** The prize of a place, for another player or once more. */
export interface Correction {
  tournamentId: string;
  place: number;
  playerId: string;
  /** How often it was given anew before: of two requests at once, the second one is refused. */
  earlier: number;
}

/** Giving prizes anew. Nothing is ever taken back: what was given stays given. */
export interface Correcting {
  /** Why it can't be done, as things stand; null when it can. Holds the place. */
  correctionObstacle(trx: Db, correction: Correction): Promise<string | null>;
  /** How often the prize of a place was given anew. */
  corrections(id: string, place: number): Promise<number>;
  /** Gives it, once for a key. After `correctionObstacle`. */
  correct(
    trx: Db,
    correction: Correction,
    by: { key: string; operatorId: string; reason: string; requestId: string },
  ): Promise<void>;
}

function obstacleOf(found: Correctable | undefined, { earlier }: Pick<Correction, 'earlier'>): string | null {
  if (!found) return 'there is no such place';
  if (found.earlier !== earlier) return 'the prize was given anew meanwhile';
  if (!found.isSettled) return 'its prize was not given or withheld yet';
  if (!found.takesPart) return 'this player took no part';
  if (found.leftReason === 'operator') return 'this player was taken out';
  if (!found.isPlayable) return 'the player’s account is closed, or takes a break';
  if (!found.owed) return 'this place wins nothing';
  const { amount, freeSpins, points } = found.owed;
  return amount === null && freeSpins === 0 && points === 0
    ? 'the prize has nothing in the player’s currency'
    : null;
}

export function createCorrecting(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  parts: GivingParts,
): Correcting {
  const find = (trx: Db, { tournamentId, place, playerId }: Correction) =>
    findCorrectable(trx, { id: tournamentId, place, playerId, now: clock.now() });

  return {
    corrections: (id, place) => countCorrections(db, id, place),
    correctionObstacle: async (trx, correction) => obstacleOf(await find(trx, correction), correction),

    async correct(trx, correction, { key, operatorId, reason, requestId }) {
      const found = await find(trx, correction);
      const why = obstacleOf(found, correction);
      if (why !== null || !found?.owed)
        throw new Problem(409, API_CODES.transactionStatus, why ?? 'this place wins nothing');
      const { tournamentId: id, place, playerId } = correction;
      const once = { key: `tournament:${id}:${key}`, reference: `${id} ${key}` };
      const given = await givePrize(trx, parts, found.owed, once);
      await addCorrection(trx, {
        ...given,
        ...{ key, id, place, playerId, reason, by: operatorId, at: clock.now() },
      });
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'tournaments.correct',
        subject: playerId,
        after: {
          tournament: id,
          place,
          amount: Number(given.amount),
          currency: given.currency,
          freeSpins: given.freeSpins,
          points: given.points,
        },
        reason,
        requestId,
      });
    },
  };
}
