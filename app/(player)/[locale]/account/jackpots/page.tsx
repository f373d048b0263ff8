import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { OwnJackpotsScreen } from '@/screens/account/own-jackpots-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/jackpots'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/jackpots', pageLocale((await params).locale));
}

export default async function OwnJackpotsPage({ params }: Props) {
  pageLocale((await params).locale);
  return <OwnJackpotsScreen />;
}
