import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access';
import { change, forgetSession, logInAgain, meOf, register } from './support/account';
import { registerFails, setRuleBook } from './support/law';
import { asOwner, payIn } from './support/payee';
import { newPlayer, signUp, tellProfile } from './support/player';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { untilStill } from './support/still';
import { expect, forgive, test } from './support/test';

// A country of its own: nobody else's tests have players there, and a decision about a country stays.
const COUNTRY = { code: 'LI', name: 'Liechtenstein' };
const GAME = '/game/scarab-of-nefer';
/** Whoever is called so is in every register of the sandbox. */
const LISTED = 'Excluded';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

test.use({ appLocale: 'de', locale: 'de-DE' });
test.beforeAll(({ browser }) => setRuleBook(browser, COUNTRY.code, 'de'));

/** Known and verified, with the limit that this law asks for. */
async function mayPlay(page: Page): Promise<void> {
  const { id = '' } = (await meOf(page.context())) ?? {};
  await asOwner((owner) =>
    owner.query(
      `insert into verification.cases (player_id, status) values ($1, 'verified')
       on conflict (player_id) do update set status = 'verified'`,
      [id],
    ),
  );
  await change(page.context(), 'PUT', '/api/v1/me/limits/deposit/month', { amount: 50_000 });
}

/** Nothing is cut off or unreachable, on a phone as on a desk. */
async function fits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await untilStill(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}

