import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/access';
import { COUNTRY, fillSignUp, newPlayer, offerNoDeposit } from './support/player';
import { asOwner, payIn } from './support/payee';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { expect, test } from './support/test';

const SLUG = 'scarab-of-nefer';
const PRIZE = 1_000;

/** A race of this hour in one game, where the first two places win. @returns its id */
async function holdRace(): Promise<string> {
  const id = `race-${randomUUID().slice(0, 8)}`;
  await asOwner(async (owner) => {
    await owner.query(
      `insert into tournaments.tournaments (id, name, description_short, image, gradient_color, starts_at, ends_at, strategy)
       values ($1, '{"en":"Evening Race","de":"Abendrennen"}', '{"en":"One game, one hour."}', '/art/scenes/cup-red', '#c22a2a',
               now() - interval '1 minute', now() + interval '1 hour', 'spins')`,
      [id],
    );
    await owner.query(
      `insert into tournaments.games (tournament_id, position, game_id) select $1, 1, id from games.games where slug = $2`,
      [id, SLUG],
    );
    await owner.query(
      `insert into tournaments.minimum_bets (tournament_id, currency, amount) select $1, c, 1 from unnest(array['EUR', 'AUD']) c`,
      [id],
    );
    await owner.query(
      `insert into tournaments.prizes (tournament_id, place_from, place_to) values ($1, 1, 2)`,
      [id],
    );
    await owner.query(
      `insert into tournaments.prize_amounts (tournament_id, place_from, currency, amount) values ($1, 1, 'EUR', $2)`,
      [id, PRIZE],
    );
  });
  return id;
}

const end = (id: string) =>
  asOwner((owner) => owner.query(`update tournaments.tournaments set ends_at = now() where id = $1`, [id]));

test(
  'a visitor takes part, plays, sees the place move, and is paid at the end',
  { tag: '@long' },
  async ({ page, m, at, appLocale }) => {
    test.setTimeout(360_000);
    const t = m.Tournaments;
    const id = await holdRace();
    await offerNoDeposit(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What is paid in reaches the first level, which is told where nothing else goes on.
    const level = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('link', { name: m.Vip.levelUp.see }) });
    await page.addLocatorHandler(level, () =>
      level.getByRole('button', { name: m.Vip.levelUp.close, exact: true }).last().click(),
    );
    await page.goto(at(`/tournaments/local/${id}`));
    await expect(page.getByRole('heading', { name: t.board.none })).toBeVisible();
    await expectAccessible(page);

    // Whoever is not logged in signs up first, and takes part then.
    await page.getByRole('button', { name: t.takePart }).click();
    await fillSignUp(page, m, newPlayer(), COUNTRY[appLocale]);
    await expect(page.getByText(t.join.done).first()).toBeVisible();
    await expect(page.getByText(t.noPointsText)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(`/tournaments/local/${id}`)}$`));

    await payIn(page, 5_000);
    await noteRounds(page);
    await page.goto(at(`/game/${SLUG}`));
    const studio = await openGame(page);
    const ribbon = page.getByRole('region', { name: t.ribbon.label });
    await expect(ribbon).toContainText(t.noPoints);
    await studio.getByRole('button', { name: /^(Spin|Drehen)/ }).click();
    await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(1);
    await expect(ribbon).toContainText(/1(st|\.)/, { timeout: 30_000 });

    await page.goto(at(`/tournaments/local/${id}`));
    const table = page.getByRole('table');
    await expect(table.locator('[data-own]')).toContainText(t.board.you);
    await page.getByRole('button', { name: t.rounds.show }).click();
    await expect(page.getByText(t.rounds.verdicts.counts, { exact: true })).toHaveCount(1);
    await expectAccessible(page);

    await end(id);
    await expect(page.getByRole('heading', { name: t.board.finalTitle })).toBeVisible({ timeout: 150_000 });
    const result = page.getByRole('region', {
      name: t.result.title.replace('{place}', appLocale === 'de' ? '1.' : '1st'),
    });
    await expect(result).toContainText(/10[.,]00/, { timeout: 90_000 });
    await expectAccessible(page);
  },
);

test.describe('what is new', () => {
  test.use({ tournamentsSeen: false });

  test(
    'a tournament is shown once, to whoever looks around for a while',
    { tag: '@once' },
    async ({ page, m, at }) => {
      const id = await holdRace();
      await page.goto(at('/tournaments'));
      await expect(page.getByRole('tab', { name: new RegExp(m.Tournaments.tabs.active) })).toBeVisible();
      await expectAccessible(page);
      await page.evaluate(() => localStorage.setItem('seenTournaments', '{"no":"list"}'));
      await page.getByRole('banner').getByRole('link', { name: m.Shell.nav.jackpots }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: m.Tournaments.modal.cancel }).click();
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('seenTournaments'))).toContain('"');
      await end(id);
    },
  );
});
