import { PLAYABLE_PROFILE } from '../support/profile';
import { register } from './support/account';
import { asOwner, payIn } from './support/payee';
import { newPlayer } from './support/player';
import { noteRounds, openGame, roundsOf } from './support/rounds';
import { site } from './support/site';
import { expect, test } from './support/test';

test('the next round waits until the player has read what the session of play came to', async ({
  page,
  m,
  at,
  hasTouch,
}) => {
  test.slow();
  const player = newPlayer();
  await register(page, player, at('/'));
  const told = await page.request.patch('/api/v1/me/profile', {
    data: PLAYABLE_PROFILE,
    headers: { origin: site.origin },
  });
  expect(told.status()).toBe(200);
  await page.goto(at('/account/limits'));
  const card = page.locator('#reminder');
  await card
    .getByRole('radio', { name: m.RealityCheck.everyMinutes.replace('{minutes}', '15') })
    .check({ force: true });
  await expect(card.getByText(m.RealityCheck.saved)).toBeVisible();
  await payIn(page, 5_000);

  await noteRounds(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/game/scarab-of-nefer'));
  const studio = await openGame(page);
  const spin = studio.getByRole('button', { name: /^(Spin|Drehen)/ });
  await spin.click();
  await expect.poll(async () => (await roundsOf(page)).length, { timeout: 60_000 }).toBe(1);

  // A quarter of an hour passes.
  await asOwner((owner) =>
    owner.query(
      `update protection.play_sessions p
          set began_at = began_at - interval '15 minutes', check_at = check_at - interval '15 minutes'
         from identity.players i where i.id = p.player_id and i.email = $1 and p.is_latest`,
      [player.email],
    ),
  );
  const check = page.getByRole('dialog');
  await spin.click();
  await expect(check).toBeVisible({ timeout: 30_000 });
  await expect(check.getByTestId('reality-check')).toContainText(m.RealityCheck.stakes);
  const goOn = check.getByRole('button', { name: m.RealityCheck.continue });
  // Under a finger the question itself has the focus, as every dialog has there.
  await expect(hasTouch ? check : goOn).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  expect(await roundsOf(page).then((rounds) => rounds.filter(({ stake }) => stake > 0))).toHaveLength(1);

  await goOn.press('Enter');
  await expect(check).toBeHidden();
  await studio.getByRole('button', { name: /^(Close|Schließen|Schliessen|Fermer)/ }).click();
  await expect(studio.locator('[data-state="idle"]')).toBeAttached();
  await spin.click();
  await expect
    .poll(async () => (await roundsOf(page)).filter(({ stake }) => stake > 0).length, { timeout: 60_000 })
    .toBe(2);
});
