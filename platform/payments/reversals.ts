import { sql } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import type { BonusesService } from '../bonuses/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { amountIn, pagePath, type LetterQueue } from '../mail/service';
import { markMismatch } from './mismatch-store';
import type { ChargeReport } from './provider';
import type { Database, DepositRow } from './store';

/**
 * What goes with a deposit that is taken back (docs/adr/0028). Bonus money goes at once, by rule. What was won is never
 * taken by itself: the deposit is in dispute until a person has decided, and withdrawals wait for a person meanwhile.
 */
export interface Reversals {
  /**
   * Gives back to the casino the bonus money that came with a deposit, and bonus money that is of no bonus, once for a
   * deposit. @returns how much, in minor units.
   */
  takeBonus(trx: Database, deposit: DepositRow): Promise<bigint>;
  /** Leaves it to a person what becomes of what was won: after every chargeback, and after a refund of money that was played with, or brought real money. */
  leaveWinnings(trx: Database, deposit: DepositRow, report: ChargeReport): Promise<void>;
  /** Writes to the player that the money went, and what went with it. */
  tell(trx: Database, deposit: DepositRow, bonus: bigint): Promise<void>;
  /** The same of bonus money alone, while the deposit itself is still owed; nothing for none. */
  tellOfBonus(trx: Database, deposit: DepositRow, bonus: bigint): Promise<void>;
}

/** What was played since a deposit came. Minor units. */
export interface PlaySince {
  since: Date;
  staked: bigint;
  won: bigint;
  /** Bonus money that it brought, less what went back to the house: below 0 when won money went too. */
  bonus: bigint;
}

const STAKES = ['bet', 'sport_bet'] as const;
const WINS = ['win', 'sport_win', 'jackpot_win', 'free_spin_win'] as const;

