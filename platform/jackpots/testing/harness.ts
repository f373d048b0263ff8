import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { createSession } from '@/platform/games/sessions';
import { describeReport } from '@/platform/ledger/check';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { GAME, OTHER_GAME, seatPlayer, seedGame, type Seat } from '@/tests/support/wallet-harness';

interface JackpotSeat extends Seat {
  game: string;
}

export interface JackpotsHarness extends TestPlatform {
  /** Opens a player with a wallet at the test game, which is a jackpot game; amounts are minor units. */
  seat(money?: Parameters<typeof seatPlayer>[2]): Promise<JackpotSeat>;
  /** Seats a player at the other game, which is none. */
  move(seat: JackpotSeat): Promise<JackpotSeat>;
  /** A round through the wallet. @returns the id of the bet. */
  play(seat: JackpotSeat, round: { stake: number; win?: number }): Promise<string>;
  rollBack(bet: string): Promise<void>;
  /** Resolves when all that was played can be read: a transaction of another database may keep some of it back. */
  readable(): Promise<void>;
  /** What the platform's door tells of the jackpots: max, mid, mini. */
  amounts(): Promise<number[]>;
  /** Fails with the report when an invariant of the ledger is broken. */
  prove(): Promise<void>;
}

/** The whole platform, with a jackpot game on it. Nothing counts play but the test. */
export async function startJackpots(
  databaseUrl?: string,
  env: Record<string, string> = {},
): Promise<JackpotsHarness> {
  const platform = await startTestPlatform({ databaseUrl, env });
  const { kernel, services } = platform;
  if (!databaseUrl) {
    await seedGame(kernel.db);
    await sql`update games.games set categories = ${[CATEGORY_ID.jackpots]}::integer[] where id = ${GAME}`.execute(
      kernel.db,
    );
  }
  const done = ({ status }: { status: string }) => {
    if (status !== 'OK') throw new Error(`the wallet answered ${status}`);
  };
  const callOf = (seat: JackpotSeat) => ({
    request_id: randomUUID(),
    session_token: seat.token,
    player_id: seat.playerId,
    currency: seat.currency,
    game_id: seat.game,
    round_id: randomUUID(),
  });
  const rounds = new Map<string, ReturnType<typeof callOf>>();
  return {
    ...platform,
    async seat(money) {
      return { ...(await seatPlayer(kernel, services.ledger, money)), game: GAME };
    },
    async move(seat) {
      const { playerId, currency } = seat;
      const session = { playerId, currency, authSessionId: randomUUID(), gameId: OTHER_GAME };
      return { ...seat, ...(await createSession(kernel.db, session, kernel.clock.now())), game: OTHER_GAME };
    },
    async play(seat, { stake, win }) {
      const call = callOf(seat);
      const bet = randomUUID();
      rounds.set(bet, call);
      done(await services.wallet.bet({ ...call, tx_id: bet, amount: stake }));
      if (win !== undefined) {
        done(await services.wallet.win({ ...call, tx_id: randomUUID(), ref_tx_id: bet, amount: win }));
      }
      return bet;
    },
    async rollBack(bet) {
      const call = rounds.get(bet);
      if (!call) throw new Error('nobody has placed this bet');
      done(await services.wallet.rollback({ ...call, tx_id: randomUUID(), ref_tx_id: bet }));
    },
    async readable() {
      for (let keptBack = true; keptBack;) {
        const { rows } = await sql<{ kept: boolean }>`
          select exists (select from play.movements where xid >= pg_snapshot_xmin(pg_current_snapshot())) as kept`.execute(
          kernel.db,
        );
        keptBack = rows[0]?.kept ?? false;
      }
    },
    async amounts() {
      const held = await services.jackpots.jackpots();
      return held.map(({ jackpotInfo }) => jackpotInfo.amount);
    },
    async prove() {
      const report = await services.ledger.check();
      if (!report.holds) throw new Error(describeReport(report));
    },
  };
}

/** Two instances on one database; the second one starts when it is first asked for. */
export interface JackpotsPair {
  here: JackpotsHarness;
  there(): Promise<JackpotsHarness>;
  /** Proves the ledger, and stops what was started. */
  close(): Promise<void>;
}

export async function startJackpotsPair(env: Record<string, string> = {}): Promise<JackpotsPair> {
  const here = await startJackpots(undefined, env);
  let second: Promise<JackpotsHarness> | undefined;
  return {
    here,
    there: () => (second ??= startJackpots(here.databaseUrl, env)),
    async close() {
      await here.prove();
      await (await second)?.close();
      await here.close();
    },
  };
}
