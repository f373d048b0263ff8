import { watchFollowers } from './follow';
import { benchWallet } from './wallet';

/** Of one stretch: signatures are made before it, and are good for five minutes. */
const STRETCH_SECONDS = 30;
/** One cent, so that no jackpot fills. */
const STAKE = 1;

/** Bets and wins for FOLLOW_MINUTES with followers of play behind them; prints the result as JSON. */
async function main(): Promise<void> {
  const { PLATFORM_URL, DATABASE_URL, WALLET_SECRET, BENCH_CLIENTS, FOLLOW_MINUTES } = process.env;
  if (!PLATFORM_URL || !DATABASE_URL || !WALLET_SECRET) throw new Error('bench: run through npm run bench');
  let bets = 0;
  const result = await watchFollowers(DATABASE_URL, async () => {
    const until = Date.now() + Number(FOLLOW_MINUTES ?? 10) * 60_000;
    while (Date.now() < until) {
      const stretch = await benchWallet({
        url: PLATFORM_URL,
        databaseUrl: DATABASE_URL,
        secret: WALLET_SECRET,
        seconds: STRETCH_SECONDS,
        clients: Number(BENCH_CLIENTS ?? 64),
        stake: STAKE,
        wins: true,
      });
      bets += stretch.bets;
    }
  });
  process.stdout.write(`${JSON.stringify({ bets, ...result })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
