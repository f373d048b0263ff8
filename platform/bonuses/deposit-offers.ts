import { API_CODES } from '@/lib/domain/api-codes';
import {
  BONUS_TAGS,
  bonusTypeCode,
  type AskedRefusal,
  type BonusRefusal,
  type BonusTaking,
} from '@/lib/domain/bonuses';
import type { LanguageCode, Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { Problem } from '../kernel/problem';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import type { Audience } from './audience/audience';
import type { MayHave } from './may-have';
import { addPromise } from './promises/store';
import { present, type Bonus } from './present';
import * as store from './store';

const DEPOSITS = bonusTypeCode('Deposits');

/** What a player can take with the next deposit. */
export interface DepositOffers {
  /** Which of the player's deposits the next one is; 1 for the first. */
  number: number;
  bonuses: Bonus[];
}

/** What a deposit asks for when it names no bonus, but the one that welcomes the player with it. */
const WELCOME = 'welcome';

/** A bonus that a player asks for with the next deposit. */
export interface AskedOffer {
  id: string;
  name: string;
  /** Which of a player's deposits it is for, both inclusive; null for any. */
  numberDeposits: { from: number; to: number } | null;
  /** Which of the player's deposits the next one is. */
  number: number;
  /** Null when it can be had. */
  why: AskedRefusal | null;
}

/** A deposit that is made for a bonus. */
export interface DepositWithCode {
  depositId: string;
  playerId: string;
  promocode: string;
  /** How the player takes it when the deposit is there; left out while they have not said. */
  taking?: BonusTaking | null | undefined;
  currency: Currency;
  /** Minor units. */
  amount: bigint;
}

export interface DepositBonuses {
  /** All that the player can take with the next deposit in a currency, whatever their tag, the pack first. */
  depositOffers(playerId: string, currency: Currency, language: LanguageCode): Promise<DepositOffers>;
  /**
   * Whether the player can take a bonus with the next deposit: by its id, or `welcome` for the welcome bonus of that deposit.
   * @throws Problem 404 (code 24) for one that is not on offer to the player, or does not come with a deposit
   */
  askedOffer(
    player: { playerId: string; currency: Currency },
    asked: string,
    language: LanguageCode,
  ): Promise<AskedOffer>;
  /**
   * The bonus of any type that a player's code stands for. Whether the next deposit can bring it is asked by the same rule
   * as at its begin, but for its number and currency, which the bonus tells.
   * @throws Problem 404 (code 24) for one that is unknown, or not for the player; 409 when they have had it (36), a deposit
   *   for it is not finished (bonus_deposit_open), a person has one and somebody like them had it (bonus_one_per_person), or their law
   *   lets them have one before the first play (bonus_first_play)
   */
  byCode(playerId: string, promocode: string, language: LanguageCode): Promise<Bonus>;
  /**
   * Promises the bonus that a deposit is made for, with its rules as they are now. In the transaction that begins the
   * deposit, under the lock of the player's open ones.
   * @returns its id
   * @throws Problem 422 for a code that is unknown or not for deposits (24), for another deposit (bonus_other_deposit), or
   *   when the amount is too small for it (29); 409 as `byCode`
   */
  ofDeposit(trx: store.Db, deposit: DepositWithCode): Promise<string>;
  /**
   * After `ofDeposit` has refused a bonus to somebody who seems to be a second account: the office reads why, and can decide
   * otherwise. The transaction that refused it is lost.
   */
  noteSecond(playerId: string, promocode: string): Promise<void>;
  /** What bonuses are called, by their ids; those that are no longer on offer too. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, Texts>>;
}

interface DepositOffersParts {
  identity: Pick<IdentityService, 'player'>;
  rule: Pick<MayHave, 'standingOf' | 'whyNot' | 'termsFor'>;
  audience: Pick<Audience, 'noteSecond'>;
}

/** What the bonus itself tells of. */
const TOLD: readonly BonusRefusal[] = ['other_deposit', 'other_currency'];

/** SPEC §4: the pack welcomes with the first deposit, standard bonuses with those after it. */
const welcomeTagOf = (number: number) => (number === 1 ? 'vip-pack' : 'standard');

/** What is said to who can't have it. */
function problemOf(why: BonusRefusal, extras: Record<string, unknown> = {}): Problem {
  switch (why) {
    case 'used':
      return new Problem(409, API_CODES.bonusUsed, 'the player has used this bonus');
    case 'open':
      return new Problem(409, API_CODES.bonusDepositOpen, 'a deposit for this bonus is not finished');
    case 'one_per_person':
      return new Problem(409, API_CODES.bonusOnePerPerson, 'this bonus is given once to a person');
    case 'level':
      return new Problem(409, API_CODES.loyaltyUnfit, 'this bonus is for other VIP levels');
    case 'first_play':
      return new Problem(409, API_CODES.bonusFirstPlay, 'one bonus is given, before the first play');
    case 'other_deposit':
      return new Problem(422, API_CODES.bonusOtherDeposit, 'this bonus is for another deposit');
    case 'below_minimum':
      return new Problem(
        422,
        API_CODES.depositBelowMinimum,
        'the amount is below the bonus’s minimum',
        extras,
      );
    case 'unavailable':
    case 'other_currency':
    case 'account':
    case 'spin_stake':
      return new Problem(422, API_CODES.bonusNotFound, 'this promo code is not known');
  }
}

export function createDepositOffers(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { identity, rule, audience }: DepositOffersParts,
): DepositBonuses {
  return {
    async depositOffers(playerId, currency, language) {
      const [standing, rows] = await Promise.all([
        rule.standingOf(db, playerId),
        store.listBonuses(db, BONUS_TAGS, clock.now()),
      ]);
      const theirs = [];
      for (const row of rows) {
        if (row.type !== DEPOSITS || row.promocode === null) continue;
        if ((await rule.whyNot(db, row, standing, { currency })) === null) theirs.push(row);
      }
      const bonuses = theirs.map((row) => present(rule.termsFor(row, standing), language));
      return { number: standing.numberOfNext, bonuses };
    },

    async askedOffer({ playerId, currency }, asked, language) {
      const standing = await rule.standingOf(db, playerId);
      const number = standing.numberOfNext;
      const row =
        asked === WELCOME
          ? (await store.listForDeposit(db, welcomeTagOf(number), number, clock.now()))[0]
          : await store.findOnOffer(db, asked, clock.now());
      const isTaken = row?.type === DEPOSITS && row.promocode !== null;
      const why = isTaken ? await rule.whyNot(db, row, standing, { currency }) : 'unavailable';
      // One whose spins are above the law’s stake is on no list of this player, either.
      if (!row || why === 'unavailable' || why === 'below_minimum' || why === 'spin_stake') {
        throw new Problem(404, API_CODES.bonusNotFound, 'this bonus is not on offer to the player');
      }
      if (why === 'one_per_person') await audience.noteSecond(db, row, playerId);
      const { id, name, numberDeposits } = present(row, language);
      return { id, name, numberDeposits, number, why };
    },

    async byCode(playerId, promocode, language) {
      const [row, player] = await Promise.all([
        store.findByCode(db, promocode, clock.now()),
        identity.player(playerId),
      ]);
      const standing = await rule.standingOf(db, playerId);
      const why =
        row && player ? await rule.whyNot(db, row, standing, { currency: player.currency }) : 'unavailable';
      if (row && (why === null || TOLD.includes(why))) return present(rule.termsFor(row, standing), language);
      if (row && why === 'one_per_person') await audience.noteSecond(db, row, playerId);
      const problem = problemOf(why ?? 'unavailable');
      throw problem.code === API_CODES.bonusNotFound
        ? new Problem(404, API_CODES.bonusNotFound, problem.message)
        : problem;
    },

    async ofDeposit(trx, { depositId, playerId, promocode, taking = null, currency, amount }) {
      const row = await store.findByCode(trx, promocode, clock.now());
      if (row?.type !== DEPOSITS) throw problemOf('unavailable');
      const standing = await rule.standingOf(trx, playerId);
      const why = await rule.whyNot(trx, row, standing, { currency, amount });
      const minimum = row.amounts[currency]?.minDeposit ?? 0;
      if (why !== null) throw problemOf(why, why === 'below_minimum' ? { minimum, currency } : {});
      const terms = rule.termsFor(row, standing);
      await addPromise(trx, depositId, { terms, taking }, clock.now());
      return row.id;
    },

    async noteSecond(playerId, promocode) {
      const row = await store.findByCode(db, promocode, clock.now());
      if (row) await audience.noteSecond(db, row, playerId);
    },

    async names(ids) {
      if (ids.length === 0) return new Map();
      return new Map((await store.findNames(db, ids)).map(({ id, name }) => [id, name]));
    },
  };
}
