// A process group for tests: on free ports, with data of its own, and nothing of whoever runs them.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../build.mjs';
import { choosePorts } from './ports.mjs';
import { STUDIO_SEED } from '../../lib/tools/studio-seed.mjs';

/** What would lead into the caller's own process group: its database, its addresses, its secrets. */
const FOREIGN =
  /^(DATABASE_URL|REDIS_URL|.*_ORIGIN|.*_SECRETS?|.*_PORT|PORT|BASE_PATH|SANDBOX.*|STUDIO_.*|OPERATOR_.*|BLOCKED_COUNTRIES|MAINTENANCE|TRUSTED_.*|COUNTRY_HEADER)$/;

/**
 * @template {{ keep?: boolean }} Result
 * @param {{ name: string, root?: string, basePath?: string, env?: NodeJS.ProcessEnv, report: (line: string) => void,
 *   more?: import('../processes.mjs').Instance[] }} options `root` is where it was built, `env` what all of it is told, `more`
 *   are instances beside the first ones
 * @param {(processes: object) => Promise<Result>} work its logs are kept when this fails, or says `keep`
 * @returns {Promise<Result>}
 */
export async function withProcesses({ name, root = ROOT, basePath = '', env: own = {}, more, report }, work) {
  // Only now: it needs what `npm ci` installs.
  const { startProcesses } = await import('../processes.mjs');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `parlour-${name}-`));
  const env = Object.fromEntries(Object.entries(process.env).filter(([variable]) => !FOREIGN.test(variable)));
  Object.assign(env, own);
  if (basePath) env.BASE_PATH = basePath;
  // A test that names an address comes from there; one that names none comes from nowhere.
  env.TRUSTED_PROXIES = '127.0.0.1';
  env.STUDIO_SEED = STUDIO_SEED;
  const any = { PORT: '0', PLATFORM_PORT: '0', SANDBOX_PORT: '0', SMTP_PORT: '0' };
  const ports = await choosePorts({ sandbox: true, env: any });
  const postgres = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  let processes;
  let kept = true;
  try {
    processes = await startProcesses({ root, dataDir, ports, env, postgres, more });
    const result = await work(processes);
    kept = result?.keep ?? false;
    return result;
  } finally {
    await processes?.stop();
    if (kept) report(`    logs of those processes: ${path.join(dataDir, 'logs')}`);
    else rmSync(dataDir, { recursive: true, force: true });
  }
}
