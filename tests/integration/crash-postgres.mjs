// A PostgreSQL of its own for the crash test, which kills it: `node crash-postgres.mjs <data directory> <port>`.
// Durability is on, as in production. Prints its pid when it takes connections; ends when it ends.
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../../lib/tools/postgres/server.mjs';

const [dataDir, port] = process.argv.slice(2);
const started = Date.now();
for (;;) {
  try {
    const server = await startPostgres({ dataDir, port: Number(port), password: 'crash' });
    process.stdout.write(`${server.pid}\n`);
    await server.exited;
    process.exit(0);
  } catch (error) {
    // What a killed server left behind is still going down.
    if (Date.now() - started > 30_000) throw error;
    await setTimeout(100);
  }
}
