import { randomUUID } from 'node:crypto';
import ch from '../../messages/de-CH.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import { formatAmount } from '../../components/ui/amount/format-amount';
import type { Locale } from '../../lib/domain/locales';
import { addressOfPage } from '../../lib/i18n/path';
import type { Currency } from '../../lib/money/money';
import { AMOUNT_CASES, PRESET_CASES, type AmountCase } from '@/platform/payments/testing/deposit-rules';
import { register } from './support/account';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';

// The rules of SPEC §5 and §9 on the page itself, in the words of each language. The platform answers the same to who
// comes without the page: platform/payments/amount-rules.test.ts.

interface Reader {
  name: string;
  locale: Locale;
  m: { Cashier: typeof en.Cashier };
  country: string;
  currency: Currency;
}

const READERS: readonly Reader[] = [
  { name: 'English', locale: 'en', m: en, country: 'DE', currency: 'EUR' },
  { name: 'German', locale: 'de', m: de, country: 'DE', currency: 'EUR' },
  { name: 'French', locale: 'fr', m: fr, country: 'FR', currency: 'EUR' },
  { name: 'Swiss German', locale: 'de-CH', m: ch, country: 'CH', currency: 'CHF' },
];

/** As each of them is called, in every language. */
const NAMES: Readonly<Record<Exclude<AmountCase['method'], 'card'>, string>> = {
  ezeewallet: 'Ezeewallet',
  paysafe: 'Paysafe',
  neosurfeurope: 'Neosurf',
  cashtocode: 'Cashtocode',
  ethereum: 'Ethereum',
};

for (const reader of READERS) {
  const { name, locale, currency } = reader;
  const t = reader.m.Cashier;
  const whole = (units: number) => formatAmount(units * 100, currency, locale, { whole: true });
  const exact = (units: number) => formatAmount(units * 100, currency, locale);

  test(`what an amount may be is said in ${name}`, { tag: ['@once', '@long'] }, async ({ page }) => {
    test.slow();
    const at = (path: string) => addressOfPage(path, locale, site.basePath);
    await register(page, newPlayer(), at('/'), { country: reader.country });
    // Everybody begins in euros.
    if (currency !== 'EUR') {
      const change = await page.request.post('/api/v1/me/currency', {
        data: { currency },
        headers: { origin: site.origin, 'Idempotency-Key': randomUUID() },
      });
      expect(change.status()).toBe(200);
    }
    await page.goto(at('/account/wallet/deposit'));
    const wordsOf = (rule: NonNullable<AmountCase['rule']>, ofAll = false) => {
      const { belowAny, aboveAny, ...others } = t.amountErrors;
      if (!ofAll) return others[rule];
      return rule === 'belowMinimum' ? belowAny : aboveAny;
    };
    const amount = page.getByRole('textbox', { name: t.amount, exact: true });
    const send = page.locator('form button[type="submit"]');
    const presets = page.getByRole('group', { name: t.presets });
    const choose = async (method: AmountCase['method']) => {
      const family = method === 'ethereum' ? t.families.crypto : t.families.regular;
      await page.getByRole('tab', { name: family }).click();
      const label = method === 'card' ? t.card : NAMES[method];
      await page.getByRole('radio', { name: new RegExp(`^${label}\\b`) }).check({ force: true });
    };

    // Once for each method: a method that is chosen keeps what is typed.
    for (const method of new Set(AMOUNT_CASES.map((one) => one.method))) {
      await choose(method);
      for (const { typed, becomes = typed, rule, limit, ofAll } of AMOUNT_CASES.filter(
        (one) => one.method === method,
      )) {
        await test.step(`${method}: "${typed}"`, async () => {
          await amount.fill(typed);
          await amount.blur();
          await expect(amount).toHaveValue(becomes);
          if (rule === null) {
            await expect(amount).not.toHaveAttribute('aria-invalid');
            await expect(send).toBeEnabled();
            await expect(send).toHaveText(t.depositAmount.replace('{amount}', exact(Number(becomes))));
            return;
          }
          const said = wordsOf(rule, ofAll).replace('{limit}', limit === undefined ? '' : whole(limit));
          await expect(amount).toHaveAccessibleDescription(said);
          await expect(amount).toHaveAttribute('aria-invalid', 'true');
          await expect(send).toBeDisabled();
          await expect(send).toHaveText(t.deposit);
        });
      }
    }

    for (const { method, presets: units, over } of PRESET_CASES) {
      await test.step(`suggestions of ${method}`, async () => {
        await choose(method);
        const buttons = presets.getByRole('button');
        await expect(buttons).toHaveText(units.map(whole));
        for (const [index, one] of units.entries()) {
          const button = buttons.nth(index);
          if (index >= units.length - over) {
            await expect(button).toBeDisabled();
            continue;
          }
          await button.click();
          await expect(amount).toHaveValue(String(one));
          await expect(send).toBeEnabled();
        }
      });
    }

    // The second suggestion is what the form begins with; another tab takes the method away, and with it the button.
    await page.reload();
    await expect(presets.getByRole('button', { pressed: true })).toHaveText(whole(50));
    await page.getByRole('tab', { name: t.families.crypto }).click();
    const methods = page.getByRole('group', { name: t.method, exact: true });
    await expect(methods.getByRole('radio').first()).toBeVisible();
    await expect(methods.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(send).toBeDisabled();
    // A coin on two networks needs one of them.
    await page.getByRole('radio', { name: /^Tether/ }).check({ force: true });
    const networks = page.getByRole('group', { name: t.options.network });
    await expect(networks.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(send).toBeDisabled();
    await networks.getByRole('radio').first().check({ force: true });
    await expect(send).toBeEnabled();
    // A voucher needs none, and the least that may be paid in is paid in.
    await choose('paysafe');
    await amount.fill('10');
    await send.click();
    await page.waitForURL(/\/payments\/checkout\//);
    await expect(page.getByText(exact(10)).first()).toBeVisible();
  });
}
