import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { ConfirmedEmailScreen } from '@/screens/arrival/confirmed-email-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/confirmed_email'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('confirmed_email', pageLocale((await params).locale));
}

export default async function ConfirmedEmailPage({ params }: Props) {
  pageLocale((await params).locale);
  return <ConfirmedEmailScreen />;
}
