import { movesWhileArriving } from './support/arrival';
import { expect, forgive, test } from './support/test';

/** Pages that come with most of a visitor's frame and of its features. */
const PAGES = ['/', '/games/top', '/game/scarab-of-nefer', '/auth'];
/** One of every other kind of page. */
const MORE_PAGES = [
  '/games',
  '/game/scarab-of-nefer/demo',
  '/jackpots',
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

for (const path of [...PAGES, ...MORE_PAGES]) {
  const title = `wherever the network cuts ${path}, nothing moves when the rest comes`;
  const tag = path === '/' ? ['@daily'] : [];
  test(title, { tag }, async ({ page, at, complaints }) => {
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

for (const welcome of ['3', 'none']) {
  const title = `nor for a player whose welcome bonus is that of deposit ${welcome}`;
  test(title, async ({ page, at }) => {
    await page.goto(at('/'));
    const asPlayer = (root: HTMLElement) => root.setAttribute('data-auth', 'in');
    await page.addInitScript(
      (hint) => void (location.origin !== 'null' && localStorage.setItem('welcome', hint)),
      welcome,
    );
    await page.reload();
    expect(await movesWhileArriving(page, asPlayer)).toEqual([]);
  });
}

test('nor for one who has seen the first stories, whose circles come last', async ({ page, at, request }) => {
  interface Stories {
    data: { code: string; slides: { id: string }[] }[];
  }
  const { data } = (await (await request.get('/content/en/stories-main')).json()) as Stories;
  const seen = data.slice(0, 3).map(({ code, slides }, place) => {
    // Two as a whole, one in part.
    const ids = slides.map(({ id }) => id).slice(0, place < 2 ? undefined : 1);
    return [code, { visited: place < 2, slides: ids }];
  });
  await page.addInitScript(
    (progress) => {
      if (location.origin !== 'null') localStorage.setItem('stories', progress);
    },
    JSON.stringify(Object.fromEntries(seen)),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/'));
  const places = await page
    .locator('[data-story]')
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).order));
  expect(places).toEqual(['1', '1', ...data.slice(2).map(() => '0')]);
  expect(await movesWhileArriving(page)).toEqual([]);
});

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
