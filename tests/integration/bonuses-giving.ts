// Gives players their bonuses again and again, as deposits, codes, jobs and operators do. A process of its own, so that it can
// be killed.
import { setTimeout } from 'node:timers/promises';
import { readPlatformConfig } from '@/platform/kernel/config';
import { createKernel } from '@/platform/kernel/kernel';
import { createServices } from '@/platform/services';
import { giveAll } from '@/platform/bonuses/testing/giving';

async function main(): Promise<void> {
  const kernel = createKernel(readPlatformConfig());
  const services = createServices(kernel);
  process.stdout.write('giving is up\n');
  for (;;) {
    try {
      await giveAll(kernel, services);
    } catch (error) {
      // The database is away.
      process.stderr.write(`${String(error)}\n`);
    }
    await setTimeout(20);
  }
}

void main();
