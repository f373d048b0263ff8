import { noteRounds, openGame, roundsOf, untilAsked } from './support/rounds';
import { expect, test } from './support/test';

const DEMO = '/game/scarab-of-nefer/demo';

test('the demo needs no account', async ({ page, at }) => {
  test.slow();
  await noteRounds(page);
  await page.goto(at('/game/cherry-parade/demo'));
  const studio = await openGame(page);
  const credit = () => studio.locator('[data-balance]').getAttribute('data-balance').then(Number);
  expect(await credit()).toBe(100_000);
  await studio.getByRole('button', { name: /^(Spin|Drehen)/ }).click();
  await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(1);
  const [round] = await roundsOf(page);
  expect(round?.stake).toBeGreaterThan(0);
  expect(round?.balance).toBe(100_000 - (round?.stake ?? 0) + (round?.won ?? 0));
  await expect.poll(credit).toBe(round?.balance);
});

test.describe('on a phone', () => {
  // Whoever has not answered about cookies plays as freely.
  test.use({ viewport: { width: 390, height: 664 }, cookieChoice: null });

  test('a game has one line of 44 px, its controls to itself, and the space bar', async ({ page, m, at }) => {
    test.slow();
    await page.goto(at(DEMO));
    const studio = await openGame(page);
    await expect(page.locator('iframe')).toBeFocused();

    const line = page.getByTestId('play-figures');
    expect(await line.evaluate((element) => element.getBoundingClientRect().toJSON())).toMatchObject({
      y: 0,
      height: 44,
    });
    await expect(page.getByRole('banner')).toBeHidden();
    // The choice of demo or real is in reach, on the bar.
    const modes = await page.getByRole('navigation', { name: m.Play.mode }).boundingBox();
    expect(modes?.y).toBeGreaterThan(600);
    expect((modes?.y ?? 0) + (modes?.height ?? 99)).toBeLessThanOrEqual(664);

    // What lies where the spin button is, seen from the page, is the game's own frame.
    const spin = await studio.locator('.spin').boundingBox();
    expect(spin).not.toBeNull();
    if (!spin) return;
    const [x, y] = [spin.x + spin.width / 2, spin.y + spin.height / 2];
    expect(y).toBeLessThan(664);
    expect(
      await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x, y] as const),
    ).toBe('IFRAME');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    // The question is there still, where the page ends.
    const question = page.getByRole('region', { name: m.Shell.cookies.label });
    await expect(question).not.toBeInViewport();
    await expect(question).toBeVisible();

    await page.keyboard.press('Space');
    // The stake leaves the net position at once.
    await expect(page.getByTestId('play-net')).not.toHaveText(/^\D*0[.,]00\D*$/);
  });
});

test.describe('on a phone, with choices', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('whose buttons change under the finger, a game leaves time and net position in view', async ({
    page,
    at,
  }) => {
    test.slow();
    await page.goto(at('/game/mines/demo'));
    const studio = await openGame(page);
    // By the place alone: a press by its element may scroll to it first.
    const spot = await studio.locator('.choices .main').boundingBox();
    if (!spot) throw new Error('no button');
    await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await untilAsked(studio);
    await expect(studio.locator('.choices button').first()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByTestId('play-figures')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, cookieChoice: null });

  test('a game fills the screen', async ({ page, m, at }) => {
    test.slow();
    await page.goto(at(DEMO));
    const studio = await openGame(page);
    const frame = await page.locator('iframe').boundingBox();
    expect(frame).toMatchObject({ x: 0, y: 0, width: 844, height: 390 });
    const figures = page.getByTestId('play-figures');
    await expect(figures).toBeInViewport();

    // Time and net position at one edge, the choice of demo or real at the other: the game's sign stands between them.
    const edges = await figures
      .locator('> div')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    expect(edges.at(-1)?.[1]).toBeLessThan(844 / 3);
    const modes = await page.getByRole('navigation', { name: m.Play.mode }).boundingBox();
    expect(modes?.x).toBeGreaterThan((844 / 3) * 2);
    expect(modes?.y).toBeLessThan(60);

    // The plates lie over the game's upper edge: its own page opens below them, with its cross.
    await studio.locator('.tool.info').click();
    const [plates, cross] = [
      await figures.boundingBox(),
      await studio.locator('.info-page .close').boundingBox(),
    ];
    expect(cross?.y).toBeGreaterThan((plates?.y ?? 0) + (plates?.height ?? 390));
  });
});

