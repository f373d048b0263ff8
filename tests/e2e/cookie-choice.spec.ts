import { shiftsOf, watchShifts } from './support/shifts';
import { expect, test } from './support/test';
import { untilStill } from './support/still';

test.describe('the question about cookies', () => {
  test.use({ cookieChoice: null });

  test(
    'is asked once, by keyboard, covers neither the bar nor the end of the page, and is not asked again',
    { tag: '@once' },
    async ({ page, at, m }) => {
      await watchShifts(page);
      await page.goto(at('/'));
      await untilStill(page);
      const banner = page.getByRole('region', { name: m.Shell.cookies.label });
      await expect(banner).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
      const bar = page.getByRole('navigation', { name: m.Shell.nav.bottom });
      if (await bar.isVisible()) {
        const [over, under] = [await banner.boundingBox(), await bar.boundingBox()];
        expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, box] = [await page.getByRole('contentinfo').boundingBox(), await banner.boundingBox()];
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
      await banner.getByRole('button', { name: m.Shell.cookies.necessary }).press('Enter');
      await expect(banner).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await page.reload();
      await expect(banner).toBeHidden();
    },
  );

  test(
    'can be answered with a yes and taken back in the footer; only a yes lets the data layer hear',
    { tag: '@once' },
    async ({ page, at, m }) => {
      await page.goto(at('/'));
      const banner = page.getByRole('region', { name: m.Shell.cookies.label });
      await banner.getByRole('button', { name: m.Shell.cookies.accept }).click();
      await expect(page.locator('html')).toHaveAttribute('data-cookies', 'analytics');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-cookies', 'analytics');
      const asker = page.getByRole('button', { name: m.Shell.footer.cookies });
      await asker.press('Enter');
      const box = banner.getByRole('checkbox', { name: m.Shell.cookies.analytics });
      await expect(box).toBeFocused();
      await expect(box).toBeChecked();
      await page.keyboard.press('Space');
      await banner.getByRole('button', { name: m.Shell.cookies.save }).press('Enter');
      await expect(banner).toBeHidden();
      await expect(asker).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-cookies', 'necessary');
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    },
  );
});
