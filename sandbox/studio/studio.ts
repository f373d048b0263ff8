import path from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createThemeFiles } from './assets/theme-files';
import { createBalances } from './balances';
import { afterMs, type After } from './shared-rounds/after';
import { newChain, seededChain } from './crash/chains';
import { createCrash } from './crash/crash';
import { buildStudioClient, readClientManifest, type ClientManifest } from './build';
import { platformReports } from './chat/deliver';
import { demoWallet } from './demo-wallet';
import { createEngineRounds, LEFT_AFTER_MS } from './engine-rounds/engine-rounds';
import { firstSeeds } from './engine-rounds/seats';
import { newRoundSeed, seededRound } from './live/round-seed';
import { createLiveTables } from './live/tables';
import { openJournal } from './journal';
import type { Session } from './launch';
import { createPace } from './pace';
import { ABANDONED_AFTER_MS } from './rounds-options';
import { createRounds } from './rounds';
import { studioRoutes } from './routes';
import { signedPost } from './signed-post';
import { countedWallet } from './tournaments/counting';
import { platformPrizes } from './tournaments/prizes';
import { createTournaments } from './tournaments/tournaments';
import { platformWallet } from './wallet';

/** Where the studio's routes stand on the sandbox's origin. */
export const STUDIO_BASE = '/studio';

/** A session is over after a day without play. */
const KEEP_SESSIONS_MS = 24 * 3_600_000;

export interface StudioConfig {
  /** The sandbox's own origin. */
  origin: string;
  /** The only origin that may frame the game and hear its messages. */
  webOrigin: string;
  platformUrl: string;
  walletSecret: string;
  /** Folder of the sandbox's data; the studio keeps its own in `studio/` below it. */
  dataDir: string;
  log: Logger;
  /** For tests: every session plays the rounds that this number stands for. Real play draws from the system. */
  seed?: number | undefined;
  now?: () => number;
  /** For tests: what runs the shared rounds' clocks. */
  after?: After;
  /** How long a call of the platform may take before its outcome counts as unknown, ms. */
  walletTimeoutMs?: number;
  patienceMs?: number;
  abandonMs?: number;
  leftAfterMs?: number;
  retry?: { firstMs: number; capMs: number };
}

export interface Studio {
  /** To be mounted at STUDIO_BASE. */
  routes: Hono;
  /** Continues the rounds that an earlier run left open. */
  start(): Promise<void>;
  /** Ends the streams that watchers hold open, which would keep the server from closing. */
  hangUp(): void;
  /** Lets wallet calls under way end, then closes the books. */
  stop(): Promise<void>;
}

/** A game studio: games on its own origin that play over the platform's seamless wallet. */
export function createStudio(config: StudioConfig): Studio {
  const now = config.now ?? Date.now;
  const directory = path.join(config.dataDir, 'studio');
  const journal = openJournal(directory, now(), KEEP_SESSIONS_MS);
  const demo = demoWallet(journal);
  const post = signedPost({
    platformUrl: config.platformUrl,
    secret: config.walletSecret,
    timeoutMs: config.walletTimeoutMs ?? 5_000,
    now,
  });
  const real = countedWallet(platformWallet(post), { journal, now, log: config.log });
  const sendReport = platformReports(post);
  const walletOf = (session: Session) => (session.mode === 'demo' ? demo : real);
  const { seed } = config;
  const shared = {
    journal,
    walletOf,
    balances: createBalances(walletOf),
    pace: createPace(now),
    now,
    log: config.log,
    patienceMs: config.patienceMs ?? 6_000,
    retry: config.retry ?? { firstMs: 500, capMs: 30_000 },
    firstSeedsOf: seed === undefined ? firstSeeds : (seat: string) => firstSeeds(seat, seed),
  };
  const rounds = createRounds({
    ...shared,
    abandonMs: config.abandonMs ?? ABANDONED_AFTER_MS,
  });
  const engineRounds = createEngineRounds({
    ...shared,
    leftAfterMs: config.leftAfterMs ?? LEFT_AFTER_MS,
  });
  const crash = createCrash({
    ...shared,
    after: config.after ?? afterMs,
    newChain: seed === undefined ? newChain : seededChain(seed),
  });
  const live = createLiveTables({
    ...shared,
    after: config.after ?? afterMs,
    newSeed: seed === undefined ? newRoundSeed : seededRound(seed),
    sendReport,
  });
  const tournaments = createTournaments({
    ...shared,
    after: config.after ?? afterMs,
    send: platformPrizes(post),
  });
  let client: Promise<ClientManifest> | undefined;
  const routes = studioRoutes({
    base: STUDIO_BASE,
    origin: config.origin,
    webOrigin: config.webOrigin,
    launchSecrets: [config.walletSecret],
    journal,
    rounds,
    engineRounds,
    crash,
    live,
    tournaments,
    refill: demo.refill,
    themes: createThemeFiles(path.join(directory, 'themes')),
    // Built with everything else; a run straight from the sources builds it at the first game.
    client: () =>
      (client ??= readClientManifest().catch(() => {
        config.log.info('the game client is being built');
        return buildStudioClient({ minify: true });
      })),
    log: config.log,
    now,
  });
  return {
    routes,
    async start() {
      rounds.start();
      engineRounds.start();
      crash.start();
      live.start();
      tournaments.start();
    },
    hangUp() {
      crash.hangUp();
      live.hangUp();
    },
    async stop() {
      const parts = [rounds, engineRounds, crash, live, tournaments];
      await Promise.all(parts.map((part) => part.stop()));
      journal.close();
    },
  };
}
