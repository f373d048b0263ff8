import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PLAY_LAW, type PlayLaw } from '@/lib/domain/play-law';
import type { BonusChoice, GrantEndReason, GrantState } from '@/lib/domain/bonuses';
import { createBonusesService, type BonusesService, type BonusRow } from '@/platform/bonuses/service';
import { createLoyaltyService } from '@/platform/loyalty/service';
import type { CountryBonusLaw } from '@/platform/jurisdictions/service';
import type { PlayerProfile } from '@/platform/identity/service';
import type { PlayerSession } from '@/platform/kernel/session';
import type { WalletAnswer } from '@/platform/wallet/call';
import { GAME, OTHER_GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

/** A player at a game, with a bonus. */
export interface BonusSeat extends Seat {
  grant: string;
}
export interface Staked {
  tx: string;
  round: string;
  status: WalletAnswer['status'];
}

const AMOUNTS = { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 };

/** A bonus of 10.00 by a link, to be wagered twice, in every game but one. */
const campaign = (id: string, fields: Partial<BonusRow> = {}): BonusRow => ({
  id,
  tag: 'standard',
  type: 8,
  promocode: null,
  name: { en: id },
  shortDescription: { en: 'A gift' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 2,
  weights: { 26: 100 },
  excludedGames: [OTHER_GAME],
  amounts: { EUR: AMOUNTS },
  ...fields,
});
const SPINS = { freeSpins: 3, freeSpinGames: [GAME], freeSpinDayLimit: 2, freeSpinDays: 4 };
/**
 * `twice`; `tenth` counts a tenth of each stake; of `capped` 7.00 become real money at most; `long` takes 500.00; `live-nothing`
 * counts nothing of live games. The others bring free spins at 0.20 in one game, two a day: three for four days, or one for
 * two; with bonus money, or alone.
 */
const CAMPAIGNS = [
  campaign('twice'),
  campaign('tenth', { weights: { 26: 10 }, wagering: 1 }),
  campaign('capped', { amounts: { EUR: { ...AMOUNTS, maxWin: 700 } } }),
  campaign('long', { wagering: 50 }),
  campaign('live-nothing', { weights: { 4: 0, 26: 100 } }),
  campaign('spins', SPINS),
  campaign('few-spins', { ...SPINS, freeSpins: 1, freeSpinDays: 2 }),
  campaign('spins-alone', { ...SPINS, amounts: { EUR: { ...AMOUNTS, maxBonus: 0 } } }),
  campaign('real-spins', { ...SPINS, freeSpinWins: 'real' }),
];

const profileOf = (id: string) => ({
  id,
  email: `${id}@player.test`,
  emailVerified: true,
  status: 'active' as PlayerProfile['status'],
  country: 'DE',
  currency: 'EUR' as const,
  language: 'en' as const,
  termsDue: false,
  createdAt: new Date(),
  timeOutUntil: null,
  subscriptions: {
    email_promo_sub: false,
    email_bonuses_sub: false,
    email_financial_sub: false,
    email_technical_sub: false,
  },
});

export type BonusesHarness = Awaited<ReturnType<typeof startBonuses>>;

/** Bonuses by a link over the wallet's own harness; amounts are minor units. */
export async function startBonuses() {
  const wallet: WalletHarness = await startWallet();
  const { kernel, ledger, play } = wallet;
  /** Grants that their players were told of, and what they were told, in order. */
  const told: string[] = [];
  const letters: string[] = [];
  /** What laws say of bonuses; players are of `DE`. None at first. */
  const laws: CountryBonusLaw[] = [];
  /** What the law says of play, besides what holds everywhere. */
  const lawOfPlay: Partial<PlayLaw> = {};
  /** How often a player was told that free spins have changed. */
  const toldOfSpins = { count: 0 };
  const bonuses: BonusesService = createBonusesService(kernel, {
    ledger,
    loyalty: createLoyaltyService(kernel, { ledger }),
    jurisdictions: {
      bonusLaw: (country) => laws.find((law) => law.country === country) ?? null,
      bonusLaws: () => laws,
      playLaw: () => ({ code: 'test', ...PLAY_LAW, ...lawOfPlay }),
    },
    mail: {
      queue(_trx, { kind, to }) {
        letters.push(`${kind} ${to}`);
        return Promise.resolve();
      },
    },
    play,
    identity: {
      async player(id, on = kernel.db) {
        const { rows } = await sql<Pick<PlayerProfile, 'status' | 'timeOutUntil' | 'currency'>>`
          select status, time_out_until as "timeOutUntil", currency from identity.player_traits
           where player_id = ${id}::uuid`.execute(on);
        return rows[0] ? { ...profileOf(id), ...rows[0], held: [] } : null;
      },
    },
    notifications: {
      send(_player, { type, data }) {
        if (type === 'USER_FREESPINS') return Promise.resolve((toldOfSpins.count += 1));
        const { id, text } = data as { id?: string; text?: string };
        return Promise.resolve(told.push(id ?? text ?? ''));
      },
      balanceChanges: () => Promise.resolve(),
    },
  });
  await bonuses.add(CAMPAIGNS);
  const catchUp = () => play.catchUp('bonus-wagering');
  // The first look at play makes the follower's place.
  await catchUp();

  const sessionOf = (seat: Seat): PlayerSession => ({ ...seat, country: 'DE', language: 'en' });
  /** What the same player takes by another link: active when nothing else is, else an offer. */
  const link = async (seat: Seat, bonusId: string): Promise<BonusSeat> => ({
    ...seat,
    grant: await bonuses.claims.byLink(sessionOf(seat), bonusId),
  });
  async function bet(seat: Seat, amount: number, fields: Record<string, unknown> = {}): Promise<Staked> {
    const [tx, round] = [randomUUID(), randomUUID()];
    const { status } = await wallet.call('bet', seat, { tx_id: tx, round_id: round, amount, ...fields });
    return { tx, round, status };
  }
  const win = (seat: Seat, { tx, round }: Pick<Staked, 'tx' | 'round'>, amount: number) =>
    wallet.call('win', seat, { ref_tx_id: tx, round_id: round, round_closed: true, amount });

  return {
    wallet,
    bonuses,
    told,
    letters,
    laws,
    lawOfPlay,
    toldOfSpins,
    catchUp,
    sessionOf,
    link,
    bet,
    win,
    /** A player with a bonus, and real money beside it. */
    playerWith: async (bonusId: string, real = 0) => link(await wallet.seat({ real }), bonusId),
    choose: (seat: BonusSeat, choice: BonusChoice) =>
      bonuses.grants.choose(sessionOf(seat), seat.grant, choice),
    rollback: (seat: Seat, { tx, round }: Staked, amount: number) =>
      wallet.call('rollback', seat, { ref_tx_id: tx, round_id: round, amount }),
    /** A round that pays. */
    async round(seat: Seat, stake: number, pays: number) {
      const staked = await bet(seat, stake);
      if (staked.status !== 'OK') throw new Error(`the stake was refused: ${staked.status}`);
      await win(seat, staked, pays);
    },
    /** Real and bonus money. */
    async money(seat: Seat) {
      const { real, bonus } = await wallet.money(seat);
      return [real, bonus];
    },
    async grantOf({ grant }: BonusSeat) {
      const { rows } = await sql<{
        state: GrantState;
        wagered: bigint;
        reason: GrantEndReason | null;
        converted: bigint;
      }>`
        select state::text as state, wagered, end_reason as reason, converted from bonuses.grants
         where id = ${grant}::uuid`.execute(kernel.db);
      const [row] = rows;
      return row && { ...row, wagered: Number(row.wagered), converted: Number(row.converted) };
    },
    /** The steps of a grant, each with its amount. */
    async stepsOf({ grant }: BonusSeat) {
      const { rows } = await sql<{ step: string; amount: bigint | null }>`
        select step, amount from bonuses.steps where grant_id = ${grant}::uuid order by id`.execute(
        kernel.db,
      );
      return rows.map(({ step, amount }) => (amount === null ? step : `${step} ${amount}`));
    },
  };
}
