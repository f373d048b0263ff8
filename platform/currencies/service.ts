import { API_CODES } from '@/lib/domain/api-codes';
import { CURRENCIES, toSafeMinor, type Currency } from '@/lib/money/money';
import { audit, byPlayer } from '../audit/service';
import type { BonusesService } from '../bonuses/service';
import type { GamesService } from '../games/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { LedgerService, PlayerBalances } from '../ledger/service';
import type { NotificationsService } from '../notifications/service';
import type { ProtectionService } from '../protection/service';

/** A player's account in one currency. Amounts are minor units; one without any is not opened yet. */
export interface CurrencyAccount {
  currency: Currency;
  /** Whether the account is kept in it: what is deposited, played and withdrawn now. */
  active: boolean;
  real: bigint;
  bonus: bigint;
  held: bigint;
  depositWager: bigint;
}

/** A player's money in several currencies, of which one is in use. Nothing is ever exchanged. */
export interface CurrenciesService {
  /** One account for each currency of the casino, the one in use first. */
  accounts(playerId: string): Promise<CurrencyAccount[]>;
  /**
   * Puts another currency into use. The bonus money of the one before goes back to the house, games that are open in it end.
   * @throws Problem 422 (code 57, `depositWager`) while the deposit wager of the one in use is open; 401 without a session;
   *   429 while something else is done with the account.
   */
  change(
    session: PlayerSession,
    currency: Currency,
    call: { idempotencyKey: string; requestId: string },
  ): Promise<CurrencyAccount[]>;
}

export interface CurrenciesParts {
  bonuses: Pick<BonusesService, 'currencyLeft'>;
  ledger: Pick<LedgerService, 'wallets' | 'openAccounts' | 'leaveWallet'>;
  identity: Pick<IdentityService, 'player' | 'changeCurrency'>;
  games: Pick<GamesService, 'playerLeft'>;
  notifications: Pick<NotificationsService, 'balanceChanged'>;
  protection: Pick<ProtectionService, 'currencyChanged'>;
}

const ALL = Object.keys(CURRENCIES) as Currency[];

export function createCurrenciesService(
  kernel: Pick<Kernel, 'db'>,
  { bonuses, ledger, identity, games, notifications, protection }: CurrenciesParts,
): CurrenciesService {
  const accounts = async (playerId: string): Promise<CurrencyAccount[]> => {
    const [player, wallets] = await Promise.all([identity.player(playerId), ledger.wallets(playerId)]);
    const walletIn = (currency: Currency): PlayerBalances | undefined =>
      wallets.find((wallet) => wallet.currency === currency);
    return ALL.map((currency) => {
      const { real = 0n, bonus = 0n, held = 0n, depositWager = 0n } = walletIn(currency) ?? {};
      return { currency, active: currency === player?.currency, real, bonus, held, depositWager };
    }).toSorted((one, other) => Number(other.active) - Number(one.active));
  };

  return {
    accounts,

    async change(session, currency, { idempotencyKey, requestId }) {
      const { playerId } = session;
      const work = kernel.db.transaction().execute(async (trx) => {
        const before = await identity.changeCurrency(trx, session, currency);
        if (before === currency) return false;
        await bonuses.currencyLeft(trx, playerId, before);
        await ledger.leaveWallet(trx, {
          playerId,
          currency: before,
          // Of this call: a key of the browser's may come again when its answer is forgotten, and means another change.
          idempotencyKey: `currency:${playerId}:${idempotencyKey}:${requestId}`,
          reference: `${before}-${currency}`,
        });
        await ledger.openAccounts(trx, { playerId, currency });
        await protection.currencyChanged(trx, playerId, currency);
        // Nothing more is staked in the one before: a launch waits for this, and opens in the one that is in use then.
        await games.playerLeft(trx, playerId);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'currencies.change',
          subject: playerId,
          requestId,
          before: { currency: before },
          after: { currency },
        });
        return true;
      });
      const changed = await work.catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.code !== API_CODES.wagering) throw error;
        const open = (await accounts(playerId)).find(({ active }) => active)?.depositWager ?? 0n;
        throw new Problem(422, error.code, error.message, { depositWager: toSafeMinor(open) });
      });
      if (changed) notifications.balanceChanged(playerId);
      return accounts(playerId);
    },
  };
}
