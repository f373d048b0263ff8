import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { COUNTRY, fillSignUp, newPlayer } from './support/player';
import { expect, forgive, test } from './support/test';
import { untilStill } from './support/still';

const PHONE = { width: 390, height: 844 };

const circle = (page: Page, code: string) => page.locator(`[data-story="${code}"] button`);
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => dialog(page).getByRole('heading', { level: 3 });
/** Codes of the circles from the left. */
const row = (page: Page) =>
  page
    .locator('[data-story]')
    .evaluateAll((items) =>
      items
        .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((item) => (item as HTMLElement).dataset.story),
    );
const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('stories') ?? '{}') as Record<
        string,
        { visited: boolean; slides: string[] }
      >,
  );

async function open(page: Page, code: string) {
  await circle(page, code).tap();
  await expect(heading(page)).toBeVisible();
}

/** A finger that goes from the middle of the screen by so many px, in small steps, as the browser reads them. */
async function swipe(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page);
  const from = { x: 195, y: 300 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await session.detach();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test.beforeEach(async ({ page, at }) => {
    await page.goto(at('/'));
  });

  test(
    'a circle opens its story over the whole screen; a slide goes on after five seconds',
    { tag: '@once' },
    async ({ page, m }) => {
      await open(page, 'first_visit');
      await expect(dialog(page)).toHaveAccessibleName(new RegExp(m.Stories.label.slice(0, 4)));
      expect(await page.getByTestId('story-stage').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
      const first = await heading(page).innerText();
      await expectAccessible(page);
      await expect(heading(page)).not.toHaveText(first);
      await dialog(page).getByRole('button', { name: m.Stories.pause }).tap();
      await expect(dialog(page).getByRole('button', { name: m.Stories.play })).toBeVisible();
    },
  );

  test('the left quarter leads back, the rest of the screen on', { tag: '@once' }, async ({ page }) => {
    await open(page, 'first_visit');
    await page.keyboard.press('Space');
    const first = await heading(page).innerText();
    await page.touchscreen.tap(99, 300);
    await expect(heading(page)).not.toHaveText(first);
    const second = await heading(page).innerText();
    await page.touchscreen.tap(380, 300);
    await expect(heading(page)).not.toHaveText(second);
    await page.touchscreen.tap(96, 300);
    await expect(heading(page)).toHaveText(second);
    await page.touchscreen.tap(5, 300);
    await expect(heading(page)).toHaveText(first);
  });

  test(
    'swipes of more than 100 px change the story, of more than 150 px down close it',
    { tag: '@once' },
    async ({ page }) => {
      await open(page, 'first_visit');
      await page.keyboard.press('Space');
      const first = await heading(page).innerText();
      await swipe(page, -100, 0);
      await expect(page.getByTestId('story-stage')).not.toHaveAttribute('data-dragged');
      await expect(heading(page)).toHaveText(first);
      await swipe(page, -101, 0);
      await expect(heading(page)).not.toHaveText(first);
      await swipe(page, 101, 0);
      await expect(heading(page)).not.toHaveText(first);
      await expect(dialog(page)).toHaveAccessibleName(/2.*5.*2.*3/);
      await swipe(page, 0, 150);
      await expect(page.getByTestId('story-stage')).not.toHaveAttribute('data-dragged');
      await expect(dialog(page)).toBeVisible();
      await swipe(page, 0, -300);
      await expect(dialog(page)).toBeVisible();
      await swipe(page, 0, 151);
      await expect(dialog(page)).toBeHidden();
    },
  );

  test(
    'what was seen is remembered, stands last without its ring, and stays so with the next load',
    { tag: '@once' },
    async ({ page }) => {
      const before = await row(page);
      expect(before.slice(0, 2)).toEqual(['welcome', 'first_visit']);
      const ring = () =>
        circle(page, 'welcome')
          .locator('span')
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundImage);
      expect(await ring()).toContain('conic-gradient');
      await open(page, 'welcome');
      await page.touchscreen.tap(300, 300);
      await expect(dialog(page)).toHaveAccessibleName(/2.*5.*1.*3/);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      const after = [...before.slice(1), 'welcome'];
      await expect.poll(() => row(page)).toEqual(after);
      expect(await ring()).toBe('none');
      expect(await stored(page)).toMatchObject({
        welcome: { visited: true },
        first_visit: { visited: false },
      });

      await page.reload();
      expect(await row(page)).toEqual(after);
      // Seen in part: it begins where it was left.
      await open(page, 'first_visit');
      await expect(dialog(page)).toHaveAccessibleName(/1.*5.*2.*3/);
    },
  );

  test('storage that is no progress is none', { tag: '@once' }, async ({ page }) => {
    const before = await row(page);
    await page.evaluate(() => localStorage.setItem('stories', '{"welcome":'));
    await page.reload();
    expect(await row(page)).toEqual(before);
    await open(page, 'welcome');
    await expect.poll(async () => Object.keys(await stored(page))).toEqual(['welcome']);
  });

  test(
    'Escape, Back and the cross close it, and the focus returns to its circle',
    { tag: '@once' },
    async ({ page, m, at }) => {
      const opener = circle(page, 'new_games');
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => dialog(page).getByRole('button', { name: m.Ui.close, exact: true }).tap(),
      ]) {
        await open(page, 'new_games');
        await close();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
        await expect(opener).toBeFocused();
      }
    },
  );

  test('its link leads on, and Back from there is the lobby', { tag: '@once' }, async ({ page, at }) => {
    await open(page, 'new_games');
    await dialog(page).getByRole('link').tap();
    await expect(page).toHaveURL(new RegExp(`${at('/games/new')}$`));
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
    await expect(dialog(page)).toBeHidden();
  });

  test(
    'a picture that does not come leaves the words, and the time goes on',
    { tag: '@once' },
    async ({ page, complaints }) => {
      await page.route('**/media/story-*-slide*', (route) => route.abort());
      await open(page, 'jackpots');
      const first = await heading(page).innerText();
      await expect(dialog(page).getByRole('link')).toBeVisible();
      await expect(heading(page)).not.toHaveText(first);
      forgive(complaints, /ERR_FAILED/);
    },
  );

  test(
    'a visitor signs up from a gated story and is led on',
    { tag: '@once' },
    async ({ page, m, at, appLocale }) => {
      test.slow();
      await open(page, 'welcome');
      const slide = await heading(page).innerText();
      await dialog(page).getByRole('link').tap();
      await expect(page.getByRole('dialog', { name: m.Auth.signUp })).toBeVisible();
      // Covered, the story goes out of sight and reach.
      await expect(dialog(page)).toHaveCount(1);
      // Not now: the story is there as it was.
      await page.keyboard.press('Escape');
      await expect(heading(page)).toHaveText(slide);
      await dialog(page).getByRole('link').tap();
      await expect(page.getByRole('dialog', { name: m.Auth.signUp })).toBeVisible();
      await expect(dialog(page)).toHaveCount(1);
      await fillSignUp(page, m, newPlayer(), COUNTRY[appLocale]);
      await expect(page).toHaveURL(new RegExp(`${at('/account/wallet/deposit')}$`));
      await expect(dialog(page)).toBeHidden();

      // A player just goes there.
      await page.goto(at('/'));
      await open(page, 'welcome');
      await dialog(page).getByRole('link').tap();
      await expect(page).toHaveURL(new RegExp(`${at('/account/wallet/deposit')}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    },
  );
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test(
    'there are no circles, and none of their pictures is fetched',
    { tag: '@once' },
    async ({ page, at }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        // Tiles of the page show pictures of slides too; those of circles stand nowhere else.
        if (/\/media\/story-(?!\w+-slide)/.test(request.url())) pictures.push(request.url());
      });
      await page.goto(at('/'));
      await untilStill(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(circle(page, 'welcome')).toBeHidden();
      expect(pictures).toEqual([]);
    },
  );
});
