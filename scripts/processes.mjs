// A whole process group: database, platform, sandbox and web, started in order and stopped in order. `npm start`, `npm run
// dev`, the end-to-end tests and the bench use it. Needs installed dependencies.
import path from 'node:path';
import { startChild } from './processes/child.mjs';
import { openDatabase } from './processes/database.mjs';
import { environmentsOf } from './processes/environment.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { watchLogs } from './processes/logs.mjs';
import { createProgress } from './processes/progress.mjs';
import { prepareDatabase } from './processes/prepare.mjs';
import { readSecrets } from './processes/secrets.mjs';
import { startStandIn } from './processes/stand-in.mjs';
import { stopAll } from './processes/stop-all.mjs';

const HEALTH_MS = 30_000;
const ASK_AGAIN_MS = 100;

// Upper bounds of what each process may keep on its heap, MB. At rest each needs less than half of it.
const HEAP = { platform: 256, sandbox: 192, web: 512 };

async function answersWell(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function untilHealthy(name, url) {
  const deadline = Date.now() + HEALTH_MS;
  while (!(await answersWell(url))) {
    if (Date.now() > deadline) throw new ExpectedFailure(`${name} does not answer well at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/**
 * @typedef {{ name: string, of: 'web' | 'platform', env: NodeJS.ProcessEnv }} Instance another process of a kind, with what
 *   its environment has of its own: at least its port
 */

/**
 * Starts a process group on built sources (or, with `dev`, on the sources themselves).
 * @param {{ root: string, dataDir: string, ports: { web: number, platform: number, sandbox: number, mail: number },
 *   sandbox?: boolean, dev?: boolean, env?: NodeJS.ProcessEnv, progress?: ReturnType<typeof createProgress>,
 *   postgres?: Record<string, string>, more?: Instance[], signal?: AbortSignal }} options
 *   `more` are instances beside the first ones; `signal` breaks the start off; what runs by then is stopped
 * @returns {Promise<{ urls: Record<string, string>, databaseUrl: string, dataDir: string, addresses: Record<string, string>, pids: Record<string, number | undefined>,
 *   crashed: Promise<string>, restart: (name: string) => Promise<boolean>,
 *   replace: (name: string, reason: string) => Promise<void>, stop: (report?: (name: string) => void) => Promise<void> }>}
 *   `addresses` are where each process itself listens; `crashed` resolves with a line when any process ends that was not told to; `restart` says whether it runs again;
 *   `replace` stops a process whose sources can't be built and lets the reason answer instead
 */
export async function startProcesses({
  root,
  dataDir,
  ports,
  sandbox = true,
  dev = false,
  env = process.env,
  progress = createProgress({ quiet: true }),
  postgres,
  more = [],
  signal,
}) {
  const logs = path.join(dataDir, 'logs');
  const running = new Map();
  let stopping = false;
  let broken = false;
  let tellCrash;
  const crashed = new Promise((resolve) => {
    tellCrash = resolve;
  });
  const watch = (name, part) => {
    running.set(name, part);
    void part.ended?.then((line) => {
      if (stopping || running.get(name) !== part) return;
      if (dev && part.restartable) void standInFor(name, line);
      else {
        broken = true;
        tellCrash(line);
      }
    });
  };
  // In development a process that fails waits for the next change, and what asks it meanwhile reads why.
  const standInFor = async (name, reason) => {
    progress.line(`  ✗ ${reason}\n    ${name} starts again when its sources change.`);
    const standIn = await startStandIn({ port: ports[name], name, reason }).catch(() => undefined);
    if (standIn) running.set(name, standIn);
  };
  const end = async (name) => {
    const part = running.get(name);
    running.delete(name);
    await part?.stop();
  };
  const logWatch = watchLogs(logs);
  const stop = async (report = () => {}) => {
    stopping = true;
    await stopAll(running, { report, broken });
    logWatch.end();
  };

  try {
    const secrets = readSecrets(dataDir, env);
    await progress.step('database', async () => {
      const database = await openDatabase({
        dataDir,
        password: secrets.POSTGRES_PASSWORD,
        external: env.DATABASE_URL,
        settings: postgres,
      });
      watch('database', database);
      return env.DATABASE_URL ? 'from DATABASE_URL' : `PostgreSQL on port ${new URL(database.url).port}`;
    });
    const databaseUrl = running.get('database').url;
    const environments = environmentsOf({
      mode: dev ? 'development' : 'production',
      dataDir,
      databaseUrl,
      secrets,
      ports,
      sandbox,
      env,
    });
    signal?.throwIfAborted();
    await progress.step('data', (report) =>
      prepareDatabase({ root, logs, databaseUrl, bundled: !dev, environments, report }),
    );
    signal?.throwIfAborted();

    const server = (name, source) => ({
      args: [`--max-old-space-size=${HEAP[name]}`, '--enable-source-maps'].concat(
        dev ? ['--import', 'tsx', source] : [path.join('.build', `${name}.mjs`)],
      ),
      health: name === 'platform' ? ['/health', '/ready'] : ['/health'],
    });
    const plans = {
      platform: server('platform', 'platform/main.ts'),
      ...(sandbox ? { sandbox: server('sandbox', 'sandbox/main.ts') } : {}),
      web: {
        args: dev ? ['.build/web.mjs', '--dev'] : [`--max-old-space-size=${HEAP.web}`, '.build/web.mjs'],
        health: ['/health'],
      },
    };
    for (const { name, of, env: own } of more) {
      plans[name] = plans[of];
      environments[name] = { ...environments[of], ...own };
    }
    const run = async (name) => {
      const { args, health } = plans[name];
      const log = path.join(logs, `${name}.log`);
      const child = await startChild({ name, args, env: environments[name], cwd: root, log, signal });
      watch(name, { ...child, restartable: name !== 'web' });
      for (const place of health) await untilHealthy(name, `${child.url}${place}`);
    };
    const start = async (name) => {
      try {
        await run(name);
      } catch (error) {
        if (!dev || name === 'web' || signal?.aborted || stopping) throw error;
        await end(name);
        await standInFor(name, describeFailure(error));
      }
    };
    await progress.step('processes', async (report) => {
      report(Object.keys(plans).join(', '));
      // They find each other over HTTP whenever they need to, so none has to wait for another one to start.
      const starts = await Promise.allSettled(Object.keys(plans).map((name) => start(name)));
      const failed = starts.find(({ status }) => status === 'rejected');
      if (failed) throw failed.reason;
      return Object.keys(plans).join(', ');
    });
    signal?.throwIfAborted();
    return {
      urls: environments.urls,
      databaseUrl,
      dataDir,
      addresses: Object.fromEntries([...running].map(([name, { url }]) => [name, url])),
      pids: Object.fromEntries([...running].map(([name, { pid }]) => [name, pid])),
      crashed,
      async replace(name, reason) {
        await end(name);
        await standInFor(name, reason);
      },
      async restart(name) {
        await end(name);
        if (!stopping) await start(name);
        return running.get(name)?.pid !== undefined;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
