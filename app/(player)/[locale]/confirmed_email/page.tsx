import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { EmailConfirmation } from '@/features/auth/components/email-confirmation';
import { pageLocale } from '@/lib/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/confirmed_email'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('confirmed_email', pageLocale((await params).locale));
}

export default async function ConfirmedEmailPage({ params }: Props) {
  pageLocale((await params).locale);
  const { ConfirmedEmail } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ ConfirmedEmail }}>
      <EmailConfirmation />
    </NextIntlClientProvider>
  );
}
