import { meOf, register } from './support/account';
import { openOffice } from './support/documents';
import { asOwner, playerWith } from './support/payee';
import { headerBalance, newPlayer, tellProfile } from './support/player';
import { openGame, roundsOf } from './support/rounds';
import { site } from './support/site';
import { expect, forgive, test } from './support/test';

const SLOT = '/game/cherry-parade';
/** It feeds the jackpots: a bonus counts nothing of it. */
const JACKPOT = '/game/grand-parlour-millions';
/** A table, which the law of Germany withholds. */
const TABLE = '/game/gallery-blackjack';
/** Nobody else's tests have players there. */
const LUXEMBOURG = 'LU';

test('a game that is blocked for a player is refused to that player alone, and the way leads to others', async ({
  page,
  complaints,
  m,
  at,
}) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  await tellProfile(page);
  await page.goto(at(`${SLOT}/demo`));
  await openGame(page);
  await asOwner((owner) =>
    owner.query(
      `insert into games.blocks (player_id, game_id, reason, operator, blocked_at)
        select players.id, games.id, 'Asked for it', '1', now()
          from identity.players as players, games.games
          where players.email = $1 and games.slug = 'cherry-parade'`,
      [player.email],
    ),
  );
  for (const address of [SLOT, `${SLOT}/demo`]) {
    await page.goto(at(address));
    const dialog = page.getByRole('dialog', { name: m.Play.notAvailable });
    await expect(dialog).toContainText(m.Problems.client_api_39);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: m.Play.otherGames })).toHaveAttribute(
      'href',
      at('/games/all'),
    );
  }
  forgive(complaints, /403.*\/sessions/);
  await page.goto(at('/game/big-reel-bay/demo'));
  await openGame(page);
});

test('what has to be known first is asked for at the game, and the game opens with the answer', async ({
  page,
  complaints,
  m,
  at,
}) => {
  test.slow();
  await register(page, newPlayer(), at('/'));
  await page.goto(at(SLOT));
  const dialog = page.getByRole('dialog', { name: m.ProfileRequirements.title });
  await expect(dialog).toBeVisible();
  forgive(complaints, /409.*\/sessions/);
  await expect(page.locator('iframe')).toHaveCount(0);
  // Told elsewhere meanwhile, it is asked for no more.
  await tellProfile(page);
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(dialog).toBeHidden();
});

test('a game that a bonus counts nothing of is refused without own money, and says how much it takes', async ({
  page,
  complaints,
  m,
  at,
}) => {
  test.slow();
  await register(page, newPlayer(), at('/'));
  await tellProfile(page);
  await page.goto(at('/activate-bonus/open-invitation'));
  await expect(page.getByText(m.Bonuses.link.activated, { exact: true })).toBeVisible();
  await page.goto(at(JACKPOT));
  const dialog = page.getByRole('dialog', { name: m.Modals.gameNotification.wagering });
  await expect(dialog).toContainText(m.Bonuses.play.short.replace('{game}', 'Grand Parlour Millions'));
  forgive(complaints, /409.*\/sessions/);
  await expect(dialog.locator('strong')).toHaveText(/\d/);
  await dialog.getByRole('button', { name: m.Modals.gameNotification.okay }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a game that is blocked while it is played ends there, says why, and costs nothing more', async ({
  page,
  browser,
  complaints,
  m,
  at,
}) => {
  test.slow();
  await playerWith(page, at, 5_000);
  await page.goto(at(SLOT));
  const studio = await openGame(page);
  const spin = studio.getByRole('button', { name: /^(Spin|Drehen)/ });
  await spin.click();
  await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(1);
  await expect(studio.locator('[data-state="idle"]')).toBeAttached();
  const credit = Number(await studio.locator('[data-balance]').getAttribute('data-balance'));

  const office = await openOffice(browser);
  const { id = '' } = (await meOf(page.context())) ?? {};
  const gameId = await asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from games.games where slug = 'cherry-parade'`,
    );
    return rows[0]?.id;
  });
  const refused = await office.request.post(`/api/office/v1/players/${id}/game-blocks`, {
    data: { gameId, reason: 'Asked for it by telephone.' },
    headers: { origin: site.origin },
  });
  expect(refused.status()).toBe(204);
  await office.close();

  await spin.click();
  const dialog = page.getByRole('dialog', { name: m.Play.notAvailable });
  await expect(dialog).toContainText(m.Problems.client_api_39, { timeout: 30_000 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(() => headerBalance(page)).toBe(credit);
  forgive(complaints, /403.*\/sessions/);
});

test('a game that the law of a player’s country withholds is refused, and the way leads to others', async ({
  page,
  complaints,
  m,
  at,
}) => {
  test.slow();
  await register(page, newPlayer(), at('/'), { country: LUXEMBOURG });
  await tellProfile(page);
  await asOwner((owner) =>
    owner.query(
      `with decided as (
         insert into jurisdictions.rule_books (country, book, applies_from, reason, asked_by, decided_at)
         values ($1, 'de', now(), 'The licence was granted.', '1', now()) returning id)
       select pg_notify('parlour_rule_books', id::text) from decided`,
      [LUXEMBOURG],
    ),
  );
  const law = async () => (await page.request.get('/api/v1/law')).json() as Promise<unknown>;
  await expect.poll(law).toMatchObject({ data: { withheld: expect.arrayContaining(['table']) as string[] } });
  for (const address of [TABLE, `${TABLE}/demo`]) {
    await page.goto(at(address));
    const dialog = page.getByRole('dialog', { name: m.Play.notAvailable });
    await expect(dialog).toContainText(m.Problems.client_api_72);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: m.Play.otherGames })).toHaveAttribute(
      'href',
      at('/games/all'),
    );
  }
  forgive(complaints, /403.*\/sessions/);
});
