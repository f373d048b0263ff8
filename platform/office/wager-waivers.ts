import { sql } from 'kysely';
import { z } from 'zod';
import { WAIVED_ALONE } from '@/lib/domain/adjustments';
import { isWithin } from '@/lib/domain/alone';
import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import type { ApprovalRequest, ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { currencySchema } from '../kernel/schemas';
import type { OperatorSession } from '../kernel/session';
import type { LedgerService } from '../ledger/service';
import { amountIn, pagePath, type LetterQueue } from '../mail/service';
import type { NotificationsService } from '../notifications/service';
import type { OperatorsService } from '../operators/service';
import type { PlayersService } from '../players/service';

/** Above WAIVED_ALONE one operator asks for it, and another one agrees. */
export const WAIVE_WAGER = 'office.waive-wager';
const DAY_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  playerId: z.uuid(),
  currency: currencySchema,
  /** Minor units, above 0. */
  amount: z.int().positive(),
  /** What the player reads about it. */
  words: z.string(),
  operatorId: z.string(),
});
type Asked = z.output<typeof askedSchema>;
type Trx = Parameters<LedgerService['waiveWager']>[0];

export interface WantedWaiver extends Omit<Asked, 'operatorId'> {
  /** For colleagues and the audit. */
  reason: string;
}

/** A waiver that was asked for and that nobody has decided. */
export interface WaitingWaiver {
  request: string;
  amount: number;
  currency: Currency;
  reason: string;
  askedBy: string;
  askedAt: Date;
  expiresAt: Date;
}

export const waitingWaiver = ({ id, parameters, ...request }: ApprovalRequest): WaitingWaiver => {
  const { amount, currency } = askedSchema.parse(parameters);
  const { reason, askedBy, askedAt, expiresAt } = request;
  return { request: id, amount, currency, reason, askedBy, askedAt, expiresAt };
};

/** Letting a player keep some of their deposits unstaked. */
export interface WagerWaiversOfOffice {
  /**
   * Waives at once what one operator may, else asks a colleague to agree; with the same key once.
   * @returns the id of the request; null when it is done
   * @throws Problem 404 for no such player, 409 when the account is closed, so much is not left to be staked or another request
   *   waits, 422 when nobody else could agree
   */
  waive(
    wanted: WantedWaiver,
    by: OperatorSession,
    call: { requestId: string; key: string },
  ): Promise<string | null>;
}

export function createWagerWaiversOfOffice(
  { config, db, clock }: Pick<Kernel, 'config' | 'db' | 'clock'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask'>;
    identity: Pick<IdentityService, 'player'>;
    ledger: Pick<LedgerService, 'lockWallet' | 'waiveWager' | 'waivedAlone'>;
    mail: LetterQueue;
    notifications: Pick<NotificationsService, 'balanceChanged'>;
    operators: Pick<OperatorsService, 'idsWith'>;
    players: Pick<PlayersService, 'closureOf'>;
  },
): WagerWaiversOfOffice {
  const { approvals, identity, ledger, mail, notifications, operators, players } = parts;

  /** Why it can't be done, under the wallet's lock. */
  const obstacle = async (trx: Trx, { playerId, currency, amount }: Asked) => {
    const wallet = await ledger.lockWallet(trx, playerId, currency);
    if (!(await identity.player(playerId, trx))) return 'there is no such account any more';
    if (await players.closureOf(playerId, trx)) return 'the account is closed';
    if (!wallet) return `the player has no balance in ${currency}`;
    return wallet.depositWager < BigInt(amount) ? 'so much is not left to be staked' : null;
  };

  /** Waives, notes it and writes to the player, once for a key. */
  const carryOut = async (
    trx: Trx,
    { playerId, currency, amount, words, operatorId }: Asked,
    done: { key: string; reason: string; requestId: string; isAlone: boolean },
  ) => {
    const waived = await ledger.waiveWager(trx, {
      playerId,
      currency,
      atMost: BigInt(amount),
      idempotencyKey: done.key,
      aloneBy: done.isAlone ? operatorId : null,
    });
    if (waived === null) return;
    await audit(trx, {
      actor: { kind: 'operator', id: operatorId },
      action: WAIVE_WAGER,
      subject: playerId,
      after: { amount: toSafeMinor(waived), currency },
      reason: done.reason,
      requestId: done.requestId,
    });
    const player = await identity.player(playerId, trx);
    if (!player) throw new Error(`player ${playerId} is gone`);
    const { language, email } = player;
    await mail.queue(trx, {
      to: email,
      language,
      playerId,
      kind: 'wager_waived',
      params: {
        amount: amountIn(language, waived, currency),
        reason: words,
        url: config.webUrl + pagePath(language, '/account/wallet/withdrawal'),
      },
    });
  };

  /** Under locks of the operator and the player, so that two deeds at once count one after the other. */
  const isLittle = async (trx: Trx, { playerId, operatorId, currency, amount }: Asked) => {
    await sql`
      select pg_advisory_xact_lock(hashtextextended('waived alone ' || n.name, 0))
        from (select name from unnest(${[operatorId, playerId]}::text[]) as u (name) order by name) n`.execute(
      trx,
    );
    const since = new Date(clock.now().getTime() - DAY_MS);
    const before = await ledger.waivedAlone(trx, { operatorId, playerId, since });
    const own = { currency, amount: BigInt(amount) };
    return (
      isWithin(WAIVED_ALONE, [...before.filter((one) => one.operatorId === operatorId), own]) &&
      isWithin(WAIVED_ALONE, [...before.filter((one) => one.playerId === playerId), own])
    );
  };

  approvals.define({
    name: WAIVE_WAGER,
    parameters: askedSchema,
    waitsMs: DAY_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'waive:wagers'),
    obstacle,
    async carryOut(trx, asked, { key, requestId, reason, after }) {
      await carryOut(trx, asked, { key, reason, requestId, isAlone: false });
      after(async () => notifications.balanceChanged(asked.playerId));
    },
  });

  return {
    async waive({ reason, ...wanted }, { operatorId }, { requestId, key }) {
      if (!(await identity.player(wanted.playerId)))
        throw new Problem(404, API_CODES.notFound, 'there is no such player');
      const asked = { ...wanted, operatorId };
      const isDone = await db.transaction().execute(async (trx) => {
        const why = await obstacle(trx, asked);
        if (why !== null) throw new Problem(409, API_CODES.transactionStatus, why);
        if (!(await isLittle(trx, asked))) return false;
        await carryOut(trx, asked, { key: `waive:${operatorId}:${key}`, reason, requestId, isAlone: true });
        return true;
      });
      if (isDone) {
        notifications.balanceChanged(wanted.playerId);
        return null;
      }
      const request = await approvals.ask({
        action: WAIVE_WAGER,
        subject: wanted.playerId,
        parameters: asked,
        askedBy: operatorId,
        reason,
        requestId,
        key,
        once: true,
      });
      return request.id;
    },
  };
}
