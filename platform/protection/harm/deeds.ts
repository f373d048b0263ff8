import { API_CODES } from '@/lib/domain/api-codes';
import type { TimeOut } from '@/lib/domain/breaks';
import { PERIOD_SECONDS, type LimitKind, type LimitPeriod } from '@/lib/domain/player-limits';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { audit } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import { fromEuro, type JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { OperatorSession } from '../../kernel/session';
import type { LedgerService } from '../../ledger/service';
import { pagePath, type LetterQueue } from '../../mail/service';
import type { NotificationsService } from '../../notifications/service';
import type { Breaks } from '../breaks/breaks';
import { fixLimit, fixedAt, stopDeposits } from '../limits/fixed-limits';
import { addLimitChange } from '../limits/limit-changes';
import { lawAgainst } from '../limits/rules';
import * as limits from '../store';
import type { Db } from '../store';
import { findOpen, lockCase, showing } from './store';
import { addDeed } from './deeds-store';
import { limitWords, offersWords, signWords } from './words';

interface LimitDeed {
  limit: LimitKind;
  period: LimitPeriod;
}

/** What an operator does about a player. Amounts are minor units of the account's currency; of time, seconds. */
export type Care =
  | {
      kind:
        | 'message'
        | 'call'
        | 'note'
        | 'deposit_stop'
        | 'deposit_free'
        | 'marketing_stop'
        | 'marketing_free';
    }
  | ({ kind: 'suggest_limit' | 'set_limit'; amount: number } & LimitDeed)
  | ({ kind: 'lift_limit' } & LimitDeed)
  | { kind: 'time_out'; length: TimeOut };

export interface Caring {
  /**
   * Does something about a player, once under a key: letters, limits, breaks and stops in one transaction with the audit.
   * @throws Problem 404 for nobody; 409 `client_api_15` for what changes nothing; 422 for a limit that the law does not let
   */
  care(
    playerId: string,
    care: Care,
    by: { operator: OperatorSession; reason: string; requestId: string; key: string },
  ): Promise<void>;
}

export interface CaringParts {
  identity: Pick<
    IdentityService,
    'player' | 'lockAccount' | 'currencyInUse' | 'stopOffers' | 'areOffersStopped'
  >;
  jurisdictions: Pick<JurisdictionsService, 'limitsLaw'>;
  ledger: Pick<LedgerService, 'lockWallet'>;
  mail: LetterQueue;
  notifications: Pick<NotificationsService, 'send'>;
}

type Player = NonNullable<Awaited<ReturnType<IdentityService['player']>>>;
type Detail = Record<string, string | number | null>;

const unchanged = () => new Problem(409, API_CODES.accountStatus, 'it is so already');

export function createCaring(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock' | 'config'>,
  { identity, jurisdictions, ledger, mail, notifications }: CaringParts,
  breaks: Pick<Breaks, 'orderTimeOut'>,
): Caring {
  const letter = ({ language, email }: Player, playerId: string) => ({
    to: email,
    language,
    playerId,
    url: config.webUrl + pagePath(language, '/account/limits'),
  });

  const limitLetter = async (
    trx: Db,
    player: Player,
    playerId: string,
    kind: 'limit_suggested' | 'limit_set',
    limit: Parameters<typeof limitWords>[0],
  ) => {
    const { url, ...to } = letter(player, playerId);
    await mail.queue(trx, { ...to, kind, params: { ...limitWords(limit, player.language), url } });
  };

  /** A limit that can be: in the currency of the account, no longer than its period, as the law lets. */
  const possible = async (
    trx: Db,
    player: Player,
    { limit: kind, period, amount }: LimitDeed & { amount: number },
    currency: Currency,
  ) => {
    const law = jurisdictions.limitsLaw(player.country, clock.now());
    const euro = kind === 'deposit' ? (law.most?.[period] ?? null) : null;
    const most = euro === null ? null : await fromEuro(trx, euro, currency);
    const isTooLong = kind === 'time' && amount > PERIOD_SECONDS[period];
    if (isTooLong || lawAgainst({ kind, period, amount: BigInt(amount) }, law, most) !== null) {
      throw new Problem(422, API_CODES.wrongData, 'such a limit can’t be', { fields: { amount: 'invalid' } });
    }
    return { kind, period, amount: BigInt(amount), currency };
  };

  const setLimit = async (
    trx: Db,
    playerId: string,
    wanted: Awaited<ReturnType<typeof possible>>,
    operator: string,
  ) => {
    const { kind, period, amount, currency } = wanted;
    const now = clock.now();
    await ledger.lockWallet(trx, playerId, currency);
    await limits.lockLimits(trx, playerId, kind, now);
    const rows = await limits.limitsOf(trx, playerId, now);
    const row = rows.find((one) => one.kind === kind && one.period === period);
    // One that the player keeps lower stays as it is.
    if (!row || amount < row.amount) {
      await limits.setLimit(trx, playerId, wanted, now);
      await addLimitChange(trx, playerId, {
        ...{ kind, period, operator },
        step: row ? 'lowered' : 'set',
        currency: kind === 'time' ? null : currency,
        before: row?.amount ?? null,
        after: amount,
        at: now,
      });
    }
    await fixLimit(trx, playerId, wanted, { amount, currency });
  };

  const carryOut = async (
    trx: Db,
    player: Player,
    playerId: string,
    care: Care,
    operator: string,
  ): Promise<Detail> => {
    const { url, ...to } = letter(player, playerId);
    switch (care.kind) {
      case 'call':
      case 'note':
        return {};
      case 'message': {
        const signs = (await showing(trx, playerId)).map(({ sign }) => sign);
        if (signs.length === 0) throw unchanged();
        const text = signWords(signs, player.language);
        await mail.queue(trx, { ...to, kind: 'play_noticed', params: { text, url } });
        return { signs: signs.join(' ') };
      }
      case 'suggest_limit':
      case 'set_limit': {
        const currency = await identity.currencyInUse(trx, playerId);
        if (!currency) throw new Problem(404, API_CODES.notFound, 'there is no such player');
        const limit = await possible(trx, player, care, currency);
        if (care.kind === 'set_limit') await setLimit(trx, playerId, limit, operator);
        await limitLetter(
          trx,
          player,
          playerId,
          care.kind === 'set_limit' ? 'limit_set' : 'limit_suggested',
          limit,
        );
        const { kind, period, amount } = limit;
        return {
          limit: kind,
          period,
          amount: toSafeMinor(amount),
          currency: kind === 'time' ? null : currency,
        };
      }
      case 'lift_limit': {
        const cell = { kind: care.limit, period: care.period };
        const currency = await identity.currencyInUse(trx, playerId);
        if (!currency || (await fixedAt(trx, { ...cell, playerId, currency })) === null) throw unchanged();
        await fixLimit(trx, playerId, cell, null);
        return { limit: care.limit, period: care.period };
      }
      case 'time_out': {
        const until = await breaks.orderTimeOut(trx, playerId, care.length);
        if (!until) throw unchanged();
        return { length: care.length, until: until.toISOString() };
      }
      case 'deposit_stop':
      case 'deposit_free': {
        const isStopped = care.kind === 'deposit_stop';
        if (!(await stopDeposits(trx, playerId, isStopped, clock.now()))) throw unchanged();
        await mail.queue(trx, {
          ...to,
          kind: isStopped ? 'deposits_stopped' : 'deposits_free',
          params: { url },
        });
        return {};
      }
      case 'marketing_stop':
      case 'marketing_free': {
        const isStopped = care.kind === 'marketing_stop';
        if ((await identity.areOffersStopped(trx, playerId)) === isStopped) throw unchanged();
        await identity.stopOffers(trx, playerId, isStopped);
        await mail.queue(trx, { ...to, kind: isStopped ? 'offers_stopped' : 'offers_free', params: { url } });
        const text = offersWords(isStopped, player.language);
        await notifications.send(
          playerId,
          { type: 'USER_MESSAGE', data: { messageType: 'info', text } },
          trx,
        );
        return {};
      }
    }
  };

  return {
    async care(playerId, care, { operator: { operatorId }, reason, requestId, key }) {
      await db.transaction().execute(async (trx) => {
        await identity.lockAccount(trx, playerId);
        const player = await identity.player(playerId, trx);
        if (!player) throw new Problem(404, API_CODES.notFound, 'there is no such player');
        await lockCase(trx, playerId);
        const open = await findOpen(trx, playerId);
        const detail = await carryOut(trx, player, playerId, care, operatorId);
        const deed = { caseId: open?.id ?? null, kind: care.kind, detail, reason, operator: operatorId };
        if (!(await addDeed(trx, playerId, { ...deed, key, at: clock.now() }))) throw unchanged();
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'protection.care',
          subject: playerId,
          after: { deed: care.kind, ...detail, ...(open && { case: open.id }) },
          reason,
          requestId,
        });
      });
    },
  };
}
