import AxeBuilder from '@axe-core/playwright';
import { expect, forgive, test } from './support/test';

const PAGES = [
  '/',
  '/games',
  '/games/top',
  '/game/scarab-of-nefer',
  '/auth',
  '/faq',
  '/info_pages/privacy_policy',
  '/landing/welcome-bonus',
  '/vip',
];
/** Looked at in ivory as well, which follows the system until somebody chooses. */
const BOTH = ['/', '/game/scarab-of-nefer'];

const LOOKS = [
  ...PAGES.map((path) => [path, 'dark'] as const),
  ...BOTH.map((path) => [path, 'light'] as const),
];
for (const [path, colorScheme] of LOOKS) {
  test(`no accessibility violation on ${path}, ${colorScheme}`, async ({ page, at, complaints }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    forgive(complaints, /404|503/);
  });
}

test('no accessibility violation in the sign-up dialog', async ({ page, at, m }) => {
  await page.goto(at('/'));
  await page.getByRole('banner').getByRole('link', { name: m.Account.signUp }).click();
  await page.getByRole('dialog').getByLabel(m.Auth.email).waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

for (const path of ['/', '/games/top']) {
  test(`nothing moves while ${path} loads`, async ({ page, at }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput) shifts.push(shift.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(at(path), { waitUntil: 'networkidle' });
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(0.01);
  });
}
