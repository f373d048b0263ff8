import { register } from './support/account';
import { asOwner } from './support/payee';
import { newPlayer, tellProfile } from './support/player';
import { openGame } from './support/rounds';
import { expect, forgive, test } from './support/test';

const SLOT = '/game/cherry-parade';
/** It feeds the jackpots: a bonus counts nothing of it. */
const JACKPOT = '/game/grand-parlour-millions';

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