test(
  '320 px break no word of the facts and of the choice between both forms',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    /** The words that stand in two lines. */
    const broken = (elements: Element[]) =>
      elements.flatMap((element) => {
        const text = element.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      });
    await page.goto('/de/game/scarab-of-nefer');
    const facts = page.locator('main dt').filter({ visible: true });
    await expect(facts.first()).toBeVisible();
    expect(await facts.evaluateAll(broken)).toEqual([]);
    await page.goto('/de/auth');
    const tabs = page.locator('main').getByRole('tab');
    await expect(tabs).toHaveCount(2);
    expect(await tabs.evaluateAll(broken)).toEqual([]);
  },
);

test(
  '320 px leave what a roulette says beside its tools, and its button the whole word',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['', '/de', '/fr']) {
      await page.goto(`${language}/game/european-roulette-77/demo`);
      const studio = await openGame(page);
      const edges = await studio.locator('#game').evaluate((game) => {
        const said = document.createRange();
        said.selectNodeContents(game.querySelector('.message') as Element);
        const main = game.querySelector('.choices .main') as Element;
        const word = document.createRange();
        word.selectNodeContents(main);
        return {
          said: said.getBoundingClientRect().right,
          tools: game.querySelector('.tools')?.getBoundingClientRect().left ?? 0,
          word: word.getBoundingClientRect().width,
          button: main.getBoundingClientRect().width,
        };
      });
      expect(edges.said, language).toBeLessThanOrEqual(edges.tools);
      expect(edges.word, language).toBeLessThanOrEqual(edges.button);
    }
  },
);

test(
  'the dealer of blackjack has room for many cards and their total beside the shoe and what is said',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/game/gallery-blackjack/demo');
    const studio = await openGame(page);
    await studio.locator('.seat:nth-of-type(4) .spot').click();
    await studio.locator('.choices .main').click();
    await untilAsked(studio);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [320, 640],
      [844, 390],
      [1440, 900],
    ] as const)
      for (const count of [2, 3, 4, 7]) {
        await page.setViewportSize({ width, height });
        const edges = await studio.locator('.dealer').evaluate((dealer, many) => {
          const cards = [...dealer.querySelectorAll('.playing-card')];
          for (const more of cards.slice(many)) more.remove();
          for (let at = cards.length; at < many; at += 1) cards[0]?.after(cards[0].cloneNode(true));
          (dealer as HTMLElement).style.setProperty('--count', String(many));
          const side = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          return {
            first: dealer.querySelector('.playing-card')?.getBoundingClientRect().left ?? -1,
            total: side('.dealer .total')?.right ?? Infinity,
            shoe: side('.blackjack .shoe')?.left ?? 0,
            said: side('.message')?.right ?? Infinity,
          };
        }, count);
        const when = `${count} cards at ${width} px`;
        // The shoe's drawing begins a little within its frame.
        expect(edges.total, when).toBeLessThanOrEqual(edges.shoe + 4);
        if (width === 1440) expect(edges.said, when).toBeLessThanOrEqual(edges.first);
        expect(edges.first).toBeGreaterThanOrEqual(0);
      }
  },
);

test('a low stage of mines shows every step of its ladder', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/game/mines/demo');
  const studio = await openGame(page);
  const outside = await studio.locator('.ladder').evaluate((ladder) => {
    const room = ladder.getBoundingClientRect();
    return [...ladder.children]
      .filter((step) => {
        const { top, bottom } = step.getBoundingClientRect();
        return top < room.top || bottom > room.bottom;
      })
      .map((step) => step.textContent);
  });
  expect(outside).toEqual([]);
});
