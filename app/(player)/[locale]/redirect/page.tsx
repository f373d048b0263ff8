import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { ArrivalScreen } from '@/screens/arrival/arrival-screen';

type Props = PageProps<'/[locale]/redirect'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('redirect', pageLocale((await params).locale), 'redirect');
}

export default async function RedirectPage({ params }: Props) {
  pageLocale((await params).locale);
  return <ArrivalScreen />;
}
