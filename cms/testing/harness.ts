import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { SIGNATURE_HEADER, verify } from '@/lib/node/facts/signature';
import { cmsScript, startProbe } from './script';
import { createSeededCmsDatabase, seed } from './database';
import { createTestDatabase, EMPTY } from '@/tests/support/database';
import { listenOnLoopback } from '@/tests/support/loopback';

const SECRET = 'revalidate-secret-of-the-cms-test';

interface Announced {
  signed: boolean;
  events: unknown;
}

export interface CmsHarness {
  databaseUrl: string;
  /** What the web process was told since the test began, and whether the signature was right. */
  announced: Announced[];
  /** Runs a script of the CMS. @returns what it printed */
  script(file: string, env?: Record<string, string>): Promise<string>;
  /** Seeds what a new database has. @returns what the script printed */
  seed(): Promise<string>;
  /** Asks cms/testing/harness-probe.ts. */
  probe<Result>(command: object): Promise<Result>;
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * The CMS on a database of its own, migrated and with nothing in it unless it is to be seeded, and a listener in the
 * place of the web process.
 */
export async function startCmsHarness({ seeded = false } = {}): Promise<CmsHarness> {
  const database = seeded ? await createSeededCmsDatabase() : await createTestDatabase({ template: EMPTY });
  const announced: Announced[] = [];
  const web = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const signature = request.headers[SIGNATURE_HEADER];
      const header = Array.isArray(signature) ? undefined : signature;
      const signed = verify([SECRET], header, request.url ?? '', body, Date.now() / 1000);
      announced.push({ signed, events: (JSON.parse(body.toString()) as { events: unknown }).events });
      response.end('{}');
    });
  });
  const origin = await listenOnLoopback(web);
  const pictures = await mkdtemp(path.join(tmpdir(), 'parlour-media-'));
  const environment = { REVALIDATE_SECRET: SECRET, MEDIA_DIR: pictures, WEB_ORIGIN: origin };
  const script = (file: string, env: Record<string, string> = {}) =>
    cmsScript(database.url, file, { ...environment, ...env });
  if (!seeded) await script('scripts/cms-migrate.ts');
  const cms = startProbe(database.url, 'cms/testing/harness-probe.ts', environment);
  return {
    databaseUrl: database.url,
    announced,
    script,
    seed: () => seed(database.url, environment),
    probe: (command) => cms.ask(command),
    async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await cms.stop();
      await new Promise((resolve) => web.close(resolve));
      await database.drop();
      await rm(pictures, { recursive: true, force: true });
    },
  };
}
