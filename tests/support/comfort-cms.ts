import { execFile, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createTestDatabase } from './database';

const run = promisify(execFile);

export interface Answer<Body> {
  status: number;
  type: string;
  body: Body;
}

/** A seeded CMS on a database of its own; commands run in a process of its own (comfort-probe.ts). */
export async function startCms() {
  const database = await createTestDatabase({ migrated: false });
  /** Events of every announcement, in order. */
  const announced: unknown[] = [];
  const web = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      announced.push((JSON.parse(Buffer.concat(chunks).toString()) as { events: unknown }).events);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;

  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'payload-secret-of-the-comfort-test',
    REVALIDATE_SECRET: 'revalidate-secret-of-the-comfort-test',
    WEB_ORIGIN: origin,
  };
  const inNode = (file: string) => ['--conditions=production', '--import', 'tsx', file];
  await run(process.execPath, inNode('scripts/cms-migrate.ts'), { env });
  await run(process.execPath, inNode('scripts/cms-seed.ts'), { env });
  const probe = spawn(process.execPath, inNode('tests/support/comfort-probe.ts'), {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: probe.stdout })[Symbol.asyncIterator]();

  /** @throws Error when the process ends instead of answering */
  async function nextResult(): Promise<unknown> {
    for (;;) {
      const { done, value } = await lines.next();
      if (done) throw new Error('the probe has ended');
      const result = /^result (.*)$/.exec(value)?.[1];
      if (result !== undefined) return JSON.parse(result);
    }
  }
  return {
    announced,
    /** What came of each command, in order. */
    async probe<Results extends unknown[]>(...commands: object[]): Promise<Results> {
      announced.length = 0;
      probe.stdin.write(`${JSON.stringify(commands)}\n`);
      return (await nextResult()) as Results;
    },
    async stop() {
      const ended = new Promise((resolve) => probe.once('exit', resolve));
      probe.stdin.end();
      await ended;
      await new Promise((resolve) => web.close(resolve));
      await database.drop();
    },
  };
}
