import { benchPlay } from './play';

/** Reads where from the environment that scripts/bench.mjs sets; prints the result as JSON. */
async function main(): Promise<void> {
  const { STUDIO_URL, WALLET_SECRET, BENCH_BROWSER } = process.env;
  if (!STUDIO_URL || !WALLET_SECRET || !BENCH_BROWSER) throw new Error('bench: run through npm run bench');
  const result = await benchPlay({ url: STUDIO_URL, secret: WALLET_SECRET }, BENCH_BROWSER);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
