import { API_CODES } from '@/lib/domain/api-codes';
import { bonusTypeCode, type BonusTag } from '@/lib/domain/bonuses';
import type { LanguageCode, Texts } from '@/lib/domain/locales';
import type { TransactionStatus } from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';
import { Problem } from '../kernel/problem';
import type { IdentityService } from '../identity/service';
import type { LedgerService } from '../ledger/service';
import type { Audience } from './audience/audience';
import { present, type Bonus } from './present';
import * as store from './store';

/** SPEC §4: the deposits that have been made, as far as bonuses go by them. */
export const MADE: readonly TransactionStatus[] = ['complete', 'pending_wager', 'rejected', 'wager_zeroing'];

/** SPEC §7: what the deposit form offers by itself; everything else is asked for by its code. */
const OFFERED: readonly BonusTag[] = ['vip-pack', 'standard'];
const DEPOSITS = bonusTypeCode('Deposits');

/** What a player can take with the next deposit. */
export interface DepositOffers {
  /** Which of the player's deposits the next one is; 1 for the first. */
  number: number;
  bonuses: Bonus[];
}

/** A deposit that is made for a bonus. */
export interface DepositWithCode {
  playerId: string;
  promocode: string;
  currency: Currency;
  /** Minor units. */
  amount: bigint;
}

export interface DepositBonuses {
  /** Those that the player can take with the next deposit in a currency, the pack first. */
  depositOffers(playerId: string, currency: Currency, language: LanguageCode): Promise<DepositOffers>;
  /**
   * The bonus of any type that a player's code stands for, whatever the next deposit is.
   * @throws Problem 404 (code 24) for an unknown one, 409 (36) for one that the player has used
   */
  byCode(playerId: string, promocode: string, language: LanguageCode): Promise<Bonus>;
  /**
   * The bonus that a deposit is made for.
   * @returns its id
   * @throws Problem 422 for a code that is unknown or not for deposits (24), for another deposit (bonus_other_deposit), or
   *   when the amount is too small for it (29); 409 when the player has used it (36)
   */
  ofDeposit(deposit: DepositWithCode): Promise<string>;
  /** What bonuses are called, by their ids; those that are no longer on offer too. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, Texts>>;
}

interface DepositOffersParts {
  audience: Pick<Audience, 'isFor'>;
  identity: Pick<IdentityService, 'player'>;
  ledger: Pick<LedgerService, 'countDeposits'>;
}

const isForDeposit = (deposit: number, { depositsFrom, depositsTo }: store.BonusRow): boolean =>
  depositsFrom === null || depositsTo === null || (depositsFrom <= deposit && deposit <= depositsTo);

export function createDepositOffers(
  db: store.Db,
  { audience, identity, ledger }: DepositOffersParts,
): DepositBonuses {
  const isFor = async (playerId: string, row: store.Campaign, currency?: Currency) => {
    const inUse = currency ?? (await identity.player(playerId))?.currency;
    return inUse !== undefined && audience.isFor(db, row, { playerId, currency: inUse });
  };
  const numberOfNext = async (playerId: string) => (await ledger.countDeposits(playerId, MADE)) + 1;
  const refuseUsed = async (playerId: string, { id }: store.BonusRow) => {
    if ((await store.findUsed(db, playerId)).includes(id)) {
      throw new Problem(409, API_CODES.bonusUsed, 'the player has used this bonus');
    }
  };

  return {
    async depositOffers(playerId, currency, language) {
      const [number, used, rows] = await Promise.all([
        numberOfNext(playerId),
        store.findUsed(db, playerId),
        store.listBonuses(db, OFFERED),
      ]);
      const fitting = rows.filter(
        (row) =>
          row.type === DEPOSITS &&
          row.promocode !== null &&
          row.amounts[currency] !== undefined &&
          isForDeposit(number, row) &&
          !used.includes(row.id),
      );
      const theirs = [];
      for (const row of fitting) if (await isFor(playerId, row, currency)) theirs.push(row);
      return { number, bonuses: theirs.map((row) => present(row, language)) };
    },

    async byCode(playerId, promocode, language) {
      const row = await store.findByCode(db, promocode);
      if (!row || !(await isFor(playerId, row))) {
        throw new Problem(404, API_CODES.bonusNotFound, 'this promo code is not known');
      }
      await refuseUsed(playerId, row);
      return present(row, language);
    },

    async ofDeposit({ playerId, promocode, currency, amount }) {
      const row = await store.findByCode(db, promocode);
      if (!row || !(await isFor(playerId, row, currency))) {
        throw new Problem(422, API_CODES.bonusNotFound, 'this promo code is not known');
      }
      if (row.type !== DEPOSITS) {
        throw new Problem(422, API_CODES.bonusNotFound, 'this promo code is not for a deposit');
      }
      const amounts = row.amounts[currency];
      if (!amounts) throw new Problem(422, API_CODES.bonusNotFound, `this bonus is not given in ${currency}`);
      await refuseUsed(playerId, row);
      if (!isForDeposit(await numberOfNext(playerId), row)) {
        throw new Problem(422, API_CODES.bonusOtherDeposit, 'this bonus is for another deposit');
      }
      if (amount < BigInt(amounts.minDeposit)) {
        const extras = { minimum: amounts.minDeposit, currency };
        throw new Problem(
          422,
          API_CODES.depositBelowMinimum,
          'the amount is below the bonus’s minimum',
          extras,
        );
      }
      return row.id;
    },

    async names(ids) {
      if (ids.length === 0) return new Map();
      return new Map((await store.findNames(db, ids)).map(({ id, name }) => [id, name]));
    },
  };
}
