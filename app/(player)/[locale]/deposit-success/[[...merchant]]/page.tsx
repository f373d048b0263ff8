import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { DepositResultScreen } from '@/screens/account/deposit-result-screen';

type Props = PageProps<'/[locale]/deposit-success/[[...merchant]]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('deposit-success', pageLocale((await params).locale));
}

export default async function DepositSuccessPage({ params }: Props) {
  const { locale, merchant } = await params;
  pageLocale(locale);
  const { DepositResult } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ DepositResult }}>
      <DepositResultScreen depositId={merchant?.[0] ?? null} />
    </NextIntlClientProvider>
  );
}
