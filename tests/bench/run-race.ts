import { benchRace } from './race';

/** Reads where and how much from the environment that scripts/bench/race.mjs sets; prints the result as JSON. */
async function main(): Promise<void> {
  const { PLATFORM_URL, DATABASE_URL, WALLET_SECRET } = process.env;
  if (!PLATFORM_URL || !DATABASE_URL || !WALLET_SECRET) throw new Error('bench: run through npm run bench');
  const result = await benchRace({
    url: PLATFORM_URL,
    databaseUrl: DATABASE_URL,
    secret: WALLET_SECRET,
    participants: Number(process.env.BENCH_PARTICIPANTS),
    watchers: Number(process.env.BENCH_WATCHERS),
    stakesPerSecond: Number(process.env.BENCH_STAKES),
    seconds: Number(process.env.BENCH_SECONDS),
  });
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