test(
  'after an hour play waits for five minutes, and goes on after them',
  { tag: ['@once', '@long'] },
  async ({ page, complaints, m, at }) => {
    test.setTimeout(240_000);
    const player = newPlayer();
    await register(page, player, at('/'), { country: COUNTRY.code });
    await tellProfile(page);
    await mayPlay(page);
    await payIn(page, 5_000);
    await noteRounds(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(at(GAME));
    const studio = await openGame(page);
    const spin = studio.getByRole('button', { name: /^Drehen/ });
    const paid = async () => (await roundsOf(page)).filter(({ stake }) => stake > 0).length;
    await spin.click();
    await expect.poll(paid, { timeout: 60_000 }).toBe(1);

    const pass = (time: string) =>
      asOwner((owner) =>
        owner.query(
          `update protection.play_sessions p
              set began_at = began_at - $2::interval, check_at = check_at - $2::interval,
                  pause_from = pause_from - $2::interval
             from identity.players i where i.id = p.player_id and i.email = $1 and p.is_latest`,
          [player.email, time],
        ),
      );
    await pass('1 hour');
    await spin.click();
    const pause = page.getByRole('dialog');
    await expect(pause).toContainText(m.RealityCheck.pauseLead, { timeout: 30_000 });
    await expect(pause).toContainText(/Weiterspielen kannst du in 4:\d\d/);
    await expect(pause.getByTestId('reality-check')).toContainText(m.RealityCheck.stakes);
    await page.keyboard.press('Escape');
    await expect(pause).toBeVisible();
    const goOn = pause.getByRole('button', { name: m.RealityCheck.continue, exact: true });
    await expect(goOn).toHaveCount(0);
    await fits(page);
    await expectAccessible(page, '[role="dialog"]');

    // Play money is no way around it.
    const demo = await page.context().newPage();
    await demo.goto(at(`${GAME}/demo`));
    await expect(demo.getByText(m.Problems.play_paused)).toBeVisible();
    await expect(demo.locator('iframe')).toHaveCount(0);
    await demo.close();

    await pass('5 minutes');
    await expect(pause.getByRole('status')).toHaveText(m.RealityCheck.pauseOver, { timeout: 20_000 });
    expect(await paid()).toBe(1);
    await goOn.click();
    await expect(pause).toBeHidden();
    await studio.getByRole('button', { name: /^Schließen/ }).click();
    await expect(studio.locator('[data-state="idle"]')).toBeAttached();
    await spin.click();
    await expect.poll(paid, { timeout: 60_000 }).toBe(2);
    forgive(complaints, /40[39]/);
  },
);

test(
  'who is in the register is told so after the sign-up and after each log-in, until it names them no more',
  { tag: ['@once', '@long'] },
  async ({ page, complaints, m, at }) => {
    test.setTimeout(240_000);
    const player = newPlayer();
    await page.goto(at('/'));
    await signUp(page, m, player, COUNTRY.name);
    await mayPlay(page);
    const rename = (surname: string) => change(page.context(), 'PATCH', '/api/v1/me/profile', { surname });
    await rename(LISTED);
    const refused = async () => {
      await page.goto(at(GAME));
      await expect(page.getByText(m.Problems.register_listed)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    };
    await refused();
    await fits(page);
    await page.getByRole('main').getByRole('link', { name: m.Play.toLimits }).click();
    await page.waitForURL(at('/account/limits'));
    for (const path of ['/account/wallet/deposit', '/account/limits']) {
      await page.goto(at(path));
      const notice = page.getByRole('main').getByRole('region', { name: m.Protection.heldTitle });
      await expect(notice).toContainText(m.Protection.heldBy.register);
      await expect(notice.getByRole('link', { name: m.Protection.toMoney })).toBeVisible();
      await fits(page);
    }

    await forgetSession(page);
    await page.goto(at('/auth#log-in'));
    const main = page.getByRole('main');
    await main.getByLabel(m.Auth.email).fill(player.email);
    await main.getByLabel(m.Auth.password, { exact: true }).fill(player.password);
    await main.locator('button[type="submit"]').click();
    await expect(page.getByTestId('header-balance')).toHaveText(/0[.,]00/);
    await refused();

    await rename('Lindgren');
    await page.reload();
    await openGame(page);
    forgive(complaints, /403/);
  },
);

test(
  'while the register is down or slow nobody plays, and the game opens once it answers',
  { tag: ['@once', '@long'] },
  async ({ page, complaints, m, at }) => {
    test.setTimeout(240_000);
    const player = newPlayer();
    await register(page, player, at('/'), { country: COUNTRY.code });
    await tellProfile(page);
    await mayPlay(page);
    const silent = page.getByText(m.Problems.register_silent);
    await registerFails('oasis', 'down');
    await page.goto(at(GAME));
    await expect(silent).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await fits(page);

    await registerFails('oasis', 'slow');
    await page.getByRole('button', { name: m.Play.tryAgain }).click();
    await expect(silent).toBeHidden();
    await expect(silent).toBeVisible();

    await page.getByRole('button', { name: m.Play.tryAgain }).click();
    await openGame(page);

    // An answer is good for the log-in that it was asked in.
    await forgetSession(page);
    await logInAgain(page.context(), player, at('/'));
    await registerFails('oasis', 'wrong');
    await page.goto(at(GAME));
    await expect(silent).toBeVisible();
    forgive(complaints, /503/);
  },
);

test(
  'jackpots and the wheel are not shown, and a game says what a round of it may cost',
  { tag: ['@once', '@long'] },
  async ({ page, m, at }) => {
    test.setTimeout(120_000);
    await register(page, newPlayer(), at('/'), { country: COUNTRY.code });
    await page.goto(at('/'));
    // A slide that goes while the page is shown leaves its ground and its diamond, and nothing on it.
    const parts = '[data-law="jackpots"]:not([data-slide], i), [data-slide][data-law="jackpots"] > *';
    const shown = page.locator(`:is(a[href$="/jackpots"], a[href*="/games/jackpot-"], ${parts})`);
    const unseen = () => shown.filter({ visible: true });
    await expect(unseen()).toHaveCount(0);
    expect(await shown.count()).toBeGreaterThan(2);
    // Known before the page is painted: they have no room either.
    await page.reload();
    await expect(page.locator('[data-seo-text]')).not.toContainText(/jackpot/i, { useInnerText: true });
    await expect(page.locator('html')).toHaveAttribute('data-law', 'no-jackpots no-wheel');
    await expect(unseen()).toHaveCount(0);
    await fits(page);

    const slides = page.locator('[data-slide]').filter({ visible: true });
    const diamonds = page
      .getByRole('main')
      .locator('section:has([data-slide]) [aria-hidden] > i')
      .filter({ visible: true });
    await expect(diamonds).toHaveCount(await slides.count());

    for (const path of ['/jackpots', '/games/jackpots', '/games/jackpot-max']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { name: m.Jackpots.notHere.title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('main').locator('a[href*="/game/"]').filter({ visible: true })).toHaveCount(
        0,
      );
      await fits(page);
      await expectAccessible(page, '[aria-labelledby="no-jackpots-title"]');
    }

    await page.goto(at('/vip'));
    await expect(page.locator('a[href$="/wheel-of-fortune"]').filter({ visible: true })).toHaveCount(0);

    await page.goto(at(GAME));
    const stakes = page.locator('dl div', { hasText: m.Play.limits }).locator('dd');
    await expect(stakes.first()).toHaveText(/–\s1\s€$/);
    await expect(stakes.last()).toHaveText(/–\s1\s€$/);
    await expect(unseen()).toHaveCount(0);
  },
);
