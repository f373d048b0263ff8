import { defineConfig, devices } from '@playwright/test';
import type { AppOptions } from '../e2e/support/test';
import { browser } from '../support/browser';

/**
 * The installed app: a process group that was built with a base path (docs/adr/0011), one test at a time. What does not
 * depend on addresses is tested without one, in tests/e2e; what would hold up other tests is tested here too.
 */
export default defineConfig<AppOptions>({
  testDir: '.',
  globalSetup: '../e2e/support/operator.ts',
  outputDir: '../../test-results/base-path',
  timeout: 120_000,
  // The machine may be building and checking something else meanwhile.
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../../test-results/base-path/report.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    ...browser,
    baseURL: process.env.E2E_WEB_URL,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    appLocale: 'en',
    locale: 'en-GB',
  },
});
