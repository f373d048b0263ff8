import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { DepositResultScreen } from '@/screens/account/deposit-result-screen';

type Props = PageProps<'/[locale]/deposit-return/[[...merchant]]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('deposit-return', pageLocale((await params).locale));
}

export default async function DepositReturnPage({ params }: Props) {
  const { locale, merchant } = await params;
  pageLocale(locale);
  return <DepositResultScreen depositId={merchant?.[0] ?? null} />;
}
