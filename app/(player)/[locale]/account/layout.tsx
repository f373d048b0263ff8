import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/page';
import { AccountFrame } from '@/screens/account/account-frame';
import { AccountGuard } from '@/screens/account/account-guard';

export default async function AccountLayout({ children, params }: LayoutProps<'/[locale]/account'>) {
  pageLocale((await params).locale);
  const { Account, AccountDrawer, Cashier, DepositResult, History, Problems, Ui, Pages, Errors } =
    await getMessages();
  const block = { block: Errors.block };
  return (
    <NextIntlClientProvider
      messages={{
        Account,
        AccountDrawer,
        Cashier,
        DepositResult,
        History,
        Problems,
        Ui,
        Pages,
        Errors: block,
      }}
    >
      <AccountFrame>
        <AccountGuard>{children}</AccountGuard>
      </AccountFrame>
    </NextIntlClientProvider>
  );
}
