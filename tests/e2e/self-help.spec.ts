import { expectAccessible } from '../support/access';
import { register } from './support/account';
import { payIn } from './support/payee';
import { newPlayer } from './support/player';
import { expect, test } from './support/test';
import { untilStill } from './support/still';

test(
  'the self-test is taken by keys, kept and deleted; money and time have pictures with their figures',
  {
    tag: '@long',
  },
  async ({ page, m, at }) => {
    test.slow();
    await register(page, newPlayer(), at('/'));
    await page.goto(at('/account/limits/self-test'));
    const main = page.getByRole('main');
    const questions = main.getByRole('radiogroup');
    await expect(questions).toHaveCount(9);
    await main.getByRole('button', { name: m.SelfTest.finish }).click();
    const first = questions.first().getByRole('radio', { name: m.SelfTest.answers.never });
    await expect(first).toBeFocused();
    for (let question = 0; question < 9; question++) {
      await page.keyboard.press('Space');
      // From never to sometimes.
      if (question < 3) await page.keyboard.press('ArrowRight');
      if (question < 8) await page.keyboard.press('Tab');
    }
    await untilStill(page);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      main.getByRole('heading', {
        name: m.SelfTest.score.replace('{score}', '3').replace('{most}', '27'),
      }),
    ).toBeFocused();
    await main.getByRole('button', { name: m.SelfTest.keep }).click();
    await expect(main.getByText(m.SelfTest.kept)).toBeVisible();
    await untilStill(page);
    await expectAccessible(page);
    await page.reload();
    await main.getByRole('button', { name: m.SelfTest.forget }).click();
    await expect(main.getByText(m.SelfTest.forgotten)).toBeVisible();

    await payIn(page, 5_000);
    await page.goto(at('/account/limits/spending'));
    const picture = main.getByRole('figure', { name: m.Spending.inAndOut });
    await expect(picture.getByRole('img')).toBeVisible();
    await picture.getByText(m.Spending.table).click();
    await expect(picture.getByRole('row').nth(1)).toContainText(/50/);
    await untilStill(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);
