import { benchWallet } from './wallet';

/** Reads where and how long from the environment that scripts/bench.mjs sets; prints the result as JSON. */
async function main(): Promise<void> {
  const { PLATFORM_URL, DATABASE_URL, WALLET_SECRET, BENCH_SECONDS, BENCH_CLIENTS } = process.env;
  if (!PLATFORM_URL || !DATABASE_URL || !WALLET_SECRET) throw new Error('bench: run through npm run bench');
  const result = await benchWallet({
    url: PLATFORM_URL,
    databaseUrl: DATABASE_URL,
    secret: WALLET_SECRET,
    seconds: Number(BENCH_SECONDS ?? 10),
    clients: Number(BENCH_CLIENTS ?? 16),
  });
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
