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

async function withOwner<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const connectionString = process.env.TEST_POSTGRES_URL;
  if (!connectionString) throw new Error('TEST_POSTGRES_URL is not set: run through the jest project "node"');
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** A database of its own for one test file; without a template it has the platform's schema. */
export async function createTestDatabase({ template = PLATFORM } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied file by file, which is quicker than page by page through the log.
  await withOwner((owner) => owner.query(`create database ${name} template ${template} strategy file_copy`));
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  return {
    name,
    url: url.toString(),
    async drop() {
      await withOwner((owner) => owner.query(`drop database if exists ${name} with (force)`));
    },
  };
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
  await withOwner(async (owner) => {
    await owner.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const draft = await createTestDatabase({ template: from });
    try {
      await fill(draft.url);
      await owner.query(`alter database ${draft.name} rename to ${template}`);
    } catch (error) {
      await draft.drop();
      throw error;
    }
  });
}
