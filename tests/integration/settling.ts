// Gives cashback and prizes of tournaments again and again, as jobs do. A process of its own, so that it can be killed.
import { setTimeout } from 'node:timers/promises';
import { readPlatformConfig } from '@/platform/kernel/config';
import { createKernel } from '@/platform/kernel/kernel';
import { createServices } from '@/platform/services';

async function main(): Promise<void> {
  const { rewards, tournaments } = createServices(createKernel(readPlatformConfig()));
  process.stdout.write('settling is up\n');
  for (;;) {
    const turns = await Promise.allSettled([rewards.payCashback(), tournaments.settle()]);
    // The database is away.
    for (const turn of turns)
      if (turn.status === 'rejected') process.stderr.write(`${String(turn.reason)}\n`);
    await setTimeout(10);
  }
}

void main();
