import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { bundleProgram } from '@/lib/node/programs/bundle.mjs';
import { WEB_ENVIRONMENT } from '@/tests/support/web-environment';

const run = promisify(execFile);

/** Where operators are, for a CMS that is asked without a web server. */
export const SITE = 'http://casino.test';

/** Programs that read the CMS's migrations, which are TypeScript and stay it. */
const WITH_MIGRATIONS = new Set(['scripts/cms-migrate.ts', 'cms/testing/creating-probe.ts']);

/** Payload ships only ES modules that import each other in ways jest does not follow. */
const inNode = (file: string) => [
  '--conditions=production',
  ...(WITH_MIGRATIONS.has(file) ? ['--import', 'tsx', file] : [bundleProgram(file)]),
];

const environment = (databaseUrl: string, env: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  ...WEB_ENVIRONMENT,
  DATABASE_URL: databaseUrl,
  WEB_ORIGIN: SITE,
  ...env,
});

/**
 * Runs a script of the CMS in a process of its own.
 *
 * @returns what it printed
 */
export async function cmsScript(
  databaseUrl: string,
  file: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await run(process.execPath, inNode(file), { env: environment(databaseUrl, env) });
  return stdout;
}

export interface Probe {
  /** @returns what came of a command; @throws Error when it failed, or the process ended */
  ask<Result>(command: object): Promise<Result>;
  stop(): Promise<void>;
}

type Said = { result: unknown } | { error: string };

/** Starts a process that answers commands one after the other (probe-lines.ts): to start one takes seconds. */
export function startProbe(databaseUrl: string, file: string, env: Record<string, string> = {}): Probe {
  const child = spawn(process.execPath, inNode(file), {
    env: environment(databaseUrl, env),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // To write to a process that has ended fails; that it has ended is seen by its output.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function say(command: object): Promise<unknown> {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    for (;;) {
      const { done, value } = await lines.next();
      if (done) throw new Error(`${file} has ended`);
      const answer = /^answer (.*)$/.exec(value)?.[1];
      if (answer === undefined) continue;
      const said = JSON.parse(answer) as Said;
      if ('error' in said) throw new Error(said.error);
      return said.result;
    }
  }
  let before: Promise<unknown> = Promise.resolve();
  return {
    ask<Result>(command: object) {
      const said = before.then(() => say(command));
      before = said.catch(() => undefined);
      return said as Promise<Result>;
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
