// Asks the payment company about what should be over by now, and reads its list of movements, as the platform's jobs do each
// minute and each fifth, on a clock that runs faster: what is looked at after minutes is looked at within seconds. A process
// of its own, so that it can be killed.
import { setTimeout } from 'node:timers/promises';
import { readPlatformConfig } from '@/platform/kernel/config';
import { createKernel } from '@/platform/kernel/kernel';
import { RECONCILE } from '@/platform/payments/reconciliation';
import { createServices } from '@/platform/services';

const PAUSE_MS = 1_000;
/** Ten minutes pass in ten seconds; it takes longer than any run until a day has passed, and checkouts count as abandoned. */
const SPEED = 60;

async function main(): Promise<void> {
  const since = Number(process.env.CLOCK_SINCE);
  const now = () => {
    const real = Date.now();
    return new Date(real + RECONCILE.processingAfter + SPEED * (real - since));
  };
  const kernel = createKernel(readPlatformConfig(), { now });
  const { payments } = createServices(kernel);
  process.stdout.write('reconciliation is up\n');
  for (;;) {
    try {
      await payments.reconcile();
      await payments.books.read();
    } catch (error) {
      // The database is away.
      process.stderr.write(`${String(error)}\n`);
    }
    await setTimeout(PAUSE_MS);
  }
}

void main();
