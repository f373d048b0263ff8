import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { VerificationScreen } from '@/screens/account/verification-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/profile/verification'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/profile/verification', pageLocale((await params).locale));
}

export default async function VerificationPage({ params }: Props) {
  pageLocale((await params).locale);
  return <VerificationScreen />;
}
