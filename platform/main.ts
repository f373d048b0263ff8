import { createPlatform } from './app';
import { outliveAwayDatabase } from './jobs/away-database';
import { readPlatformConfig } from './kernel/config';

/** How long running requests may take to end after a signal. Milliseconds. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const config = readPlatformConfig();
  const platform = await createPlatform(config);
  outliveAwayDatabase(process, platform.kernel.log);
  const { url } = await platform.listen();
  platform.kernel.log.info({ url }, 'platform is up');
  process.send?.({ type: 'up', url });

  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    platform.kernel.log.info({ reason }, 'platform stops');
    setTimeout(() => process.exit(1), DRAIN_MS + 2_000).unref();
    platform.close(DRAIN_MS).then(
      () => process.exit(0),
      (error: unknown) => {
        platform.kernel.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // The launcher was killed: nothing else would stop this process.
  process.on('disconnect', () => stop('the launcher is gone'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
