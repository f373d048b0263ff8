import { z } from 'zod';
import { ADJUSTMENT_DIRECTIONS, type AdjustmentDirection } from '@/lib/domain/adjustments';
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
import { named } from './named';
import type { Named } from './types';
import { WAIVE_WAGER, waitingWaiver, type WaitingWaiver } from './wager-waivers';

/** One operator asks for it, another one agrees, and it is booked then. */
const TWO_PEOPLE = 'office.adjust-balance';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  playerId: z.uuid(),
  currency: currencySchema,
  /** Minor units, above 0. */
  amount: z.int().positive(),
  direction: z.enum(ADJUSTMENT_DIRECTIONS),
  /** What it is about, where something has a name: a deposit, a complaint. */
  reference: z.string().nullable(),
  /** What the player reads about it. */
  words: z.string(),
  operatorId: z.string(),
});
type Asked = z.output<typeof askedSchema>;

export interface WantedAdjustment extends Omit<Asked, 'operatorId'> {
  /** For colleagues and the audit. */
  reason: string;
}

export interface WaitingAdjustment {
  request: string;
  direction: AdjustmentDirection;
  amount: number;
  currency: Currency;
  reference: string | null;
  reason: string;
  askedBy: string;
  askedAt: Date;
  expiresAt: Date;
}

export interface BalancesOfOffice {
  wallets: Awaited<ReturnType<LedgerService['wallets']>>;
  /** Adjustments that were asked for and that nobody has decided, the latest first. */
  waiting: Named<WaitingAdjustment>[];
  /** The same of what is to be waived of what they still have to stake. */
  waivers: Named<WaitingWaiver>[];
}

/** What a player has, and what two operators add to it or take from it. */
export interface AdjustmentsOfOffice {
  /** @throws Problem 404 for no such player. */
  balancesOf(playerId: string): Promise<BalancesOfOffice>;
  /**
   * Asks a colleague to agree; with the same key once.
   * @returns the id of the request. @throws Problem 404 for no such player, 409 when the account is closed, the balance
   *   does not cover it or another one waits, 422 when nobody else could agree.
   */
  ask(
    wanted: WantedAdjustment,
    by: OperatorSession,
    call: { requestId: string; key: string },
  ): Promise<string>;
}

export function createAdjustmentsOfOffice(
  { config, db }: Pick<Kernel, 'config' | 'db'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waitingAbout'>;
    identity: Pick<IdentityService, 'player' | 'erasedAt'>;
    ledger: Pick<LedgerService, 'adjust' | 'lockWallet' | 'wallets'>;
    mail: LetterQueue;
    notifications: Pick<NotificationsService, 'balanceChanged'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    players: Pick<PlayersService, 'closureOf'>;
  },
): AdjustmentsOfOffice {
  const { approvals, identity, ledger, mail, notifications, operators, players } = parts;

  const write = async (
    trx: Parameters<LetterQueue['queue']>[0],
    { playerId, direction, amount, currency, words }: Asked,
  ) => {
    const player = await identity.player(playerId, trx);
    if (!player) throw new Error(`player ${playerId} is gone`);
    const { language, email } = player;
    await mail.queue(trx, {
      to: email,
      language,
      playerId,
      kind: direction === 'add' ? 'balance_added' : 'balance_taken',
      params: {
        amount: amountIn(language, BigInt(amount), currency),
        reason: words,
        url: config.webUrl + pagePath(language, '/account/transaction-history'),
      },
    });
  };

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'adjust:balances'),
    async obstacle(trx, { playerId, currency, direction, amount }) {
      const wallet = await ledger.lockWallet(trx, playerId, currency);
      if (!(await identity.player(playerId, trx))) return 'there is no such account any more';
      if (await players.closureOf(playerId, trx)) return 'the account is closed';
      if (!wallet) return `the player has no balance in ${currency}`;
      return direction === 'take' && wallet.real < BigInt(amount) ? 'the balance does not cover it' : null;
    },
    async carryOut(trx, asked, { key, requestId, after }) {
      const { playerId, currency, direction, amount, reference, operatorId } = asked;
      const { transactionId } = await ledger.adjust(trx, {
        playerId,
        currency,
        type: direction === 'add' ? 'change_balance_inc' : 'change_balance_dec',
        amount: BigInt(amount),
        idempotencyKey: key,
        reference: key,
      });
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: TWO_PEOPLE,
        subject: playerId,
        requestId,
        after: { transaction: transactionId, direction, amount, currency, reference },
      });
      await write(trx, asked);
      after(async () => notifications.balanceChanged(playerId));
    },
  });

  const presentWaiting = ({ id, parameters, ...request }: ApprovalRequest): WaitingAdjustment => {
    const { direction, amount, currency, reference } = askedSchema.parse(parameters);
    const { reason, askedBy, askedAt, expiresAt } = request;
    return { request: id, direction, amount, currency, reference, reason, askedBy, askedAt, expiresAt };
  };

  return {
    async balancesOf(playerId) {
      if (!(await identity.player(playerId)) && !(await identity.erasedAt(playerId)))
        throw new Problem(404, API_CODES.notFound, 'there is no such player');
      const waitingOf = (action: string) => approvals.waitingAbout(db, { action, subject: playerId });
      const waiting = await waitingOf(TWO_PEOPLE);
      const waivers = await waitingOf(WAIVE_WAGER);
      return {
        wallets: await ledger.wallets(playerId),
        waiting: await named(db, operators, waiting.map(presentWaiting), (row) => row.askedBy),
        waivers: await named(db, operators, waivers.map(waitingWaiver), (row) => row.askedBy),
      };
    },

    async ask({ reason, ...wanted }, { operatorId }, { requestId, key }) {
      if (!(await identity.player(wanted.playerId)))
        throw new Problem(404, API_CODES.notFound, 'there is no such player');
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        subject: wanted.playerId,
        parameters: { ...wanted, operatorId },
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

const presentRequest = <Row extends Named<{ askedAt: Date; expiresAt: Date }>>({
  operatorEmail,
  askedAt,
  expiresAt,
  ...request
}: Row) => ({
  ...request,
  askedByEmail: operatorEmail,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** What stands in the answer. */
export const presentBalancesOfOffice = ({ wallets, waiting, waivers }: BalancesOfOffice) => ({
  wallets: wallets.map(({ currency, real, bonus, held, depositWager }) => ({
    currency,
    real: toSafeMinor(real),
    bonus: toSafeMinor(bonus),
    held: toSafeMinor(held),
    depositWager: toSafeMinor(depositWager),
  })),
  waiting: waiting.map(presentRequest),
  waivers: waivers.map(presentRequest),
});
