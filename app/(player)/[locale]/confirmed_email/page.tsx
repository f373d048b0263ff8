import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { EmailConfirmation } from '@/features/auth/components/email-confirmation';
import { clientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/confirmed_email'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('confirmed_email', pageLocale((await params).locale));
}

export default async function ConfirmedEmailPage({ params }: Props) {
  pageLocale((await params).locale);
  return (
    <NextIntlClientProvider messages={await clientMessages('app/(player)/[locale]/confirmed_email/page')}>
      <EmailConfirmation />
    </NextIntlClientProvider>
  );
}
