import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { sign } from '@/lib/node/facts/signature';
import { createLedgerService } from '@/platform/ledger/service';
import { takeSeats } from './wallet';

const BETS = 64;
const STAKE = 100;
const COVERED = 10;
const PATH = '/api/wallet/v1/bet';

/**
 * Sends bets of one player to several platforms at once, of which the money covers ten, and reads the books afterwards.
 * Prints what was found as JSON: how many were taken and refused, how many acknowledged ones the wallet does not know, and
 * whether the ledger's invariants hold.
 */
async function main(): Promise<void> {
  const { PLATFORM_URLS = '', DATABASE_URL, WALLET_SECRET } = process.env;
  const platforms = PLATFORM_URLS.split(',').filter(Boolean);
  if (platforms.length < 2 || !DATABASE_URL || !WALLET_SECRET)
    throw new Error('bets: run through scripts/instances.mjs');
  const [seat] = await takeSeats(DATABASE_URL, 1, BigInt(STAKE * COVERED));
  if (!seat) throw new Error('bets: nobody plays');

  const bet = async (index: number) => {
    const txId = randomUUID();
    const body = JSON.stringify({
      request_id: `instances-${index}`,
      session_token: seat.token,
      player_id: seat.playerId,
      currency: 'EUR',
      game_id: seat.gameId,
      round_id: txId,
      round_closed: true,
      tx_id: txId,
      amount: STAKE,
    });
    const answer = await fetch(`${platforms[index % platforms.length]}${PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': sign(WALLET_SECRET, PATH, body, Date.now() / 1000),
      },
      body,
    });
    const { status } = (await answer.json()) as { status: string };
    return { txId, status };
  };
  const answers = await Promise.all(Array.from({ length: BETS }, (_, index) => bet(index)));
  const taken = answers.filter(({ status }) => status === 'OK').map(({ txId }) => txId);

  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ known: number; balance: string }>`
      select (select count(*)::integer from wallet.calls
               where tx_id = any (${taken}::uuid[]) and status = 'OK') as known,
             (select ("real" + bonus)::text from ledger.wallets where player_id = ${seat.playerId}) as balance`.execute(
      db,
    );
    const report = await createLedgerService({ db, clock: { now: () => new Date() } }).check();
    const result = {
      taken: taken.length,
      refused: answers.filter(({ status }) => status === 'INSUFFICIENT_FUNDS').length,
      missing: taken.length - (rows[0]?.known ?? 0),
      balance: Number(rows[0]?.balance),
      holds: report.holds,
    };
    process.stdout.write(`${JSON.stringify(result)}\n`);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
