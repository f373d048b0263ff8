// Runs a script on the database of this folder: `node scripts/with-database.mjs <arguments for node>`.
// A PostgreSQL that runs is used as it is; where none runs, it alone is started for the time of the script.
// DATABASE_URL, when set, goes before both.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './processes/database.mjs';
import { environmentsOf } from './processes/environment.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { takeLock } from './processes/lock.mjs';
import { readSecrets } from './processes/secrets.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
const port = (name, standard) => Number(process.env[name] || standard);

/** The database, and how to leave it as it was found. */
async function database(password) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, leave: async () => {} };
  const { release, holder } = takeLock(path.join(DATA, 'start.lock'));
  if (holder) {
    const note = path.join(DATA, 'postgres.json');
    if (!existsSync(note))
      throw new ExpectedFailure('the processes of this folder are just starting: try again in a moment');
    return { url: JSON.parse(readFileSync(note, 'utf8')).url, leave: async () => {} };
  }
  try {
    const opened = await openDatabase({ dataDir: DATA, password });
    return {
      url: opened.url,
      async leave() {
        await opened.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

try {
  const secrets = readSecrets(DATA);
  const { url, leave } = await database(secrets.POSTGRES_PASSWORD);
  const { platform, cms } = environmentsOf({
    mode: 'production',
    dataDir: DATA,
    databaseUrl: url,
    secrets,
    sandbox: (process.env.SANDBOX ?? 'on') !== 'off',
    ports: {
      web: port('PORT', 3000),
      platform: port('PLATFORM_PORT', 3100),
      sandbox: port('SANDBOX_PORT', 3200),
      mail: port('SMTP_PORT', 3225),
    },
  });
  const child = spawn(process.execPath, process.argv.slice(2), {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...cms, ...platform },
  });
  // Ctrl-C reaches the script too: this process waits for its end, then leaves the database.
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await leave();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 2;
}
