import { randomUUID } from 'node:crypto';
import ch from '../../messages/de-CH.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import { formatAmount } from '../../components/ui/amount/format-amount';
import type { Locale } from '../../lib/domain/locales';
import { addressOfPage } from '../../lib/i18n/path';
import type { Currency } from '../../lib/money/money';
import { CONTACTS, PLAYABLE_PROFILE } from '../support/profile';
import {
  FEW,
  FEW_CASES,
  MANY,
  MANY_CASES,
  type WithdrawalCase,
} from '@/platform/payments/testing/withdrawal-rules';
import { change, meOf, register } from './support/account';
import { asOwner, payIn, stake } from './support/payee';
import { newPlayer } from './support/player';
import { site } from './support/site';
import { expect, test } from './support/test';

// SPEC §5 on the page itself, in the words of each language: whose money can leave, and how much of it. The platform
// answers the same to who comes without the page: platform/payments/withdrawals/amount-rules.test.ts.

interface Reader {
  name: string;
  locale: Locale;
  m: { Withdrawal: typeof en.Withdrawal };
  country: string;
  currency: Currency;
}

const READERS: readonly Reader[] = [
  { name: 'English', locale: 'en', m: en, country: 'DE', currency: 'EUR' },
  { name: 'German', locale: 'de', m: de, country: 'DE', currency: 'EUR' },
  { name: 'French', locale: 'fr', m: fr, country: 'FR', currency: 'EUR' },
  { name: 'Swiss German', locale: 'de-CH', m: ch, country: 'CH', currency: 'CHF' },
];

for (const { name, locale, m, country, currency } of READERS) {
  const t = m.Withdrawal;
  const whole = (minor: number) => formatAmount(minor, currency, locale, { whole: true });
  const exact = (minor: number) => formatAmount(minor, currency, locale);

  test(`what can be withdrawn is said in ${name}`, { tag: ['@once', '@long'] }, async ({ page }) => {
    test.slow();
    const at = (path: string) => addressOfPage(path, locale, site.basePath);
    const context = page.context();
    await register(page, newPlayer(), at('/'), { country });
    const { id: playerId = '' } = (await meOf(context)) ?? {};
    if (currency !== 'EUR') {
      const changed = await page.request.post('/api/v1/me/currency', {
        data: { currency },
        headers: { origin: site.origin, 'Idempotency-Key': randomUUID() },
      });
      expect(changed.status()).toBe(200);
    }

    const main = page.getByRole('main');
    const open = () => page.goto(at('/account/wallet/withdrawal'));
    /** What stands in the place of the form. */
    const stands = async (title: string, text: string) => {
      await open();
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(main.getByText(text, { exact: true })).toBeVisible();
      await expect(main.locator('form')).toHaveCount(0);
    };
    await test.step('what stands in the way', async () => {
      await stands(t.profile.title, t.profile.text);
      await change(context, 'PATCH', '/api/v1/me/profile', { ...PLAYABLE_PROFILE, ...CONTACTS });
      await stands(t.proof.title, t.proof.text);
      await asOwner((owner) =>
        owner.query(
          `insert into verification.cases (player_id, status) values ($1, 'verified')
           on conflict (player_id) do update set status = 'verified'`,
          [playerId],
        ),
      );
      await stands(t.email.title, t.email.text);
      await asOwner((owner) =>
        owner.query('update identity.players set email_verified = true where id = $1', [playerId]),
      );
      await stands(t.empty.title, t.empty.text);
      await payIn(page, FEW.paidIn);
      await stands(t.wager.title.replace('{amount}', exact(FEW.paidIn)), t.wager.text);
    });

    const amount = main.getByRole('textbox', { name: t.amount, exact: true });
    const send = main.locator('form button[type="submit"]');
    const presets = main.getByRole('group', { name: t.presets });
    const holds = async (cases: readonly WithdrawalCase[]) => {
      for (const { method, typed, becomes = typed, rule, limit = 0 } of cases) {
        await test.step(`${method}: "${typed}"`, async () => {
          const label = method === 'card' ? t.card : t.bank;
          await main.getByRole('radio', { name: new RegExp(`^${label}`) }).check({ force: true });
          await amount.fill(typed);
          await amount.blur();
          await expect(amount).toHaveValue(becomes);
          if (rule === null) {
            await expect(amount).not.toHaveAttribute('aria-invalid');
            await expect(send).toHaveText(t.submitAmount.replace('{amount}', exact(Number(becomes) * 100)));
            return;
          }
          await expect(amount).toHaveAccessibleDescription(t.errors[rule].replace('{limit}', whole(limit)));
          await expect(amount).toHaveAttribute('aria-invalid', 'true');
        });
      }
    };

    await stake({ playerId, currency, amount: FEW.paidIn, won: FEW.has });
    await open();
    await holds(FEW_CASES);
    await test.step('suggestions', async () => {
      await main.getByRole('radio', { name: new RegExp(`^${t.card}`) }).check({ force: true });
      const buttons = presets.getByRole('button');
      await expect(buttons).toHaveText([whole(5_000), whole(10_000), whole(50_000), t.all]);
      await expect(buttons.nth(2)).toBeDisabled();
      await buttons.nth(1).click();
      await expect(amount).toHaveValue('100');
      await buttons.nth(3).click();
      await expect(amount).toHaveValue('345');
    });
    await stake({ playerId, currency, amount: FEW.has, won: MANY.has, wagered: 0 });
    await open();
    await holds(MANY_CASES);

    await test.step('one at a time', async () => {
      await main.getByRole('radio', { name: new RegExp(`^${t.card}`) }).check({ force: true });
      await amount.fill('300');
      await send.click();
      await page.waitForURL(/\/account\/wallet\/withdrawal\/[\w-]{36}$/);
      await stands(t.under.title.replace('{amount}', exact(30_000)), t.under.text);
    });
  });
}
