import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { LimitsScreen } from '@/screens/account/limits-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/limits'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/limits', pageLocale((await params).locale));
}

export default async function LimitsPage({ params }: Props) {
  return <LimitsScreen locale={pageLocale((await params).locale)} />;
}
