import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where operators are, for a CMS that is asked without a web server. */
export const HOUSE = 'http://house.test';

/**
 * Runs a script of the CMS in a process of its own: Payload ships only ES modules that import each other in ways
 * jest does not follow.
 *
 * @returns what it printed
 */
export async function cmsScript(
  databaseUrl: string,
  file: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', file, ...args],
    {
      maxBuffer: 16 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PAYLOAD_SECRET: 'payload-secret-of-the-cms-test-ok',
        REVALIDATE_SECRET: 'revalidate-secret-of-the-cms-test',
        WEB_ORIGIN: HOUSE,
        ...env,
      },
    },
  );
  return stdout;
}

/** What a probe found: it prints one line of JSON. */
export async function cmsProbe<Result>(
  databaseUrl: string,
  file: string,
  command: object,
  env: Record<string, string> = {},
): Promise<Result> {
  const output = await cmsScript(databaseUrl, file, [JSON.stringify(command)], env);
  return JSON.parse(/^result (.*)$/m.exec(output)?.[1] ?? '') as Result;
}
