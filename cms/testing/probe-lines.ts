import { createInterface } from 'node:readline';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';

/** The CMS of the environment, whose database has its schema: what a probe asks. */
export async function openCms(): Promise<{ config: SanitizedConfig; payload: Payload }> {
  const config = await (await import('@/cms/payload.config')).default;
  return { config, payload: await getPayload({ config }) };
}

/** Reads commands from the input, a line of JSON each, and prints a line of JSON with what came of each. */
export async function answerLines<Command>(answer: (command: Command) => Promise<unknown>): Promise<never> {
  for await (const line of createInterface({ input: process.stdin })) {
    const said = await answer(JSON.parse(line) as Command).then(
      (result) => ({ result: result ?? null }),
      (error: unknown) => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    process.stdout.write(`\nanswer ${JSON.stringify(said)}\n`);
  }
  process.exit(0);
}
