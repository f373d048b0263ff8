import { createHash } from 'node:crypto';
import { UUID } from '@/lib/domain/uuid';
import type { Kernel } from '../../kernel/kernel';
import type { ProviderEvent } from '../provider';
import { lockEvent } from '../event-store';
import type { PayoutOutcome, PayoutSettler } from './settlement';
import { stateOfPayoutEvent } from './state';
import * as store from './store';

/** As of webhooks.ts. */
export type PayoutEventOutcome = PayoutOutcome | 'duplicate' | 'altered' | 'unknown_reference';

/** Takes a verified webhook about a payout. */
export type ReceivePayoutEvent = (
  provider: string,
  event: ProviderEvent & { payout: NonNullable<ProviderEvent['payout']> },
  rawBody: Buffer,
) => Promise<PayoutEventOutcome>;

/** What leaves nothing for a person to look at. */
const QUIET: ReadonlySet<PayoutEventOutcome> = new Set(['applied', 'ignored', 'duplicate']);

export function createPayoutEvents(parts: {
  kernel: Pick<Kernel, 'db' | 'log' | 'clock'>;
  settler: PayoutSettler;
  balanceChanged: (playerId: string) => void;
}): ReceivePayoutEvent {
  const { kernel, settler, balanceChanged } = parts;
  const { db, log, clock } = kernel;

  return async (provider, event, rawBody) => {
    const { named, report } = event.payout;
    const bodyHash = createHash('sha256').update(rawBody).digest();
    const { outcome, playerId } = await db.transaction().execute(async (trx) => {
      await lockEvent(trx, provider, event.id);
      const found = UUID.test(report.reference)
        ? await store.lockWithdrawal(trx, report.reference)
        : undefined;
      const withdrawal = found?.provider === provider ? found : undefined;
      const known = await store.knownEventHash(trx, provider, event.id);
      if (known?.equals(bodyHash)) return { outcome: 'duplicate', playerId: null } as const;
      if (known) {
        // The first body of an id counts. This one may still be true: the company is asked.
        if (withdrawal?.status === 'processing') await settler.dispute(trx, withdrawal);
        return { outcome: 'altered', playerId: null } as const;
      }
      const settle = async (): Promise<PayoutEventOutcome> => {
        if (!withdrawal) return 'unknown_reference';
        const status = stateOfPayoutEvent(named, report.status);
        return status === null
          ? settler.dispute(trx, withdrawal)
          : settler.settle(trx, withdrawal, { ...report, status }, `webhook:${event.id}`);
      };
      const settled = await settle();
      await store.recordEvent(trx, {
        provider,
        eventId: event.id,
        type: event.type,
        occurredAt: event.occurredAt,
        report,
        bodyHash,
        withdrawalId: withdrawal?.id ?? null,
        outcome: settled,
        receivedAt: clock.now(),
      });
      return { outcome: settled, playerId: settled === 'applied' ? (withdrawal?.player_id ?? null) : null };
    });
    if (!QUIET.has(outcome)) {
      const detail = { provider, event: event.id, type: event.type, reference: report.reference };
      log.error({ ...detail, outcome, alert: true }, 'payments: webhook about a payout wants attention');
    }
    if (playerId !== null) balanceChanged(playerId);
    return outcome;
  };
}
