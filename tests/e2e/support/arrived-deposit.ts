import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { site } from './site';

/** A deposit that has arrived, as the payment company tells it. Minor units of the player's currency. */
export async function arrivedDeposit(email: string, amount: number): Promise<void> {
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string; currency: string }>(
      `select ledger.begin_deposit(id, currency, $2, $3, $3, 'card') as id, currency
         from identity.players where email = $1`,
      [email, amount, randomUUID()],
    );
    await database.query('select ledger.complete_deposit($1, $2, $3)', [rows[0]?.id, amount, randomUUID()]);
  } finally {
    await database.end();
  }
}
