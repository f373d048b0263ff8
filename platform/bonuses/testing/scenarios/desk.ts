import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startBonuses, type BonusSeat } from '../harness';
import { campaign, type CampaignFields } from '../campaigns';
import { GAME, type Seat } from '@/tests/support/wallet-harness';

const HOUR_MS = 3_600_000;
const EUR = { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 };

/** What a scenario does things with; amounts are minor units. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** A player of a scenario, and the grant that it is about. */
export type Player = BonusSeat;

/** One row of the table: what happens, and what stands in wallet, ledger and history afterwards, to the cent. */
export interface Scenario {
  name: string;
  play(desk: Desk): Promise<Player>;
  /** Real and bonus money. */
  wallet: [real: number, bonus: number];
  /** The player's transactions, each with its amount, in alphabetical order. */
  ledger: string[];
  /** The steps of the grant, as its history tells them. */
  history: string[];
  grant: { state: string; reason?: string; wagered?: number; converted?: number };
  /** Deposits that are left to be wagered. */
  depositWager?: number;
}

/** Bonuses over wallet, ledger and play, as a scenario uses them. */
export async function openDesk() {
  const world = await startBonuses();
  const { wallet, bonuses } = world;
  const { db } = wallet.kernel;
  const inTransaction = <T>(work: (trx: typeof db) => Promise<T>) => db.transaction().execute(work);

  return {
    ...world,
    ofCategories: async (...categories: number[]) => {
      await sql`update games.games set categories = ${categories}::integer[] where id = ${GAME}`.execute(db);
    },
    /** Another bonus of 10.00, in every game; by a link when nothing else is said. */
    async add(fields: CampaignFields & { maxBonus?: number; maxWin?: number } = {}) {
      const { maxBonus = EUR.maxBonus, maxWin, ...rest } = fields;
      const id = `s-${randomUUID()}`;
      const amounts = { EUR: { ...EUR, maxBonus, ...(maxWin !== undefined && { maxWin }) } };
      await bonuses.add([campaign(id, { amounts, ...rest })]);
      return id;
    },
    /** Whether a game can be played. */
    offers: (game: string, active: boolean) =>
      sql`update games.games set active = ${active}, in_catalogue = ${active} where id = ${game}`.execute(db),
    stop: (bonus: string) =>
      sql`update bonuses.definitions set active = false where id = ${bonus}`.execute(db),
    /** So many rounds of 5.00 that pay as much. */
    async even(player: Seat, rounds: number) {
      for (let played = 0; played < rounds; played += 1) await world.round(player, 500, 500);
    },
    /** A win that leaves its round open. */
    winMore: (player: Seat, { tx, round }: { tx: string; round: string }, amount: number) =>
      wallet.call('win', player, { ref_tx_id: tx, round_id: round, round_closed: false, amount }),
    async expire(hours: number) {
      await world.catchUp();
      wallet.clock.ahead = hours * HOUR_MS;
      await bonuses.expireDue();
    },
    /** Puts the platform's clock to a moment, and lets the player's log-ins and launches last until then. */
    async clockAt(player: Seat, moment: Date) {
      wallet.clock.ahead = moment.getTime() - Date.now();
      const now = wallet.kernel.clock.now();
      await sql`
        update games.sessions set last_used_at = ${now}, expires_at = ${new Date(now.getTime() + 24 * HOUR_MS)}
         where player_id = ${player.playerId}::uuid`.execute(db);
    },
    async livesIn(player: Seat, zone: string, birthday: string | null = null) {
      await sql`
        insert into players.profiles (player_id, time_zone, birthday, updated_at)
        values (${player.playerId}::uuid, ${zone}, ${birthday}::date, now())`.execute(db);
    },
    async isCalled(player: Seat, name: string, birthday: string) {
      await sql`
        insert into players.profiles (player_id, name, surname, birthday, updated_at)
        values (${player.playerId}::uuid, ${name}, 'Lang', ${birthday}::date, now())`.execute(db);
    },
    leaveCurrency: (player: Seat) =>
      inTransaction((trx) => bonuses.currencyLeft(trx, player.playerId, 'EUR')),
    closeAccount: (player: Seat) => inTransaction((trx) => bonuses.accountClosed(trx, player.playerId)),
    /** A deposit that arrives, with the bonus that it was made for. */
    async deposit(player: Seat, amount: number, bonusId: string) {
      const depositId = randomUUID();
      return inTransaction(async (trx) => {
        const { transactionId } = await wallet.ledger.beginDeposit(trx, {
          playerId: player.playerId,
          currency: 'EUR',
          amount: BigInt(amount),
          idempotencyKey: `begin-${depositId}`,
          reference: depositId,
          method: 'card',
        });
        const credited = BigInt(amount);
        await wallet.ledger.completeDeposit(trx, {
          transactionId,
          amount: credited,
          idempotencyKey: `complete-${depositId}`,
        });
        const { playerId } = player;
        const of = { playerId, depositId, currency: 'EUR', credited, bonusId, begunAs: depositId } as const;
        const grant = await bonuses.depositCompleted(trx, of);
        return { depositId, transactionId, grant: grant?.id ?? '' };
      });
    },
    /** The payment company takes a deposit back, and what came with it goes (platform/payments/reversals.ts). */
    takeBack: ({ depositId, transactionId }: { depositId: string; transactionId: string }) =>
      inTransaction(async (trx) => {
        const burned = await bonuses.depositTakenBack(trx, { depositId });
        await wallet.ledger.refundDeposit(trx, { transactionId, idempotencyKey: `back-${depositId}` });
        return Number(burned);
      }),
    spinsOf: async (player: Seat) => (await bonuses.freeSpins.own(world.sessionOf(player), 'en'))[0],
    /** A bet that takes a free spin. */
    async spin(player: Seat, grantId: string, fields: Record<string, unknown> = {}) {
      return world.bet(player, 20, { free_spin_grant_id: grantId, ...fields });
    },
    async ledgerOf({ playerId }: Seat) {
      const page = { page: 1, perPage: 100, sort: 'dateAsc' } as const;
      const { rows } = await wallet.ledger.transactions(playerId, page);
      const statusOf = (status: string) => (status === 'complete' ? '' : ` ${status}`);
      return rows.map(({ type, amount, status }) => `${type} ${amount}${statusOf(status)}`).sort();
    },
  };
}
