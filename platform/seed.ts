import { createServices } from './services';
import { openingNight, plannedAt } from './demo/calendar';
import { seedCatalogue } from './demo/catalogue/seed';
import { seedDemoHistory } from './demo/player-past';
import { seedDemoPlay } from './demo/crowd';
import { findDemoPlayer, seedDemoCrowd, seedDemoPlayers } from './demo/players';
import { PROMOTIONS } from './demo/promotions';
import { CASHBACK_BONUS } from './demo/cashback-campaign';
import { RACE_SPINS } from './demo/race-spins';
import { WELCOME_PACK } from './demo/welcome-pack';
import { WHEEL_CAMPAIGNS } from './demo/wheel-campaigns';
import { tellWeb } from './kernel/tell-web';
import { readPlatformConfig, type PlatformConfig } from './kernel/config';
import { createKernel, type Kernel } from './kernel/kernel';
import type { Services } from './service-list';

/** Something that a new database starts with. Every step may run again: what is there already stays as it is. */
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
      const heard = await tellWeb(kernel, [{ type: 'catalogue.changed' }]);
      return `version ${version} written${heard ? ', pages renewed' : ''}`;
    },
  },
  {
    name: 'bonuses',
    async run(kernel, { bonuses }) {
      const prizes = [RACE_SPINS, CASHBACK_BONUS, ...WHEEL_CAMPAIGNS];
      const added = await bonuses.add([...WELCOME_PACK, ...PROMOTIONS, ...prizes]);
      if (added > 0) await tellWeb(kernel, [{ type: 'bonuses.changed' }]);
      return `${added} bonuses added`;
    },
  },
  {
    // After the catalogue: which games count is chosen from it.
    name: 'tournaments',
    async run(kernel, { tournaments }) {
      if (!kernel.config.sandbox) return 'none: operators say what is held';
      const added = await tournaments.schedule(plannedAt(kernel.clock.now()));
      if (added > 0) await tellWeb(kernel, [{ type: 'tournaments.changed' }]);
      return `${added} added`;
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
  {
    // Before anybody plays: what was played earlier feeds no jackpot.
    name: 'jackpots',
    async run(_kernel, { jackpots }) {
      return (await jackpots.catchUp()) ? 'open' : 'kept back by a transaction that is open on the server';
    },
  },
  {
    name: 'demo play',
    async run(kernel, services) {
      if (!kernel.config.sandbox) return 'none: the sandbox is off';
      // Play is counted into tournaments from here on.
      await services.play.catchUp('tournaments');
      const played = await seedDemoPlay(kernel, services, await seedDemoCrowd(kernel, services));
      const mara = await findDemoPlayer(services.identity);
      const own = mara ? await seedDemoHistory(kernel, services, mara) : 0;
      if (played + own > 0) await services.jackpots.catchUp();
      // Its end is noticed, its places counted and its prizes given as those of any other.
      if (own > 0) {
        await services.tournaments.schedule([openingNight(kernel.clock.now())]);
        await services.play.catchUp('tournaments');
      }
      return `${played + own} rounds`;
    },
  },
  {
    name: 'levels',
    async run({ config }, { rewards }) {
      if (!config.sandbox) return 'none: the sandbox is off';
      return `${await rewards.beginLevels()} players have theirs`;
    },
  },
  {
    name: 'cashback',
    async run({ config }, { play, rewards }) {
      if (!config.sandbox) return 'none: the sandbox is off';
      // What was played until now has been added up.
      await play.catchUp('cashback');
      return `${await rewards.countCashback()} periods counted`;
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

/** Runs every step on the database of a platform. What the sandbox's players did earlier, they did before it had a licence. */
export async function seedDatabase(config: PlatformConfig, report?: (line: string) => void): Promise<void> {
  const kernel = createKernel({ ...config, licences: [] });
  const services = createServices(kernel);
  try {
    await seedPlatform(kernel, services, report);
  } finally {
    // What is gathered to be announced goes out while there is a database.
    await services.stop();
    await kernel.close();
  }
}

// Also imported by tests: only the process that was started for it seeds.
if (/[\\/]seed\.(ts|m?js)$/.test(process.argv[1] ?? '')) {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  seedDatabase(readPlatformConfig(), print).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
