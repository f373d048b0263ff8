import { movesWhileArriving } from './support/arrival';
import { expect, forgive, test } from './support/test';

/** One of each kind of page. */
const PAGES = [
  '/',
  '/games',
  '/games/top',
  '/game/scarab-of-nefer',
  '/game/scarab-of-nefer/demo',
  '/auth',
  '/faq',
  '/info_pages/terms_and_conditions',
  '/info_pages/contact',
  '/landing/welcome-bonus',
  '/confirmed_email',
  '/vip',
  '/no-such-page',
  '/offline',
];

test.use({ cookieChoice: null });

test.beforeEach(async ({ page }) => {
  // As the document alone makes it: the head's own script runs, those that come later do not.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
});

for (const path of PAGES) {
  test(`wherever the network cuts ${path}, nothing moves when the rest comes`, async ({
    page,
    at,
    complaints,
  }) => {
    await page.goto(at(path));
    await expect(page.locator('h1')).toBeVisible();
    expect(await movesWhileArriving(page)).toEqual([]);
    forgive(complaints, /404|503/);
  });
}

for (const path of ['/', '/game/scarab-of-nefer', '/account/wallet/deposit']) {
  test(`nor for a player on ${path}`, async ({ page, at, complaints }) => {
    await page.goto(at(path));
    // As the head's script says it of a player.
    await page.locator('html').evaluate((root) => root.setAttribute('data-auth', 'in'));
    expect(await movesWhileArriving(page)).toEqual([]);
    forgive(complaints, /404|503/);
  });
}

test('what stands in the middle and grows is found', async ({ page }) => {
  await page.setContent(
    '<div style="display: grid; place-content: center; height: 300px"><p>One<p>Two</div>',
  );
  expect(await movesWhileArriving(page)).toEqual([
    expect.stringMatching(/^by \d\.\d, 2\d\.\d until <p>.*: <p>/),
  ]);
});
