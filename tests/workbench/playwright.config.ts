import { defineConfig, devices } from '@playwright/test';
import { browser } from '../support/browser';

/**
 * Every story of the workbench in both themes; the stories of one title share a worker. scripts/test.mjs builds the workbench,
 * serves it on a free port, and says where it is and which browser to use.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/workbench',
  timeout: 60_000,
  // A machine that is busy with something else is slow, not broken.
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../../test-results/workbench/report.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    ...browser,
    viewport: { width: 1024, height: 768 },
    // What is judged must stand still.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
