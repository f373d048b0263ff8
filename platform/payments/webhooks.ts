import { createHash } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Details } from './details';
import { knownEventHash, lockEvent, recordEvent } from './event-store';
import { stateOfEvent } from './event-state';
import { WebhookRejected, type PaymentProvider, type ProviderEvent } from './provider';
import type { Settlement, Settler } from './settlement';
import type { SettlementOutcome } from './settlement-outcome';
import type { PayoutEventOutcome, ReceivePayoutEvent } from './withdrawals/events';
import * as store from './store';
import type { Database, DepositRow } from './store';

/**
 * The outcome of a webhook. `duplicate`: its id was seen before. `altered`: its id was seen with another body; the
 * first one counts, and reconciliation asks the company about the deposit that this one names. `unknown_reference`:
 * it names no deposit of ours. `unrelated`: its type is not about a charge's state. All of them are answered with
 * 200, because sending them again would change nothing.
 */
export type WebhookOutcome =
  | SettlementOutcome
  | PayoutEventOutcome
  | 'duplicate'
  | 'altered'
  | 'unknown_reference'
  | 'unrelated';

export interface WebhookReceiver {
  /** @throws Problem 404 for an unknown provider, 401 for a signature or time that doesn't hold, 400 for no event. */
  receive(providerName: string, rawBody: Buffer, headers: Headers): Promise<WebhookOutcome>;
}

/** What becomes of an event about no deposit of ours. */
interface Unknown {
  outcome: 'unknown_reference';
  paid: null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Outcomes that a person should look at. */
const ALERTS: ReadonlySet<WebhookOutcome> = new Set([
  'altered',
  'unknown_reference',
  'mismatch',
  'differs',
  'refund_due',
  'recheck',
  'unmatched',
]);

export function createWebhookReceiver(parts: {
  kernel: Kernel;
  providers: ReadonlyMap<string, PaymentProvider>;
  settler: Settler;
  details: Details;
  balanceChanged: (playerId: string) => void;
  receivePayout: ReceivePayoutEvent;
}): WebhookReceiver {
  const { kernel, providers, settler, details, balanceChanged, receivePayout } = parts;
  const { db, log, clock } = kernel;

  const verify = (provider: PaymentProvider, rawBody: Buffer, headers: Headers): ProviderEvent => {
    try {
      return provider.verifyWebhook(rawBody, headers);
    } catch (error) {
      if (!(error instanceof WebhookRejected)) throw error;
      log.warn({ provider: provider.name, reason: error.reason }, 'payments: webhook rejected');
      throw error.reason === 'unverified'
        ? new Problem(401, API_CODES.suspicious, 'the signature or the time does not hold')
        : new Problem(400, API_CODES.wrongData, 'this is no event');
    }
  };

  const settle = async (
    trx: Database,
    deposit: DepositRow | undefined,
    { id, charge, detail }: ProviderEvent,
  ): Promise<Settlement | Unknown> => {
    const cause = `webhook:${id}`;
    if (deposit && detail) return details.take(trx, deposit, detail, cause, false);
    if (!deposit || !charge) return { outcome: 'unknown_reference', paid: null };
    const { named, report } = charge;
    const status = stateOfEvent(named, report.status);
    if (status === null) return settler.dispute(trx, deposit, report);
    const settled = await settler.settle(trx, deposit, { ...report, status }, cause);
    // Coins are credited by their transfers alone. One of them may have been lost on its way: the company is asked.
    const coins = deposit.ask?.kind === 'address' && settled.outcome === 'ignored';
    if (coins && (status === 'completed' || status === 'refunded')) {
      await store.updateDeposit(trx, deposit.id, { recheck: true, checked_at: null }, clock.now());
    }
    return settled;
  };

  return {
    async receive(providerName, rawBody, headers) {
      const provider = providers.get(providerName);
      if (!provider) throw new Problem(404, API_CODES.notFound, 'there is nothing at this address');
      const event = verify(provider, rawBody, headers);
      const { payout } = event;
      if (payout) return receivePayout(provider.name, { ...event, payout }, rawBody);
      const report = event.charge?.report ?? event.detail?.about;
      if (!report) return 'unrelated';

      const bodyHash = createHash('sha256').update(rawBody).digest();
      const result = await db.transaction().execute(async (trx) => {
        // Before the deposit: one id may come for two deposits at once, and each of them has a lock of its own.
        await lockEvent(trx, provider.name, event.id);
        const found = UUID.test(report.reference)
          ? await store.lockDeposit(trx, report.reference)
          : undefined;
        const deposit = found?.provider === provider.name ? found : undefined;
        const known = await knownEventHash(trx, provider.name, event.id);
        if (known?.equals(bodyHash)) return { outcome: 'duplicate', paid: null } as const;
        if (known) {
          // The first body of an id counts. This one may still be true: the company is asked.
          if (deposit) await settler.dispute(trx, deposit, report);
          return { outcome: 'altered', paid: null } as const;
        }
        const settled = await settle(trx, deposit, event);
        await recordEvent(trx, {
          provider: provider.name,
          eventId: event.id,
          type: event.type,
          occurredAt: event.occurredAt,
          report,
          bodyHash,
          depositId: deposit?.id ?? null,
          outcome: settled.outcome,
          receivedAt: clock.now(),
        });
        return settled;
      });

      if (ALERTS.has(result.outcome)) {
        const detail = {
          provider: provider.name,
          event: event.id,
          type: event.type,
          told: report.status,
          reference: report.reference,
        };
        log.error({ ...detail, outcome: result.outcome, alert: true }, 'payments: webhook wants attention');
      }
      if (result.paid) balanceChanged(result.paid);
      return result.outcome;
    },
  };
}
