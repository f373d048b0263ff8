import { expectAccessible } from '../support/access';
import { COUNTRY, fillSignUp, newPlayer, offerNoDeposit } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';

/** A tournament of the studio that everybody may join, and that is on whenever it is. */
async function openTournament() {
  const answer = await fetch(`${site.web}/api/v1/network-tournaments`);
  const { data } = (await answer.json()) as { data: { active: { code: string; minLevel: number | null }[] } };
  const one = data.active.find(({ minLevel }) => minLevel === null);
  if (!one) throw new Error('the studio holds no tournament');
  return one.code;
}

test('a visitor joins a tournament of the studio, and finds it again', async ({ page, m, at, appLocale }) => {
  const t = m.Tournaments;
  const code = await openTournament();
  await offerNoDeposit(page);
  await page.goto(at('/tournaments'));
  await page.getByRole('tab', { name: t.tabs.network }).click();
  await page.locator(`a[href$="/tournaments/${code}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${at(`/tournaments/${code}`)}$`));
  const table = page.getByRole('table');
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByText(t.rules.network.table)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t.takePart }).click();
  await fillSignUp(page, m, newPlayer(), COUNTRY[appLocale]);
  await expect(page.getByText(t.join.done).first()).toBeVisible();
  await expect(page.getByText(t.noPointsText)).toBeVisible();
  await page.goto(at('/tournaments'));
  await page.getByRole('tab', { name: t.tabs.mine }).click();
  await expect(page.locator(`a[href$="/tournaments/${code}"]`)).toBeVisible();
});

test('an address that no studio tells of is not found', async ({ request, at }) => {
  expect((await request.get(at('/tournaments/no-such-tournament'))).status()).toBe(404);
});
