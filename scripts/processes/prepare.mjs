// Brings a database to what the sources expect: schemas of platform and CMS, and what a new database starts with.
import path from 'node:path';
import { markPrepared, preparedWith } from './database.mjs';
import { runCommand } from './run.mjs';
import { fingerprint } from './sources.mjs';

const SOURCES = [
  'platform',
  'cms',
  'lib/domain',
  'scripts/cms-migrate.ts',
  'scripts/cms-seed.ts',
  'package-lock.json',
];

/**
 * The CMS's text editor chooses between two builds of itself by an `await` in each of its modules, which wait for
 * each other in a circle: Node 20 then leaves with status 13, more often than not. Named beforehand, it need not choose.
 */
const LEXICAL = ['--conditions=production'];

/**
 * Migrates and seeds, unless this database was prepared from the same sources and settings before.
 * @param {{ root: string, logs: string, databaseUrl: string, bundled: boolean, environments: ReturnType<typeof import('./environment.mjs').environmentsOf>, report: (detail: string) => void }} options
 * @returns {Promise<string>} what was done
 */
export async function prepareDatabase({ root, logs, databaseUrl, bundled, environments, report }) {
  const { platform, cms } = environments;
  const sources = fingerprint(root, SOURCES, `${platform.SANDBOX} ${cms.OPERATOR_EMAIL}`);
  if ((await preparedWith(databaseUrl)) === sources) return 'up to date';

  const run = (name, script, env, bundle) =>
    runCommand(process.execPath, [...LEXICAL, ...(bundle ? [bundle] : ['--import', 'tsx', script])], {
      name,
      env,
      cwd: root,
      log: path.join(logs, 'prepare.log'),
      report: (line) => report(`${name}: ${line}`),
    });
  const bundle = (name) => (bundled ? path.join('.build', `${name}.mjs`) : undefined);
  // The CMS and the platform keep schemas of their own and know nothing of each other.
  await Promise.all([
    run('migrate', 'platform/db/run-migrations.ts', platform, bundle('migrate')).then(() =>
      run('seed', 'platform/seed.ts', platform, bundle('seed')),
    ),
    // Payload reads the migrations by itself, as the TypeScript that they are.
    run('cms migrate', 'scripts/cms-migrate.ts', cms).then(() =>
      run('cms seed', 'scripts/cms-seed.ts', cms, bundle('cms-seed')),
    ),
  ]);
  await markPrepared(databaseUrl, sources);
  return 'migrated and seeded';
}
