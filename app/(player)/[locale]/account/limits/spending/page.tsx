import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { SpendingScreen } from '@/screens/account/spending-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/limits/spending'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/limits/spending', pageLocale((await params).locale));
}

export default async function SpendingPage({ params }: Props) {
  return <SpendingScreen locale={pageLocale((await params).locale)} />;
}
