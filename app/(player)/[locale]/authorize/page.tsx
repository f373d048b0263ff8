import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { ArrivalScreen } from '@/screens/arrival/arrival-screen';

type Props = PageProps<'/[locale]/authorize'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('authorize', pageLocale((await params).locale), 'authorize/{session}');
}

export default async function AuthorizePage({ params }: Props) {
  pageLocale((await params).locale);
  return <ArrivalScreen />;
}
