// The database of all processes: PostgreSQL from npm in the data folder, or whatever DATABASE_URL names.
import { appendFileSync, closeSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../lib/tools/postgres/server.mjs';
import { openLog } from './child.mjs';
import { ExpectedFailure } from './failure.mjs';

const NAME = 'parlour';
const UNKNOWN_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';
const CONNECT_MS = 5_000;

async function withClient(url, work) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'parlour-launcher',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the database that `url` names if the server has none of that name. */
async function ensureDatabase(url) {
  try {
    await withClient(url, (client) => client.query('select 1'));
  } catch (error) {
    if (error.code !== UNKNOWN_DATABASE) throw error;
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    const maintenance = new URL(url);
    maintenance.pathname = '/postgres';
    await withClient(maintenance.href, (client) =>
      client.query(`create database ${client.escapeIdentifier(name)}`),
    );
  }
}

function explain(error, url) {
  const { host } = new URL(url);
  if (error.code === WRONG_PASSWORD) {
    return new ExpectedFailure(
      `the database at ${host} refuses the password (secrets.json and data belong together)`,
    );
  }
  return new ExpectedFailure(`the database at ${host} can't be used: ${error.message || error.code}`);
}

/**
 * Makes the database ready to connect to.
 * @param {{ dataDir: string, password: string, external?: string, settings?: Record<string, string> }} options
 * @returns {Promise<{ url: string, ended: Promise<string> | undefined, pid: number | undefined, stop: () => Promise<void> }>}
 *   `ended` resolves with one line when the server that was started here ends
 */
export async function openDatabase({ dataDir, password, external, settings }) {
  if (external) {
    if (!URL.canParse(external)) throw new ExpectedFailure('DATABASE_URL is not an address');
    await ensureDatabase(external).catch((error) => {
      throw explain(error, external);
    });
    return { url: external, ended: undefined, pid: undefined, stop: async () => {} };
  }
  const logFile = path.join(dataDir, 'logs', 'postgres.log');
  const { fd } = openLog(logFile);
  let tail = '';
  const server = await startPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    password,
    settings,
    onLog: (text) => {
      tail = (tail + text).slice(-1_000);
      try {
        appendFileSync(fd, text);
      } catch {
        // A full disk shows in the server itself.
      }
    },
  });
  const url = server.url(NAME);
  const note = path.join(dataDir, 'postgres.json');
  const stop = async () => {
    await server.stop();
    rmSync(note, { force: true });
    closeSync(fd);
  };
  try {
    await ensureDatabase(url);
    mkdirSync(dataDir, { recursive: true });
    // For `npm run ledger:check` and other tools that look into the running processes.
    writeFileSync(note, `${JSON.stringify({ url, pid: server.pid }, null, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    await stop();
    throw explain(error, url);
  }
  const lastWords = () => tail.trim().split('\n').slice(-3).join('\n    ');
  const ended = server.exited.then(
    (how) => `PostgreSQL stopped (${how}); its log is ${logFile}\n    ${lastWords()}`,
  );
  return { url, pid: server.pid, stop, ended };
}

const MARKS = `
  create schema if not exists launcher;
  create table if not exists launcher.prepared (step text primary key, sources text not null, at timestamptz not null default now());
  alter table launcher.prepared add column if not exists server bigint;
`;

/**
 * A database that was restored into another server has to be prepared there again: transactions are numbered anew. Null
 * where a server does not tell who it is; its databases are prepared at each start.
 */
async function serverOf(client) {
  try {
    const { rows } = await client.query('select system_identifier::text as id from pg_control_system()');
    return rows[0]?.id ?? null;
  } catch {
    return null;
  }
}

/**
 * The fingerprint of the sources that this database was last prepared with, on this server. Kept inside, so that it goes
 * with it.
 */
export async function preparedWith(url) {
  return withClient(url, async (client) => {
    await client.query(MARKS);
    const { rows } = await client.query(
      `select sources from launcher.prepared where step = 'all' and server = $1`,
      [await serverOf(client)],
    );
    return rows[0]?.sources;
  });
}

export async function markPrepared(url, sources) {
  await withClient(url, async (client) =>
    client.query(
      `insert into launcher.prepared (step, sources, server) values ('all', $1, $2)
       on conflict (step) do update set sources = excluded.sources, server = excluded.server, at = now()`,
      [sources, await serverOf(client)],
    ),
  );
}
