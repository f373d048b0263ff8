import { mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';
import { startPostgres } from '../../lib/tools/postgres/server.mjs';

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** In memory where there is room: a database is more than a thousand small files, and each suite has one. */
function placeForData() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, os.freemem()) >= ROOM ? MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/**
 * One PostgreSQL for the whole run, in a temporary directory, with a migrated template database that each test
 * file clones in milliseconds. Durability is off: nothing outlives the run (the crash test starts its own).
 */
export default async function setup() {
  const place = placeForData();
  const directory = mkdtempSync(path.join(place, 'parlour-test-'));
  const scratch = mkdtempSync(path.join(place, 'parlour-scratch-'));
  const server = await startPostgres({
    dataDir: directory,
    password: 'test',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // Of the passwords of its roles: each connection would work through 4,096 of them.
      scram_iterations: '1',
    },
  });
  globalThis.parlourTestPostgres = { server, folders: [directory, scratch] };
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('create database parlour_template');
  await client.end();
  const { migratePlatform } = await tsImport('../../platform/db/migrate.ts', import.meta.url);
  await migratePlatform(server.url('parlour_template'));
  // Read by tests/support/scratch.ts.
  process.env.TEST_SCRATCH = scratch;
  process.env.TEST_POSTGRES_URL = server.url('postgres');
}