/** When a deposit was booked; null when it never was. */
async function bookedAt(db: Database, depositId: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(at) as since from payments.deposit_changes
     where deposit_id = ${depositId} and to_status = 'complete'`.execute(db);
  return rows[0]?.since ?? null;
}

/** What a player has staked and won since a deposit came. Null when it never did. */
export async function playSince(
  db: Database,
  ledger: Pick<LedgerService, 'sums'>,
  bonuses: Pick<BonusesService, 'keptOfDeposit'>,
  deposit: Pick<DepositRow, 'id' | 'player_id' | 'currency'>,
  now: Date,
): Promise<PlaySince | null> {
  const since = await bookedAt(db, deposit.id);
  if (since === null) return null;
  const sums = await ledger.sums(deposit.player_id, { types: [...STAKES, ...WINS], from: since, to: now });
  const of = (types: readonly string[]) =>
    sums
      .filter(({ type, currency }) => currency === deposit.currency && types.includes(type))
      .reduce((sum, { amount }) => sum + amount, 0n);
  const bonus = await bonuses.keptOfDeposit(db, deposit.id);
  return { since, staked: of(STAKES), won: of(WINS), bonus };
}

/** Of bonus money that went before the deposit itself could be taken back. */
const BONUS_WORDS: Record<'english' | 'german' | 'french', (amount: string) => string> = {
  english: (amount) =>
    `Your payment of ${amount} was reversed: the bonus money that came with it is cancelled.`,
  german: (amount) =>
    `Deine Einzahlung über ${amount} wurde zurückgezogen: Das Bonusgeld dazu ist storniert.`,
  french: (amount) => `Votre dépôt de ${amount} a été repris\u202f: l’argent bonus reçu avec lui est annulé.`,
};
const bonusWordsOf = (language: LanguageCode) =>
  BONUS_WORDS[language === 'fr' ? 'french' : language === 'de' || language === 'ch' ? 'german' : 'english'];

type Words = (amount: string, bonus: string | null) => string;
const english: Words = (amount, bonus) =>
  [
    `Your payment of ${amount} went back the way it came.`,
    ...(bonus === null ? [] : [`Bonus money of ${bonus} was cancelled with it.`]),
  ].join(' ');
const german: Words = (amount, bonus) =>
  [
    `Deine Einzahlung über ${amount} ging den Weg zurück, auf dem sie kam.`,
    ...(bonus === null ? [] : [`Bonusgeld von ${bonus} wurde mit ihr storniert.`]),
  ].join(' ');
const french: Words = (amount, bonus) =>
  [
    `Votre dépôt de ${amount} est reparti par où il était venu.`,
    ...(bonus === null ? [] : [`L’argent bonus de ${bonus} a été annulé avec lui.`]),
  ].join(' ');
const WORDS: Record<LanguageCode, Words> = {
  en: english,
  au: english,
  de: german,
  ch: german,
  fr: french,
};

export function createReversals(parts: {
  kernel: Pick<Kernel, 'config' | 'clock'>;
  ledger: Pick<LedgerService, 'lockWallet' | 'staked' | 'zeroBonus'>;
  identity: Pick<IdentityService, 'player'>;
  mail: LetterQueue;
  bonuses: Pick<BonusesService, 'depositTakenBack' | 'keptOfDeposit' | 'isWagering'>;
}): Reversals {
  const { kernel, ledger, identity, mail, bonuses } = parts;
  const { config, clock } = kernel;

  const hasPlayed = async (trx: Database, { id, player_id: playerId, currency }: DepositRow) => {
    const since = await bookedAt(trx, id);
    return since !== null && (await ledger.staked(playerId, currency, since, trx)) > 0n;
  };

  const write = async (
    trx: Database,
    { player_id: playerId, received, currency }: DepositRow,
    wordsIn: (
      language: LanguageCode,
      money: (minor: bigint) => string,
      received: bigint,
    ) => { amount: string; reason: string },
  ) => {
    const player = await identity.player(playerId, trx);
    // Erased, while the company still had it.
    if (!player || received === null) return;
    const { language, email } = player;
    const url = config.webUrl + pagePath(language, '/account/transaction-history');
    const words = wordsIn(language, (minor) => amountIn(language, minor, currency), received);
    await mail.queue(trx, {
      to: email,
      language,
      playerId,
      kind: 'balance_taken',
      params: { ...words, url },
    });
  };

  return {
    async takeBonus(trx, { id, player_id: playerId, currency }) {
      const bonus = async () => (await ledger.lockWallet(trx, playerId, currency))?.bonus ?? 0n;
      const before = await bonus();
      // What came with another deposit stays. Bonus money that no grant wagers, such as an operator's gift, goes as a whole.
      const taken = await bonuses.depositTakenBack(trx, { depositId: id });
      if (taken > 0n || before === 0n || (await bonuses.isWagering(trx, playerId, currency))) return taken;
      await ledger.zeroBonus(trx, {
        playerId,
        currency,
        type: 'cancel_bonus_fine',
        idempotencyKey: `deposit:${id}:bonus`,
        reference: id,
      });
      // Nothing went when it is told once more: bonus money that came later is not of this deposit.
      return before - (await bonus());
    },

    async leaveWinnings(trx, deposit, report) {
      const isAsked =
        report.reversal === 'chargeback' ||
        (await hasPlayed(trx, deposit)) ||
        (await bonuses.keptOfDeposit(trx, deposit.id)) > 0n;
      if (!isAsked) return;
      await markMismatch(trx, deposit.id, { reason: 'reversed', told: report, now: clock.now() });
    },

    tell: (trx, deposit, bonus) =>
      write(trx, deposit, (language, money, received) => {
        const amount = money(received);
        return { amount, reason: WORDS[language](amount, bonus > 0n ? money(bonus) : null) };
      }),

    tellOfBonus: async (trx, deposit, bonus) => {
      if (bonus === 0n) return;
      await write(trx, deposit, (language, money, received) => ({
        amount: money(bonus),
        reason: bonusWordsOf(language)(money(received)),
      }));
    },
  };
}
