import { KEPT_AFTER_CLOSING_YEARS, keptUntil } from '@/lib/domain/retention';
import type { ApprovalsService } from '../approvals/service';
import { audit, forgetInAudit } from '../audit/service';
import type { BonusesService } from '../bonuses/service';
import type { ChatService } from '../chat/service';
import type { GamesService } from '../games/service';
import type { IdentityService } from '../identity/service';
import type { JackpotsService } from '../jackpots/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import type { MailService } from '../mail/service';
import type { NotificationsService } from '../notifications/service';
import type { OfficeService } from '../office/service';
import type { PaymentsService } from '../payments/service';
import type { ProtectionService } from '../protection/service';
import type { SupportService } from '../support/service';
import type { LoyaltyService } from '../loyalty/service';
import type { TournamentsService } from '../tournaments/service';
import type { VerificationService } from '../verification/service';
import type { WheelService } from '../wheel/service';
import * as store from './store';

/** A context that deletes its own rows of a player; again changes nothing. */
interface Erases {
  /** @param address the player's, by which strangers' letters of theirs are found; null once it is unknown. */
  erase(playerId: string, address: string | null): Promise<void>;
}

interface ErasureParts {
  approvals: Pick<ApprovalsService, 'erase'>;
  bonuses: Pick<BonusesService, 'erase'>;
  chat: Pick<ChatService, 'erase'>;
  games: Pick<GamesService, 'erase'>;
  identity: Pick<IdentityService, 'erase' | 'player'>;
  jackpots: Pick<JackpotsService, 'erase'>;
  ledger: Pick<LedgerService, 'wallets'>;
  mail: Pick<MailService, 'erase'>;
  notifications: Pick<NotificationsService, 'erase'>;
  office: Pick<OfficeService, 'erase'>;
  payments: Pick<PaymentsService, 'erase' | 'hasUnfinished'>;
  protection: Pick<ProtectionService, 'erase'>;
  support: Pick<SupportService, 'erase'>;
  loyalty: Pick<LoyaltyService, 'erase'>;
  tournaments: Pick<TournamentsService, 'erase'>;
  verification: Pick<VerificationService, 'erase'>;
  wheel: Pick<WheelService, 'erase'>;
}

/** The end of what the law keeps of accounts that their players have closed. */
export interface ErasureService {
  /**
   * Erases every account whose time is over. One that can't be is written to the log, and is tried at the next run.
   * @returns how many were, and how many could not be.
   */
  eraseDue(): Promise<{ erased: number; failed: number }>;
}

/** Accounts that are looked up at once. */
const PAGE = 100;
/** For so long after an erasure the contexts look again: what was under way then may have been written after them. */
const AFTERWARDS_MS = 2 * 24 * 60 * 60 * 1000;

/** The day on which an account that is past its time now may have been closed at the latest. */
function latestClosing(now: Date, years: number): Date {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day;
}

export function createErasureService(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  parts: ErasureParts,
  years = KEPT_AFTER_CLOSING_YEARS,
): ErasureService {
  const { approvals, identity, ledger, payments } = parts;
  // What lies outside of the database first: while the documents' store is away, the rows that lead to it stay.
  const contexts: Erases[] = [
    parts.verification,
    parts.support,
    parts.chat,
    parts.games,
    parts.loyalty,
    parts.tournaments,
    parts.wheel,
    parts.bonuses,
    parts.jackpots,
    parts.notifications,
    parts.office,
    payments,
    parts.protection,
    parts.mail,
  ];

  /** @throws Error while money is in the account, or may come or be owed: whose it is would be known to nobody any more. */
  const demandSettled = async (on: store.Db, playerId: string) => {
    const wallets = await ledger.wallets(playerId, on);
    if (wallets.some(({ real, held }) => real > 0n || held > 0n))
      throw new Error('there is money in the closed account');
    if (await payments.hasUnfinished(on, playerId))
      throw new Error('a deposit of the closed account is open');
  };

  const erase = async (playerId: string) => {
    const player = await identity.player(playerId);
    if (player && player.status !== 'blocked')
      throw new Error('somebody has opened the closed account again');
    await demandSettled(db, playerId);
    for (const context of contexts) await context.erase(playerId, player?.email ?? null);
    // Last, and at once: what makes the account nobody's also ends the search for it.
    await db.transaction().execute(async (trx) => {
      if (!(await identity.erase(trx, playerId))) return;
      await demandSettled(trx, playerId);
      await store.deletePerson(trx, playerId);
      await approvals.erase(trx, playerId);
      await forgetInAudit(trx, playerId);
      await audit(trx, {
        actor: { kind: 'system', name: 'jobs' },
        action: 'players.erase',
        subject: playerId,
      });
    });
  };

  /** What somebody wrote about a player while they were being erased. */
  const eraseAgain = async (now: Date) => {
    for (const playerId of await store.erasedSince(db, new Date(now.getTime() - AFTERWARDS_MS))) {
      for (const context of contexts) await context.erase(playerId, null);
      await db.transaction().execute(async (trx) => {
        await approvals.erase(trx, playerId);
        await forgetInAudit(trx, playerId);
      });
    }
  };

  return {
    async eraseDue() {
      const now = clock.now();
      const before = latestClosing(now, years);
      const done = { erased: 0, failed: 0 };
      for (let after: string | null = null; ;) {
        const closed: store.ClosedAccount[] = await store.closedBefore(db, {
          before,
          after,
          limit: PAGE,
        });
        const isDue = ({ closedAt, keptYears }: store.ClosedAccount) =>
          keptUntil(closedAt, Math.max(years, keptYears ?? 0)) <= now;
        for (const { playerId } of closed.filter(isDue)) {
          try {
            await erase(playerId);
            done.erased += 1;
          } catch (error) {
            done.failed += 1;
            log.error({ err: error, playerId }, 'a closed account could not be erased; it is tried again');
          }
        }
        const last = closed.at(-1);
        if (!last || closed.length < PAGE) break;
        after = last.playerId;
      }
      await eraseAgain(now);
      log.info(done, 'closed accounts erased');
      return done;
    },
  };
}
