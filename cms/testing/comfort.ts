import { createServer } from 'node:http';
import { listenOnLoopback } from '@/tests/support/loopback';
import { startProbe } from './script';
import { createSeededCmsDatabase } from './database';

export interface Answer<Body> {
  status: number;
  type: string;
  body: Body;
}

/** A seeded CMS on a database of its own; commands run in a process of its own (comfort-probe.ts). */
export async function startCms() {
  const database = await createSeededCmsDatabase();
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
  const origin = await listenOnLoopback(web);

  const process = startProbe(database.url, 'cms/testing/comfort-probe.ts', { WEB_ORIGIN: origin });
  return {
    announced,
    /** What came of each command, in order. */
    probe<Results extends unknown[]>(...commands: object[]): Promise<Results> {
      announced.length = 0;
      return process.ask<Results>(commands);
    },
    async stop() {
      await process.stop();
      await new Promise((resolve) => web.close(resolve));
      await database.drop();
    },
  };
}
