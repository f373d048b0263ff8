import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { OwnDepositResult } from './own-deposit-result';

export async function DepositResultScreen({ depositId }: { depositId: string | null }) {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/account/deposit-result-screen')}>
      <OwnDepositResult depositId={depositId} />
    </NextIntlClientProvider>
  );
}
