import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Databases that a test's own is cloned from. */
export const EMPTY = 'template1';
export const PLATFORM = 'parlour_template';

export interface TestDatabase {
  name: string;
  /** Connection string of the owner. */
  url: string;
  drop(): Promise<void>;
}

let owner: pg.Pool | undefined;
/** How many databases of this test file are there, and how much work is under way. */
let uses = 0;
/** What this test file has made sure of. */
const templates = new Map<string, Promise<void>>();

function useOwner(): pg.Pool {
  const connectionString = process.env.TEST_POSTGRES_URL;
  if (!connectionString) throw new Error('TEST_POSTGRES_URL is not set: run through the jest project "node"');
  uses += 1;
  // One connection until the last database is dropped: PostgreSQL starts a process for each, which costs more than what
  // is asked here.
  owner ??= new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  return owner;
}

async function leaveOwner(): Promise<void> {
  uses -= 1;
  if (uses > 0) return;
  const left = owner;
  owner = undefined;
  await left?.end();
}

/**
 * Connections that look at a test's database from outside. `end()` does not wait until they are closed, so a database
 * that is dropped next, or a server that is killed, may end them first: without a listener that would end the test.
 *
 * @param options what each connection begins with, such as `-c role=parlour_app`
 */
export function openPool(
  url: string,
  { max = 1, options }: { max?: number; options?: string } = {},
): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, ...(options ? { options } : {}) });
  pool.on('error', () => undefined);
  return pool;
}

/** A database of its own for one test file; without a template it has the platform's schema. */
export async function createTestDatabase({ template = PLATFORM } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const pool = useOwner();
  try {
    // Copied file by file, which is quicker than page by page through the log.
    await pool.query(`create database ${name} template ${template} strategy file_copy`);
  } catch (error) {
    await leaveOwner();
    throw error;
  }
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  let dropped: Promise<void> | undefined;
  const drop = async () => {
    try {
      await pool.query(`drop database if exists ${name} with (force)`);
    } finally {
      await leaveOwner();
    }
  };
  return { name, url: url.toString(), drop: () => (dropped ??= drop()) };
}

async function makeTemplate(template: string, from: string, fill: (url: string) => Promise<void>) {
  const pool = useOwner();
  const isThere = async () => {
    const { rowCount } = await pool.query('select 1 from pg_database where datname = $1', [template]);
    return rowCount === 1;
  };
  try {
    if (await isThere()) return;
    await pool.query('select pg_advisory_lock(hashtext($1))', [template]);
    try {
      if (await isThere()) return;
      const draft = await createTestDatabase({ template: from });
      try {
        await fill(draft.url);
        await pool.query(`alter database ${draft.name} rename to ${template}`);
      } finally {
        // Nothing is there to drop when it has become the template.
        await draft.drop();
      }
    } finally {
      await pool.query('select pg_advisory_unlock(hashtext($1))', [template]);
    }
  } finally {
    await leaveOwner();
  }
}

/**
 * Makes a database to clone from, once in a run: whichever worker needs it first makes it, others wait.
 *
 * @param from what it is made of
 * @param fill is given the connection string of a database like that, and leaves no connection behind
 */
export async function ensureTemplate(
  template: string,
  from: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const made = templates.get(template) ?? makeTemplate(template, from, fill);
  templates.set(template, made);
  await made;
}
