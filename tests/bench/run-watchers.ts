import { benchWatchers, isBenchTable } from './watchers';

/** Reads where and how many from the environment that scripts/bench.mjs sets; prints the result as JSON. */
async function main(): Promise<void> {
  const { STUDIO_URL, WALLET_SECRET, BENCH_TABLE, BENCH_WATCHERS, BENCH_PLAYERS, BENCH_SECONDS } =
    process.env;
  if (!STUDIO_URL || !WALLET_SECRET || !BENCH_TABLE || !isBenchTable(BENCH_TABLE)) {
    throw new Error('bench: run through npm run bench');
  }
  const result = await benchWatchers({
    studio: { url: STUDIO_URL, secret: WALLET_SECRET },
    table: BENCH_TABLE,
    watchers: Number(BENCH_WATCHERS ?? 5_000),
    players: Number(BENCH_PLAYERS ?? 100),
    seconds: Number(BENCH_SECONDS ?? 120),
  });
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
