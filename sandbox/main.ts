import { createSandbox } from './app';
import { readSandboxConfig } from './config';

/** How long running requests may take to end after a signal, ms. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const config = readSandboxConfig();
  if (!config) {
    process.stdout.write('sandbox: SANDBOX is off, nothing is started\n');
    return;
  }
  const sandbox = createSandbox(config);
  const { url } = await sandbox.listen();
  sandbox.log.info({ url }, 'sandbox is up');
  process.send?.({ type: 'up', url });

  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    sandbox.log.info({ reason }, 'sandbox stops');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        sandbox.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // The launcher was killed hard: nobody is left to stop this process.
  process.on('disconnect', () => stop('the launcher is gone'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
