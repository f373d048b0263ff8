import { sql } from 'kysely';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';

/** Wallets in one run of the job; the next run takes the rest. */
const MOST = 200;

export interface ExcludedWagers {
  /**
   * Lets players who have excluded themselves have their deposits unstaked, one of them or all: they may not play, and their money
   * is theirs. What arrives or is given back later is freed by the next run. @returns how many wallets
   */
  freeOfExcluded(playerId?: string): Promise<number>;
}

export function createExcludedWagers(
  { db, log }: Pick<Kernel, 'db' | 'log'>,
  parts: { ledger: Pick<LedgerService, 'waiveWager'>; balanceChanged: (playerId: string) => void },
): ExcludedWagers {
  const { ledger, balanceChanged } = parts;
  return {
    async freeOfExcluded(playerId) {
      const { rows } = await sql<{ playerId: string; currency: Currency; wager: bigint; version: bigint }>`
        select w.player_id::text as "playerId", w.currency, w.deposit_wager as wager, w.version
          from identity.player_standing s join ledger.wallets w on w.player_id = s.player_id
         where s.status = 'excluded' and w.deposit_wager > 0
           and (${playerId ?? null}::uuid is null or s.player_id = ${playerId ?? null}::uuid)
         limit ${MOST}`.execute(db);
      let freed = 0;
      for (const { playerId: owner, currency, wager, version } of rows) {
        const once = async () => {
          const waived = await db.transaction().execute(async (trx) => {
            const amount = await ledger.waiveWager(trx, {
              ...{ playerId: owner, currency, atMost: wager, aloneBy: null },
              idempotencyKey: `excluded:${owner}:${currency}:${version}`,
            });
            if (amount === null) return false;
            await audit(trx, {
              actor: { kind: 'system', name: 'jobs' },
              action: 'payments.free-excluded',
              subject: owner,
              after: { amount: toSafeMinor(amount), currency },
            });
            return true;
          });
          if (!waived) return;
          freed += 1;
          balanceChanged(owner);
        };
        await once().catch((error: unknown) =>
          log.error(
            { err: error, playerId: owner },
            'payments: the money of an excluded player waits for stakes',
          ),
        );
      }
      return freed;
    },
  };
}
