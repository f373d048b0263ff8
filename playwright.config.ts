import { defineConfig, devices, type Project } from '@playwright/test';
import type { AppOptions } from './tests/e2e/support/test';
import { browser } from './tests/support/browser';

/**
 * End-to-end tests on the production build. scripts/test.mjs starts a process group of its own on free ports and says
 * where it is (tests/e2e/support/site.ts) and which browser to use.
 */
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...browser };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...browser };
const english = { appLocale: 'en', locale: 'en-GB' } as const;
const german = { appLocale: 'de', locale: 'de-DE' } as const;
/** From sign-up to history: on a phone in German, with E2E_LONG in the three other combinations. */
const FIRST_ROUND = /first-round\.spec\.ts/;
/** A player's ways through the product: each is walked on a phone or on a desk every time, on the other before a release. */
const PHONE_JOURNEYS = /(deposit-kinds|first-round|game-room|registration|withdrawal)\.spec\.ts/;
/**
 * What walks page after page or turns every corner of one part. All of it runs before a release; what is tagged `@daily`
 * runs each time: the one page or corner that most others share.
 */
const SWEEPS =
  /((account-)?access|account-walk|arrival|content|cookie-choice|errors|failures|jackpots|kept-pages|keyboard|modals|operator-[\w-]+|shell|stories|ways-in|weight)\.spec\.ts/;
/** What is the same on every width or only read by machines; and the operators' pages, not made for phones. */
// A test that sets its own width, holds keys alone, or asks without a page says the same of itself: `{ tag: '@once' }`.
// One that takes long and seldom breaks is tagged `@long` and runs before a release (npm run test:long, E2E_LONG).
const ONCE = /(errors|failures|languages|rules|operator[\w-]*|raw-requests|seo)\.spec\.ts/;

const LONG = /@long/;
const DAILY = /@daily/;
const AT_ONE_WIDTH = /@once/;

/** The longest come first: at the end no worker is left with one of them while the other has nothing. */
const everyday: Project[] = [
  {
    name: 'phone, German',
    use: { ...phone, ...german },
    testMatch: PHONE_JOURNEYS,
    grepInvert: [LONG, AT_ONE_WIDTH],
  },
  {
    name: 'desk, English',
    use: { ...desk, ...english },
    testIgnore: [SWEEPS, PHONE_JOURNEYS],
    grepInvert: LONG,
  },
  { name: 'desk, English: sweeps', use: { ...desk, ...english }, testMatch: SWEEPS, grep: DAILY },
];
/** What `everyday` leaves out, and the first round in the three other combinations. */
const long: Project[] = [
  {
    name: 'desk, English',
    use: { ...desk, ...english },
    testIgnore: [SWEEPS, PHONE_JOURNEYS],
    grep: LONG,
  },
  { name: 'desk, English: journeys', use: { ...desk, ...english }, testMatch: PHONE_JOURNEYS },
  { name: 'desk, English: sweeps', use: { ...desk, ...english }, testMatch: SWEEPS, grepInvert: DAILY },
  {
    name: 'phone, German',
    use: { ...phone, ...german },
    testIgnore: [ONCE, PHONE_JOURNEYS],
    grepInvert: AT_ONE_WIDTH,
  },
  {
    name: 'phone, German: journeys',
    use: { ...phone, ...german },
    testMatch: PHONE_JOURNEYS,
    grep: LONG,
    grepInvert: AT_ONE_WIDTH,
  },
  { name: 'desk, German', use: { ...desk, ...german }, testMatch: FIRST_ROUND },
  { name: 'phone, English', use: { ...phone, ...english }, testMatch: FIRST_ROUND },
];

export default defineConfig<AppOptions>({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/support/operator.ts',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // As many as the cores that it is made for: with a third one nothing is over sooner, and journeys run into their limits.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: { baseURL: process.env.E2E_WEB_URL, screenshot: 'only-on-failure' },
  projects: process.env.E2E_LONG ? long : everyday,
});
