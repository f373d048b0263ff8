import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { BonusActivation } from './bonus-activation';

export async function ActivateBonusScreen({ bonusId }: { bonusId: string }) {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/arrival/activate-bonus-screen')}>
      <BonusActivation bonusId={bonusId} />
    </NextIntlClientProvider>
  );
}
