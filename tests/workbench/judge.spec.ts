import { test, expect, type Page } from '@playwright/test';
import { judge } from './judge';

/** Answers at an address that leads nowhere else: no page of these tests leaves the machine. */
const ORIGIN = 'http://workbench.test';

async function verdictOf(page: Page, body: string): Promise<string[]> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/cut') return route.abort('connectionreset');
    if (pathname !== '/') return route.fulfill({ status: 404, body: '' });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Part</title></head><body>${body}</body></html>`,
    });
  });
  const { verdict } = judge(page);
  await page.goto(ORIGIN);
  return verdict();
}

test('a part without fault has none', async ({ page }) => {
  expect(await verdictOf(page, '<button type="button">Deposit</button>')).toEqual([]);
});

// What the browser itself writes to the console about a failed request stands beside the request's own line.
const FAULTS: [name: string, body: string, complaint: RegExp][] = [
  [
    'an error of the console',
    '<script>console.error("each child needs a key")</script>',
    /^console error: each/,
  ],
  ['a warning of the console', '<script>console.warn("deprecated")</script>', /^console warning: deprecated/],
  ['an error that nobody caught', '<script>throw new Error("broken")</script>', /^page error: broken/],
  [
    'a rejection that nobody caught',
    '<script>Promise.reject(new Error("late"))</script>',
    /^page error: late/,
  ],
  ['a picture that is missing', '<img src="/missing.png" alt="">', /^request failed: .*missing\.png 404/],
  ['a request that was cut', '<img src="/cut" alt="">', /^request failed: .*cut net::ERR_CONNECTION_RESET/],
  ['a button without a name', '<button type="button"></button>', /^axe button-name/],
  ['text too faint to read', '<p style="color:#999;background:#fff">Faint</p>', /^axe color-contrast/],
  [
    'a target too small to hit',
    '<a href="#1" style="font-size:6px">a</a><a href="#2" style="font-size:6px">b</a>',
    /^axe target-size/,
  ],
];
for (const [name, body, complaint] of FAULTS) {
  test(`${name} is found`, async ({ page }) => {
    expect(await verdictOf(page, body)).toContainEqual(expect.stringMatching(complaint));
  });
}

test('a verdict speaks of what came after the one before it', async ({ page }) => {
  const { verdict } = judge(page);
  await page.setContent('<html lang="en"><head><title>Part</title></head><body></body></html>');
  await page.evaluate(() => console.error('first'));
  expect(await verdict()).toEqual(['console error: first']);
  expect(await verdict()).toEqual([]);
});
