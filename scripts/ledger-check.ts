// Proves the ledger's invariants on the database that DATABASE_URL names; the casino may be running meanwhile.
// Ends with 1 when an invariant is broken, with 2 when the database could not be read.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { checkLedger, describeReport } from '@/platform/ledger/check';

async function main(): Promise<number> {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) {
    process.stderr.write('ledger:check: DATABASE_URL is not set, and no running platform told its own\n');
    return 2;
  }
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 5_000,
    application_name: 'ledger-check',
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const report = await checkLedger(db);
    process.stdout.write(`${describeReport(report)}\n`);
    return report.holds ? 0 : 1;
  } catch (error) {
    process.stderr.write(`ledger:check: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  } finally {
    await db.destroy();
  }
}

void main().then((code) => {
  process.exitCode = code;
});
