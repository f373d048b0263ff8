import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Connection string of the owner. */
  url: string;
  drop(): Promise<void>;
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own for one test file, cloned from the migrated template. */
export async function createTestDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const base = process.env.TEST_POSTGRES_URL;
  if (!base) throw new Error('TEST_POSTGRES_URL is not set: run through the jest project "node"');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = options.migrated === false ? 'template1' : 'parlour_template';
  await asOwner(`create database ${name} template ${template}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    drop: () => asOwner(`drop database if exists ${name} with (force)`),
  };
}
