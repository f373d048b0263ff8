import { audit } from '../audit/service';
import type { BonusesService, ListedStranded, StrandedFilter } from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import type { OperatorSession } from '../kernel/session';

/** Another game for free spins that have none left, or, without one, words to the player with which they end. */
export interface StrandedSettlement {
  game?: string | undefined;
  words?: string | undefined;
  reason: string;
}

/** Free spins that no game is left for, and settling them. */
export interface StrandedSpinsOfOffice {
  waiting: Listing<StrandedFilter, ListedStranded>;
  /** @throws Problem 404 when they are not stranded, 409 when the game can't take the place of theirs */
  settle(
    id: string,
    settlement: StrandedSettlement,
    deed: { operator: OperatorSession; requestId: string },
  ): Promise<void>;
}

export function createStrandedSpinsOfOffice(
  { db }: Pick<Kernel, 'db'>,
  { bonuses: { freeSpins } }: { bonuses: Pick<BonusesService, 'freeSpins'> },
): StrandedSpinsOfOffice {
  return {
    waiting: freeSpins.stranded,
    settle: (id, { game, words = '', reason }, { operator, requestId }) =>
      db.transaction().execute(async (trx) => {
        const settlement = game === undefined ? { words } : { game };
        const { playerId } = await freeSpins.settleStranded(trx, id, settlement);
        await audit(trx, {
          actor: { kind: 'operator', id: operator.operatorId },
          action: 'bonuses.settle-spins',
          subject: playerId,
          after: { freeSpins: id, ...settlement },
          reason,
          requestId,
        });
      }),
  };
}
