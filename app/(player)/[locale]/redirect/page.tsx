import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { ArrivalScreen } from '@/screens/arrival/arrival-screen';

type Props = PageProps<'/[locale]/redirect'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('redirect', pageLocale((await params).locale), 'redirect');
}

export default async function RedirectPage({ params }: Props) {
  pageLocale((await params).locale);
  return (
    <NextIntlClientProvider messages={await clientMessages('app/(player)/[locale]/redirect/page')}>
      <ArrivalScreen />
    </NextIntlClientProvider>
  );
}
