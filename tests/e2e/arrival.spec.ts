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

for (const path of ['/', '/game/scarab-of-nefer']) {
  test(`nor on a tablet, where more of ${path} is in view`, async ({ page, at }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(at(path));
    expect(await movesWhileArriving(page)).toEqual([]);
  });
}

for (const path of ['/', '/game/scarab-of-nefer', '/account/wallet/deposit']) {
  test(`nor for a player on ${path}`, async ({ page, at, complaints }) => {
    await page.goto(at(path));
    // As the head's script says it of a player.
    const asPlayer = (root: HTMLElement) => root.setAttribute('data-auth', 'in');
    expect(await movesWhileArriving(page, asPlayer)).toEqual([]);
    forgive(complaints, /404|503/);
  });
}

for (const [what, html, found] of [
  [
    'what stands in the middle and grows',
    '<body><div style="display: grid; place-content: center; height: 300px"><p>One</p><p>Two</p></div>',
    /^by -?\d\.\d, -2\d\.\d with Two: <p>/,
  ],
  [
    'what a style for a last child should have hidden: while its frame is open, it has none',
    `<style>div { display: flex } b { flex: 1 } main:last-child i { visibility: hidden }</style>
     <body><main><div><b>Title</b><i>Figures</i><u>Out</u></div></main><footer>End</footer>`,
    /^by -\d\d\.\d, 0\.0 with Out: <i>/,
  ],
] as const) {
  test(`${what} is found`, async ({ page }) => {
    const address = 'http://localhost/page';
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(address);
    expect(await movesWhileArriving(page)).toEqual([expect.stringMatching(found)]);
  });
}
