import type { Page } from '@playwright/test';
import { BUDGETS } from './support/budgets';
import { expect, test } from './support/test';

/**
 * What a page costs a first visitor until nothing more comes by itself: all bytes as they came over the wire, of
 * scripts those of their compressed text.
 */
async function costOf(page: Page, path: string) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  let requests = 0;
  let quietSince = Date.now();
  client.on('Network.responseReceived', () => {
    requests += 1;
    quietSince = Date.now();
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    quietSince = Date.now();
  });
  await page.goto(path, { waitUntil: 'load' });
  await expect.poll(() => Date.now() - quietSince, { timeout: 30_000 }).toBeGreaterThan(1_500);
  const seen = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    scriptBytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  }));
  return { ...seen, bytes, requests };
}

for (const [name, { path, phone, desk }] of Object.entries(BUDGETS)) {
  const tag = name === 'home' ? ['@daily'] : [];
  test(`${name} costs a first visitor no more than its budget`, { tag }, async ({ page, at, isMobile }) => {
    const cost = await costOf(page, at(path));
    test.info().annotations.push({ type: 'cost', description: `${name} ${JSON.stringify(cost)}` });
    for (const [what, most] of Object.entries(isMobile ? phone : desk) as [keyof typeof cost, number][]) {
      expect(cost[what], `${what} of ${name}`).toBeLessThanOrEqual(most);
      // A budget that is never nearly used says nothing of a page that grows.
      expect(cost[what], `${what} of ${name} against a budget that is far too large`).toBeGreaterThan(
        most / 3,
      );
    }
  });
}
