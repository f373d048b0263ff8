import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { ArrivalScreen } from '@/screens/arrival/arrival-screen';

type Props = PageProps<'/[locale]/handoff'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('handoff', pageLocale((await params).locale), 'handoff');
}

export default async function HandoffPage({ params }: Props) {
  pageLocale((await params).locale);
  return <ArrivalScreen />;
}
