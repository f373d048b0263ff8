import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { pageLocale } from '@/lib/server/i18n/page';
import { AccountFrame } from '@/screens/account/account-frame';
import { AccountGuard } from '@/screens/account/account-guard';

export default async function AccountLayout({ children, params }: LayoutProps<'/[locale]/account'>) {
  pageLocale((await params).locale);
  return (
    <NextIntlClientProvider messages={await clientMessages('app/(player)/[locale]/account/layout')}>
      <AccountFrame>
        <AccountGuard>{children}</AccountGuard>
      </AccountFrame>
    </NextIntlClientProvider>
  );
}
