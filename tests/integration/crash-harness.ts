import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { bundleProgram } from '@/lib/node/programs/bundle.mjs';
import { freePort } from '@/lib/tools/free-port.mjs';

export const CRASH_SECRET = 'crash-test-secret-crash-test-secret-1';

/** A platform and a PostgreSQL in processes of their own, to be killed without a chance to tidy up. */
export interface CrashHarness {
  url: string;
  databaseUrl: string;
  startPostgres(): Promise<void>;
  startPlatform(): Promise<void>;
  /** What runs beside the platform; only where `beside` names it. */
  startBeside(): Promise<void>;
  /** kill -9. Resolves when the process is gone. */
  killPostgres(): Promise<void>;
  killPlatform(): Promise<void>;
  killBeside(): Promise<void>;
  /** Programs that ended without having been killed, each with what it wrote last. */
  readonly fallen: readonly string[];
  remove(): Promise<void>;
}

export interface CrashOptions {
  /** Variables of the platform that differ. @param port where it listens */
  env?: (port: number) => Record<string, string>;
  /** A program that works on the same database, and says `… is up` when it does. */
  beside?: string;
}

/** What a process wrote last. */
const KEPT = 4_000;

/** Resolves with the first line that a process writes. @throws Error with its complaints when it ends before. */
const firstLine = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    let isFound = false;
    child.stdout?.on('data', (chunk) => {
      if (isFound) return;
      output = (output + String(chunk)).slice(-KEPT);
      const line = pattern.exec(output);
      isFound = line !== null;
      if (line) resolve(line[1] ?? line[0]);
    });
    child.stderr?.on('data', (chunk) => {
      if (!isFound) output = (output + String(chunk)).slice(-KEPT);
    });
    child.once('exit', () => reject(new Error(output)));
  });

export async function createCrashHarness({
  env: own = () => ({}),
  beside,
}: CrashOptions = {}): Promise<CrashHarness> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-crash-'));
  const [databasePort, platformPort] = [await freePort(), await freePort()];
  const databaseUrl = `postgres://parlour:crash@127.0.0.1:${databasePort}/postgres`;
  let postgres: { child: ChildProcess; pid: number } | undefined;
  let platform: ChildProcess | undefined;
  let other: ChildProcess | undefined;
  const killed = new WeakSet<ChildProcess>();
  const fallen: string[] = [];

  const kill = async (child: ChildProcess, pid: number | undefined) => {
    killed.add(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await gone;
  };

  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    PLATFORM_PORT: String(platformPort),
    AUTH_SECRET: CRASH_SECRET,
    WALLET_SECRETS: CRASH_SECRET,
    PAYMENT_API_KEY: CRASH_SECRET,
    PAYMENT_WEBHOOK_SECRETS: 'whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LXdlYmhvb2s=',
    REVALIDATE_SECRET: CRASH_SECRET,
    VISITOR_SECRETS: CRASH_SECRET,
    LOG_LEVEL: 'info',
    ...own(platformPort),
  };
  const start = async (program: string, isUp: RegExp): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [bundleProgram(program)], {
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let last = '';
    const keep = (chunk: unknown) => (last = (last + String(chunk)).slice(-KEPT));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('exit', (code, signal) => {
      if (!killed.has(child)) fallen.push(`${program} ended with ${code ?? signal}: ${last}`);
    });
    await firstLine(child, isUp);
    return child;
  };

  const harness: CrashHarness = {
    url: `http://127.0.0.1:${platformPort}`,
    databaseUrl,
    fallen,
    async startPostgres() {
      const child = spawn(
        process.execPath,
        ['tests/integration/crash-postgres.mjs', dataDir, String(databasePort)],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      postgres = { child, pid: Number(await firstLine(child, /^(\d+)\n/)) };
    },
    async startPlatform() {
      platform = await start('platform/main.ts', /platform is up/);
    },
    async startBeside() {
      if (beside !== undefined) other = await start(beside, / is up/);
    },
    killPostgres: async () => {
      if (postgres) await kill(postgres.child, postgres.pid);
    },
    killPlatform: async () => {
      if (platform) await kill(platform, platform.pid);
    },
    killBeside: async () => {
      if (other) await kill(other, other.pid);
    },
    async remove() {
      await harness.killBeside();
      await harness.killPlatform();
      await harness.killPostgres();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  return harness;
}
