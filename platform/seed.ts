import { createServices } from './services';
import { seedCatalogue } from './games/seed';
import { seedDemoPlayers } from './identity/seed';
import { announce } from './kernel/announce';
import { readPlatformConfig } from './kernel/config';
import { createKernel, type Kernel } from './kernel/kernel';
import type { Services } from './services';

/** Something that a new house starts with. Every step may run again: what is there already stays as it is. */
interface SeedStep {
  name: string;
  /** @returns one line of what was done. */
  run(kernel: Kernel, services: Services): Promise<string>;
}

/** In this order. A context that brings something adds its step here. */
const STEPS: readonly SeedStep[] = [
  {
    name: 'catalogue',
    async run(kernel) {
      const { version, written } = await seedCatalogue(kernel);
      if (!written) return `version ${version} was there`;
      const heard = await announce(kernel, [{ type: 'catalogue.changed' }]);
      return `version ${version} written${heard ? ', pages renewed' : ''}`;
    },
  },
  {
    name: 'demo players',
    async run(kernel, services) {
      if (!kernel.config.sandbox) return 'none: the sandbox is off';
      const logins = await seedDemoPlayers(kernel, services);
      return `${logins.filter(({ created }) => created).length} opened, ${logins.length} in all`;
    },
  },
];

/** Runs every step on a migrated database, over the platform's own services. @throws the first step's error. */
export async function seedPlatform(
  kernel: Kernel,
  services: Services,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  for (const { name, run } of STEPS) {
    const started = performance.now();
    const done = await run(kernel, services);
    report(`${name}: ${done} (${Math.round(performance.now() - started)} ms)`);
  }
}

async function main(): Promise<void> {
  const kernel = createKernel(readPlatformConfig());
  try {
    await seedPlatform(kernel, createServices(kernel), (line) => process.stdout.write(`${line}\n`));
  } finally {
    await kernel.close();
  }
}

// Also imported by tests: only the process that was started for it seeds.
if (/[\\/]seed\.(ts|m?js)$/.test(process.argv[1] ?? '')) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
