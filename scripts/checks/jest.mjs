// Unit and integration tests.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../build.mjs';
import { AT_LENGTH } from './at-length.mjs';
import { readJest } from './reports.mjs';
import { counted, OUTPUT, run } from './tools.mjs';

// Of one test or hook. A machine that is busy with something else is slow, not broken.
const TEST_MS = 30_000;

/** Tests of Jest; `files` are parts of their paths, empty for all. */
export function jest(name = 'jest', files = [], env = {}) {
  const report = path.join(OUTPUT, `${name}.json`);
  rmSync(report, { force: true });
  const workers = Math.max(2, os.availableParallelism() - 1);
  const args = ['--ci', '--json', `--outputFile=${report}`, '--silent', `--testTimeout=${TEST_MS}`];
  const program = ['node_modules/jest/bin/jest.js', ...files, ...args, `--maxWorkers=${workers}`];
  return counted(
    () => run(name, process.execPath, program, env),
    () => readJest(ROOT, report),
  );
}

/** Suites that take long and seldom break: what operators see, forms and logs of the CMS, every drawn picture. */
export const longJest = () =>
  jest('jest-long', [String.raw`\.long\.test\.ts$`, ...AT_LENGTH], { LONG_TESTS: '1' });

/** Twenty kills of the platform and of PostgreSQL during play; `npm test` makes two. */
export const crashes = () => jest('crashes', ['tests/integration/crash.test.ts'], { CRASHES: '20' });

/**
 * Nine kills of studio and platform while players are in the middle of rounds of crash, blackjack and live tables; `npm test`
 * makes none. Says amid what.
 */
export async function playCrashes() {
  const figures = path.join(OUTPUT, 'play-crashes-figures.json');
  rmSync(figures, { force: true });
  const files = ['tests/integration/play-crashes.test.ts'];
  const counts = await jest('play-crashes', files, { PLAY_CRASHES: '9', PLAY_FIGURES: figures });
  if (!existsSync(figures)) return counts;
  const { killed, rounds, givenBack } = JSON.parse(readFileSync(figures, 'utf8'));
  const kills = Object.entries(killed).map(([which, times]) => `${which} ${times}`);
  return {
    ...counts,
    summary: `${counts.summary}; killed: ${kills.join(', ')}; ${rounds} rounds, ${givenBack} given back`,
  };
}

/**
 * Twelve kills of the platform, PostgreSQL and what asks the payment company, during 200 deposits and 200 withdrawals with a
 * company that was written from the contract alone; `npm test` makes none. Says what was moved.
 */
export async function paymentCrashes() {
  const figures = path.join(OUTPUT, 'payment-crashes-figures.json');
  rmSync(figures, { force: true });
  const counts = await jest('payment-crashes', ['tests/integration/payment-crashes.test.ts'], {
    PAYMENT_CRASHES: '12',
    PAYMENT_CUSTOMERS: '40',
    PAYMENT_TIMES: '5',
    PAYMENT_FIGURES: figures,
  });
  const { crashes, people, webhooks, money } = JSON.parse(readFileSync(figures, 'utf8'));
  const told = `${webhooks.delivered} webhooks delivered, ${webhooks.neverTold} never told, ${webhooks.forged} forged`;
  const moved = `${people.deposits} deposits, ${people.withdrawals} withdrawals, ${money.credited} credited, ${money['paid out']} paid out`;
  return { ...counts, summary: `${counts.summary}; ${crashes} kills, ${moved}; ${told}` };
}
